import type { Point } from '../../../../hex/layout.ts';
import { SHEET } from '../../model/palette.ts';
import type { Pen } from '../../model/sheet.ts';

type SideColours = readonly [string, string];

/** Draws a sign of the tracks; one unit is its size. */
type Draw = (pen: Pen, sides: SideColours) => void;

const SIGNS: Readonly<Record<string, Draw>> = {
  morning: paintSunrise,
  afternoon: paintSun,
  night: paintMoon,
  fair: paintSun,
  cloudy: (pen) => paintCloud(pen, 0),
  rain: paintRain,
  first: (pen, [first]) => paintCounter(pen, first, false),
  second: (pen, [, second]) => paintCounter(pen, second, true),
  replacements: paintPlus,
  bombers: paintPlane,
  waves: paintWaves,
  bridge: paintArch,
  supply: paintParachute,
  exit: paintExit,
};

export interface PlacedSign extends Point {
  sign: string;
  size: number;
}

export function paintSign(pen: Pen, { sign, x, y, size }: PlacedSign, sides: SideColours): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size, size);
  pen.fillStyle = pen.strokeStyle = SHEET.print;
  pen.lineWidth = 0.075;
  pen.lineJoin = pen.lineCap = 'round';
  SIGNS[sign]?.(pen, sides);
  pen.restore();
}

function paintSun(pen: Pen): void {
  pen.beginPath();
  pen.arc(0, 0, 0.22, 0, 2 * Math.PI);
  pen.fillStyle = SHEET.sun;
  pen.fill();
  pen.stroke();
  pen.beginPath();
  for (let i = 0; i < 8; i++) {
    const [dx, dy] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)];
    pen.moveTo(dx * 0.33, dy * 0.33);
    pen.lineTo(dx * 0.47, dy * 0.47);
  }
  pen.stroke();
}

/** Half a sun over the horizon. */
function paintSunrise(pen: Pen): void {
  pen.beginPath();
  pen.arc(0, 0.2, 0.26, Math.PI, 2 * Math.PI);
  pen.closePath();
  pen.fillStyle = SHEET.sun;
  pen.fill();
  pen.stroke();
  pen.beginPath();
  for (let i = 0; i <= 4; i++) {
    const [dx, dy] = [Math.cos((i * Math.PI) / 4), -Math.sin((i * Math.PI) / 4)];
    pen.moveTo(dx * 0.36, 0.2 + dy * 0.36);
    pen.lineTo(dx * 0.5, 0.2 + dy * 0.5);
  }
  pen.moveTo(-0.5, 0.34);
  pen.lineTo(0.5, 0.34);
  pen.stroke();
}

function paintMoon(pen: Pen): void {
  pen.beginPath();
  pen.arc(0, 0, 0.36, -0.45 * Math.PI, 0.75 * Math.PI);
  pen.bezierCurveTo(0.16, 0.2, 0.24, -0.1, 0.06, -0.36);
  pen.closePath();
  pen.fill();
  pen.stroke();
}

function paintPlus(pen: Pen): void {
  pen.lineWidth = 0.16;
  pen.lineCap = 'butt';
  pen.beginPath();
  pen.moveTo(-0.36, 0);
  pen.lineTo(0.36, 0);
  pen.moveTo(0, -0.36);
  pen.lineTo(0, 0.36);
  pen.stroke();
}

function paintCloud(pen: Pen, lift: number): void {
  pen.beginPath();
  pen.arc(-0.22, 0.08 - lift, 0.17, Math.PI * 0.5, Math.PI * 1.45);
  pen.arc(-0.02, -0.08 - lift, 0.21, Math.PI * 1.1, Math.PI * 1.85);
  pen.arc(0.25, 0.07 - lift, 0.18, Math.PI * 1.45, Math.PI * 0.5);
  pen.closePath();
  pen.fillStyle = SHEET.box;
  pen.fill();
  pen.stroke();
}

function paintRain(pen: Pen): void {
  paintCloud(pen, 0.12);
  pen.strokeStyle = SHEET.riverBank;
  pen.beginPath();
  for (const x of [-0.22, 0.02, 0.26]) {
    pen.moveTo(x, 0.24);
    pen.lineTo(x - 0.09, 0.45);
  }
  pen.stroke();
}

