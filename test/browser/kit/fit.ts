// Finds what does not fit on the page: text that overflows, is clipped, or causes horizontal scrolling.
import type { Page } from 'playwright-core';

/** Allowed to scroll horizontally: wide tables of the rules. */
const SIDEWAYS = '.wide';

/** Width of the page including overflow, in CSS px. */
export const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

/** One line per kind of overflow. */
export function overflows(page: Page): Promise<string[]> {
  return page.evaluate((sideways) => {
    const found = new Map<string, string>();
    /** Of similar elements only the first is reported. */
    const tell = (what: string, element: Element): void => {
      const kind = `${what}: <${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`;
      const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
      if (!found.has(kind)) found.set(kind, words);
    };
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.matches('.hidden-text, svg, canvas') &&
      !/inset\(50%/.test(getComputedStyle(element).clipPath);
    const hidden = new Map<Element, boolean>();
    /** Is it hidden, or in something that is? */
    const isHidden = (element: Element): boolean => {
      const known = hidden.get(element);
      if (known !== undefined) return known;
      const { parentElement: parent } = element;
      const is = (parent !== null && isHidden(parent)) || !isShown(element);
      hidden.set(element, is);
      return is;
    };

    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width)
      tell(`scrolls sideways by ${document.documentElement.scrollWidth - width} px`, document.documentElement);
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { display, textOverflow, overflowX } = getComputedStyle(element);
      if (display === 'inline' || display === 'contents' || isHidden(element) || element.closest(sideways)) continue;
      const over = element.scrollWidth - element.clientWidth;
      const shortened = textOverflow === 'ellipsis' && overflowX === 'hidden' && !element.closest('button, a, label');
      // Pictures may be larger than their frame; a select's own arrow counts as content.
      if (over > 1 && element.clientWidth > 0 && !shortened && !['SELECT', 'INPUT'].includes(element.tagName))
        tell(`${over} px too wide`, element);
    }
    for (const button of document.querySelectorAll('button, a, summary, label, select')) {
      if (isHidden(button) || button.closest(sideways)) continue;
      const box = button.getBoundingClientRect();
      if (box.width === 0) continue;
      if (box.left < -1 || box.right > width + 1) tell('off the screen', button);
      const frames = [box];
      // Overflow inside a scrollable element is reachable.
      for (
        let one = button.parentElement;
        one && !/auto|scroll/.test(getComputedStyle(one).overflowY);
        one = one.parentElement
      )
        if (/hidden|clip/.test(getComputedStyle(one).overflow)) frames.push(one.getBoundingClientRect());
      const words = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      if (button.tagName === 'SELECT' || getComputedStyle(button).display === 'inline') continue;
      for (let node = words.nextNode(); node; node = words.nextNode()) {
        if (!node.textContent?.trim() || !node.parentElement || isHidden(node.parentElement)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        const middle = (top + bottom) / 2;
        const inside = frames.every(
          (frame) =>
            left >= frame.left - 1 && right <= frame.right + 1 && middle >= frame.top && middle <= frame.bottom,
        );
        if (!inside) tell('text cut', button);
      }
    }
    return [...found].map(([kind, words]) => `${kind} ${words}`);
  }, SIDEWAYS);
}
