/** Of pictures of the board, as browsers count it. */
const QUALITY = 0.8;

const emptyLike = ({ width, height }: HTMLCanvasElement): HTMLCanvasElement =>
  Object.assign(document.createElement('canvas'), { width, height });

export function copyOf(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const copy = emptyLike(canvas);
  copy.getContext('2d')?.drawImage(canvas, 0, 0);
  return copy;
}

/** A picture that is soon made and soon read: JPEG, which knows no transparency. */
export function opaque(canvas: HTMLCanvasElement, ground: string): string {
  const copy = emptyLike(canvas);
  const pen = copy.getContext('2d');
  if (!pen) return '';
  pen.fillStyle = ground;
  pen.fillRect(0, 0, copy.width, copy.height);
  pen.drawImage(canvas, 0, 0);
  return copy.toDataURL('image/jpeg', QUALITY);
}
