import type { Channel } from './channel.ts';

/** A channel whose messages arrive at once, as text. */
export function wire(): [Channel, Channel] {
  const listeners = [new Set<(event: MessageEvent) => void>(), new Set<(event: MessageEvent) => void>()] as const;
  const end = (mine: 0 | 1): Channel => ({
    postMessage: (message) => {
      const data = JSON.parse(JSON.stringify(message)) as unknown;
      for (const listener of listeners[mine === 0 ? 1 : 0]) listener({ data } as MessageEvent);
    },
    addEventListener: (_, listener) => void listeners[mine].add(listener),
  });
  return [end(0), end(1)];
}
