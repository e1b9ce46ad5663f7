interface Size {
  width: number;
  height: number;
}

/** Hex radii from the middle of a hex beyond which its neighbours end. */
const BEYOND = 2.8;
/** Pixels to the rim of the window. */
const RIM = 8;

/** Where the card of a hex lies, so that it covers neither it nor its neighbours; undefined where there is no room. `k`: pixels a hex radius. */
export function cardPlace(
  at: { x: number; y: number; k: number },
  card: Size,
  window: Size,
): { left: number; top: number } | undefined {
  const out = at.k * BEYOND;
  const within = (value: number, size: number, room: number): number =>
    Math.max(RIM, Math.min(room - size - RIM, value));
  const top = within(at.y - card.height / 2, card.height, window.height);
  const left = within(at.x - card.width / 2, card.width, window.width);
  if (at.x + out + card.width + RIM <= window.width) return { left: at.x + out, top };
  if (at.x - out - card.width >= RIM) return { left: at.x - out - card.width, top };
  if (at.y - out - card.height >= RIM) return { left, top: at.y - out - card.height };
  if (at.y + out + card.height + RIM <= window.height) return { left, top: at.y + out };
  return undefined;
}
