/** Does this now, and again whenever the reader comes back to the page, until the function given back is called. */
export function whenSeen(work: () => void): () => void {
  const again = (): void => {
    if (document.visibilityState === 'visible') work();
  };
  work();
  document.addEventListener('visibilitychange', again);
  return () => document.removeEventListener('visibilitychange', again);
}
