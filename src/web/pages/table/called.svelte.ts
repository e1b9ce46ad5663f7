import { on } from 'svelte/events';

/** Has it become this player's move while he looked at another tab? Until he looks at this one. Belongs to the component that asks for it. */
export function calledBack(isAsked: () => boolean): () => boolean {
  let isCalled = $state(false);
  let isSeen = $state(document.visibilityState === 'visible');
  let wasAsked = false;
  $effect(() => on(document, 'visibilitychange', () => (isSeen = document.visibilityState === 'visible')));
  $effect(() => {
    const asked = isAsked();
    if (isSeen || !asked) isCalled = false;
    else if (!wasAsked) isCalled = true;
    wasAsked = asked;
  });
  return () => isCalled;
}

/** Gives the icon of the tab a mark, or takes it away. */
export function markIcon(isMarked: boolean): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', isMarked ? '/icon-called.svg' : '/icon.svg');
}
