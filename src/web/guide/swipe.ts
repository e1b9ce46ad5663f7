/** How far a finger goes sideways at least, in pixels, and how much further than up or down. */
const FAR = 56;
const STEEP = 2;

/** What a swipe over an element does, by where the finger goes. */
export const swiped =
  (acts: { left: () => void; right: () => void }) =>
  (element: HTMLElement): (() => void) => {
    const ended = new AbortController();
    let from: Touch | undefined;
    const options = { signal: ended.signal, passive: true };
    element.addEventListener(
      'touchstart',
      ({ touches }) => (from = touches.length === 1 ? touches[0] : undefined),
      options,
    );
    element.addEventListener(
      'touchend',
      ({ changedTouches: [to] }) => {
        if (!from || !to) return;
        const [dx, dy] = [to.clientX - from.clientX, to.clientY - from.clientY];
        from = undefined;
        if (Math.abs(dx) < FAR || Math.abs(dx) < STEEP * Math.abs(dy)) return;
        if (dx < 0) acts.left();
        else acts.right();
      },
      options,
    );
    return () => ended.abort();
  };
