import type { Pen } from '../model/sheet.ts';

/** Half width and half height of the box that the symbols fill. */
export const BOX = { x: 1, y: 0.64 } as const;

/** The branch symbols on counters: strokes in the box about 0, 0. Unknown kinds leave the box empty. */
export function paintSymbol(pen: Pen, kind: string): void {
  SYMBOLS[kind]?.forEach((stroke) => stroke(pen));
}

type Stroke = (pen: Pen) => void;

const line =
  (...points: readonly (readonly [number, number])[]): Stroke =>
  (pen) => {
    pen.beginPath();
    points.forEach(([x, y], i) => (i === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
    pen.stroke();
  };

const disc =
  (x: number, y: number, r: number): Stroke =>
  (pen) => {
    pen.beginPath();
    pen.arc(x, y, r, 0, 2 * Math.PI);
    pen.fill();
  };

const cross: Stroke = (pen) => {
  line([-BOX.x, -BOX.y], [BOX.x, BOX.y])(pen);
  line([-BOX.x, BOX.y], [BOX.x, -BOX.y])(pen);
};

const track: Stroke = (pen) => {
  pen.beginPath();
  pen.roundRect(-0.66, -0.34, 1.32, 0.68, 0.34);
  pen.stroke();
};

const mountain: Stroke = (pen) => {
  pen.beginPath();
  pen.moveTo(-0.24, BOX.y);
  pen.lineTo(0, 0.16);
  pen.lineTo(0.24, BOX.y);
  pen.closePath();
  pen.fill();
};

const parachute: Stroke = (pen) => {
  pen.beginPath();
  pen.arc(-0.17, BOX.y - 0.04, 0.17, Math.PI, 0);
  pen.moveTo(0.34, BOX.y - 0.04);
  pen.arc(0.17, BOX.y - 0.04, 0.17, 0, Math.PI, true);
  pen.stroke();
};

const dome: Stroke = (pen) => {
  pen.beginPath();
  pen.arc(0, BOX.y + 0.02, 0.44, Math.PI, 0);
  pen.stroke();
};

const waves: Stroke = (pen) => {
  pen.beginPath();
  pen.moveTo(-0.8, 0.5);
  for (let x = -0.8; x < 0.79; x += 0.4) {
    pen.quadraticCurveTo(x + 0.1, 0.38, x + 0.2, 0.5);
    pen.quadraticCurveTo(x + 0.3, 0.62, x + 0.4, 0.5);
  }
  pen.stroke();
};

const comb: Stroke = (pen) => {
  line([-0.36, 0.2], [-0.36, -0.16], [0.36, -0.16], [0.36, 0.2])(pen);
  line([0, -0.16], [0, 0.2])(pen);
};

const flame: Stroke = (pen) => {
  pen.beginPath();
  pen.moveTo(0, -0.3);
  pen.quadraticCurveTo(0.34, 0.06, 0.12, 0.28);
  pen.lineTo(-0.12, 0.28);
  pen.quadraticCurveTo(-0.3, 0.1, -0.06, -0.02);
  pen.quadraticCurveTo(0.04, -0.1, 0, -0.3);
  pen.fill();
};

const span: Stroke = (pen) => {
  line([-0.62, -0.38], [-0.42, -0.16], [0.42, -0.16], [0.62, -0.38])(pen);
  line([-0.62, 0.38], [-0.42, 0.16], [0.42, 0.16], [0.62, 0.38])(pen);
};

/** Wings as of a gull, and those of a glider with its fuselage. */
const wings: Stroke = (pen) => {
  pen.beginPath();
  pen.moveTo(-0.42, BOX.y - 0.06);
  pen.quadraticCurveTo(-0.2, 0.12, 0, BOX.y - 0.1);
  pen.quadraticCurveTo(0.2, 0.12, 0.42, BOX.y - 0.06);
  pen.stroke();
};

const glider: Stroke = (pen) => {
  line([-0.5, 0.4], [0.5, 0.4])(pen);
  line([0, 0.24], [0, 0.6])(pen);
};

const battlement: Stroke = (pen) => {
  line([-BOX.x, -0.3], [-0.6, -0.3], [-0.6, -0.5], [-0.2, -0.5], [-0.2, -0.3], [0.2, -0.3], [0.2, -0.5])(pen);
  line([0.2, -0.5], [0.6, -0.5], [0.6, -0.3], [BOX.x, -0.3])(pen);
};

/** A canopy over a line: what is dropped for others. */
const dropped: Stroke = (pen) => {
  pen.beginPath();
  pen.arc(0, -0.06, 0.38, Math.PI, 0);
  pen.lineTo(0, 0.3);
  pen.lineTo(-0.38, -0.06);
  pen.stroke();
};

const ring: Stroke = (pen) => {
  pen.beginPath();
  pen.arc(0, 0, 0.3, 0, 2 * Math.PI);
  pen.stroke();
};

const hunter: Stroke = line([-BOX.x, BOX.y], [0, -BOX.y], [BOX.x, BOX.y]);
const gun = disc(0, 0, 0.2);

const SYMBOLS: Readonly<Record<string, readonly Stroke[]>> = {
  infantry: [cross],
  motorised: [cross, line([0, -BOX.y], [0, BOX.y])],
  mountain: [cross, mountain],
  mechanised: [cross, track],
  parachute: [cross, parachute],
  'air-landing': [cross, wings],
  glider: [cross, glider],
  security: [cross, disc(0, -0.42, 0.13)],
  replacement: [cross, ring],
  fortress: [cross, battlement],
  garrison: [cross, line([-BOX.x, 0.42], [BOX.x, 0.42])],
  'machine-gun': [
    line([0, 0.46], [0, -0.46]),
    line([-0.24, -0.18], [0, -0.46], [0.24, -0.18]),
    line([-0.3, 0.24], [0.3, 0.24]),
  ],
  engineers: [line([-0.56, 0.34], [-0.56, -0.26], [0.56, -0.26], [0.56, 0.34]), line([0, -0.26], [0, 0.34])],
  reconnaissance: [line([-BOX.x, BOX.y], [BOX.x, -BOX.y])],
  supply: [line([-BOX.x, 0.38], [BOX.x, 0.38]), dropped],
  armour: [track],
  flame: [track, flame],
  'armour-afloat': [track, waves],
  'armoured-engineers': [track, comb],
  bridging: [span],
  'assault-gun': [track, line([0, -0.34], [0, 0.34])],
  'anti-tank': [hunter],
  'tank-destroyer': [track, hunter],
  artillery: [gun],
  'army-artillery': [disc(-0.36, 0, 0.17), disc(0.36, 0, 0.17), line([-0.36, 0], [0.36, 0])],
  'anti-aircraft': [gun, dome],
  'tracked-artillery': [gun, track],
};
