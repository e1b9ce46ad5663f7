/** A scrolled list whose frame moves because what is above it grows or shrinks: its rows stay where they are on the screen, as far as it can scroll. */
export function keepsPlace(list: HTMLElement): () => void {
  let { top } = list.getBoundingClientRect();
  const watch = new ResizeObserver(() => {
    const now = list.getBoundingClientRect().top;
    list.scrollTop += now - top;
    top = now;
  });
  watch.observe(list);
  return () => watch.disconnect();
}
