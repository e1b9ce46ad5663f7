import type { ListedChallenge } from '../../seat/sitting.ts';

/** The games that one is asked to play, and whether one wants to be; undefined where nobody is signed in or the server cannot be reached. */
export interface OwnChallenges {
  isWelcome: boolean;
  challenges: readonly ListedChallenge[];
}

export async function ownChallenges(): Promise<OwnChallenges | undefined> {
  if (!navigator.onLine) return undefined;
  try {
    const answer = await fetch('/api/challenges');
    return answer.ok ? ((await answer.json()) as OwnChallenges) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the server has taken the answer. */
export const answerChallenge = (game: string, accepts: boolean): Promise<boolean> =>
  isDone(`/api/challenges/${game}`, { accepts });

/** Says whether one wants to be asked; whether the server has heard it. */
export const welcomeChallenges = (isWelcome: boolean): Promise<boolean> => isDone('/api/challenges', { isWelcome });

async function isDone(path: string, question: object): Promise<boolean> {
  const headers = { 'content-type': 'application/json' };
  try {
    return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(question) })).ok;
  } catch {
    return false;
  }
}
