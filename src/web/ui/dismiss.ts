/**
 * Closes what lies open over the page on Escape, and on a press anywhere else. A dialog, and the opener, which closes it
 * itself, are not elsewhere. The focus goes to the opener when it was inside.
 */
export const dismissed =
  ({ isOpen = () => true, close, opener }: { isOpen?: () => boolean; close: () => void; opener: string }) =>
  (element: HTMLElement): (() => void) => {
    const leave = (): void => {
      const inside = element.contains(document.activeElement);
      close();
      if (inside) document.querySelector<HTMLElement>(opener)?.focus();
    };
    const press = ({ target }: Event): void => {
      const at = target instanceof Element ? target : undefined;
      if (isOpen() && at && !element.contains(at) && !at.closest(`dialog, ${opener}`)) leave();
    };
    const key = (event: KeyboardEvent): void => {
      const typing = event.target instanceof Element && event.target.closest('dialog, input, select, textarea');
      if (event.key !== 'Escape' || !isOpen() || (typing && !element.contains(typing))) return;
      // This press is spent: it does not clear the selection as well.
      event.preventDefault();
      leave();
    };
    addEventListener('pointerdown', press, true);
    addEventListener('keydown', key, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      removeEventListener('keydown', key, true);
    };
  };