/** A counter of the first side, or one of the second with its cut corner. */
function paintCounter(pen: Pen, ground: string, cut: boolean): void {
  const [x, y] = [0.4, 0.36];
  pen.beginPath();
  pen.moveTo(cut ? -x + 0.2 : -x, -y);
  pen.lineTo(x, -y);
  pen.lineTo(x, y);
  pen.lineTo(-x, y);
  pen.lineTo(-x, cut ? -y + 0.2 : -y);
  pen.closePath();
  pen.fillStyle = ground;
  pen.fill();
  pen.stroke();
  pen.beginPath();
  pen.moveTo(-0.2, 0.02);
  pen.lineTo(0, 0.2);
  pen.lineTo(0.2, 0.02);
  pen.moveTo(0, 0.2);
  pen.lineTo(0, -0.2);
  pen.stroke();
}

function paintPlane(pen: Pen): void {
  pen.beginPath();
  pen.moveTo(0, -0.45);
  pen.lineTo(0.07, -0.12);
  pen.lineTo(0.48, 0);
  pen.lineTo(0.48, 0.1);
  pen.lineTo(0.06, 0.08);
  pen.lineTo(0.04, 0.3);
  pen.lineTo(0.18, 0.4);
  pen.lineTo(-0.18, 0.4);
  pen.lineTo(-0.04, 0.3);
  pen.lineTo(-0.06, 0.08);
  pen.lineTo(-0.48, 0.1);
  pen.lineTo(-0.48, 0);
  pen.lineTo(-0.07, -0.12);
  pen.closePath();
  pen.fill();
}

function paintWaves(pen: Pen): void {
  pen.strokeStyle = SHEET.riverBank;
  pen.lineWidth = 0.09;
  pen.beginPath();
  for (const y of [-0.2, 0.04, 0.28]) {
    pen.moveTo(-0.44, y);
    pen.bezierCurveTo(-0.28, y - 0.18, -0.16, y + 0.18, 0, y);
    pen.bezierCurveTo(0.16, y - 0.18, 0.28, y + 0.18, 0.44, y);
  }
  pen.stroke();
}

function paintArch(pen: Pen): void {
  pen.beginPath();
  pen.moveTo(-0.46, 0.12);
  pen.lineTo(0.46, 0.12);
  for (let i = -2; i < 2; i++) {
    pen.moveTo(i * 0.23, 0.12);
    pen.lineTo(i * 0.23 + 0.115, -0.16);
    pen.lineTo(i * 0.23 + 0.23, 0.12);
  }
  pen.moveTo(-0.35, -0.16);
  pen.lineTo(0.35, -0.16);
  pen.moveTo(-0.34, 0.12);
  pen.lineTo(-0.34, 0.36);
  pen.moveTo(0.34, 0.12);
  pen.lineTo(0.34, 0.36);
  pen.stroke();
}

/** A parachute with a crate. */
function paintParachute(pen: Pen): void {
  pen.beginPath();
  pen.arc(0, -0.06, 0.4, Math.PI, 2 * Math.PI);
  pen.closePath();
  pen.fillStyle = SHEET.box;
  pen.fill();
  pen.moveTo(-0.4, -0.06);
  pen.lineTo(0, 0.26);
  pen.lineTo(0.4, -0.06);
  pen.stroke();
  pen.fillStyle = SHEET.print;
  pen.fillRect(-0.13, 0.2, 0.26, 0.24);
}

/** An arrow over an edge. */
function paintExit(pen: Pen): void {
  pen.beginPath();
  pen.moveTo(-0.44, 0);
  pen.lineTo(-0.16, 0);
  pen.moveTo(0.16, 0);
  pen.lineTo(0.44, 0);
  pen.moveTo(0, 0.44);
  pen.lineTo(0, -0.42);
  pen.moveTo(-0.2, -0.2);
  pen.lineTo(0, -0.42);
  pen.lineTo(0.2, -0.2);
  pen.stroke();
}
