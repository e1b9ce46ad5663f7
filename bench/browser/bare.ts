import type { PositionView, Wargame } from '../../src/wargame/wargame.ts';
import { hexAt, makeGrid, neighbour } from '../../src/hex/grid.ts';
import { centreOf, cornersOf, layoutOf, sideOf, type Point } from '../../src/hex/layout.ts';

const COLOURS: Readonly<Record<string, string>> = {
  open: '#ece4c8',
  forest: '#7f9a63',
  city: '#b9a58c',
  village: '#cdbb9d',
  flood: '#b4cbb9',
};

const points = (list: readonly Point[]): string => list.map(({ x, y }) => `${x.toFixed(3)},${y.toFixed(3)}`).join(' ');

/**
 * The page against which the table is measured: the same map and counters as a single SVG of polygons, lines and text,
 * panned and zoomed by its viewBox. No rules, no panels, no textures.
 */
export function barePage(game: Wargame, view: PositionView): string {
  const grid = makeGrid(game.map.grid);
  const layout = layoutOf(grid);
  const place = (name: string): number => hexAt(grid, name) ?? 0;
  const hexes = grid.names.map((name, hex) => {
    const { x, y } = centreOf(layout, hex);
    const fill = COLOURS[game.map.hexes[name]?.terrain ?? 'open'] ?? '#dfe8c4';
    return `<polygon points="${points(cornersOf(layout, hex))}" fill="${fill}"/><text class="n" x="${x}" y="${y - 0.62}">${name}</text>`;
  });
  const sides = game.map.sides.flatMap(({ a, b, river, road }) => {
    const [from, to] = [place(a), place(b)];
    const d = [0, 1, 2, 3, 4, 5].find((at) => neighbour(grid, from, at) === to);
    if (d === undefined) return [];
    const line = (kind: string, ends: readonly Point[]): string =>
      `<polyline class="${kind}" points="${points(ends)}"/>`;
    return [
      ...(river ? [line('river', sideOf(layout, from, d))] : []),
      ...(road ? [line('road', [centreOf(layout, from), centreOf(layout, to)])] : []),
    ];
  });
  const labels = game.map.places.map(({ name, hexes: [hex = ''] }) => {
    const { x, y } = centreOf(layout, place(hex));
    return `<text class="place" x="${x}" y="${y + 0.7}">${name}</text>`;
  });
  const counters = new Map(game.counters.map((counter) => [counter.id, counter]));
  const units = view.units.flatMap(({ id, hex }) => {
    const counter = counters.get(id);
    if (!counter || hex === null) return [];
    const { x, y } = centreOf(layout, place(hex));
    const fill = counter.side === game.sides[0] ? '#d9b46c' : '#9aa7b5';
    return `<g class="unit" transform="translate(${x - 0.5} ${y - 0.5})"><rect width="1" height="1" rx=".06" fill="${fill}"/>
<rect x=".25" y=".2" width=".5" height=".3" class="box"/><path d="M.25 .2l.5 .3M.75 .2l-.5 .3" class="box"/>
<text x=".5" y=".85">${counter.faces[0]?.join('-') ?? ''}</text><text class="id" x=".5" y=".15">${counter.label}</text></g>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bare page</title><style>
html, body { margin: 0; height: 100%; overflow: hidden }
svg { width: 100%; height: 100%; display: block; font-family: sans-serif; text-anchor: middle }
polygon { stroke: #0004; stroke-width: .02 } .n { font-size: .18px; fill: #0008 }
.river { stroke: #3f7fae; stroke-width: .16; fill: none } .road { stroke: #7d6a55; stroke-width: .07; fill: none }
.place { font-size: .34px } .unit rect { stroke: #222; stroke-width: .03 } .unit .box { fill: none; stroke: #222; stroke-width: .03 }
.unit text { font-size: .26px } .unit .id { font-size: .14px }
</style><svg id="map" viewBox="-1 -1 ${layout.width + 2} ${layout.height + 2}">
${[...hexes, ...sides, ...labels, ...units].join('\n')}</svg><script>${PAN_AND_ZOOM}</script></html>`;
}

const PAN_AND_ZOOM = `
const map = document.getElementById('map');
let [x, y, w, h] = map.getAttribute('viewBox').split(' ').map(Number);
let from;
const show = () => map.setAttribute('viewBox', [x, y, w, h].join(' '));
const scale = () => Math.max(w / map.clientWidth, h / map.clientHeight);
map.addEventListener('mousedown', (event) => { from = event; });
addEventListener('mouseup', () => { from = undefined; });
addEventListener('mousemove', (event) => {
  if (!from) return;
  x -= (event.clientX - from.clientX) * scale();
  y -= (event.clientY - from.clientY) * scale();
  from = event;
  show();
});
map.addEventListener('wheel', (event) => {
  event.preventDefault();
  const by = 2 ** (event.deltaY / 500), k = scale();
  const px = event.clientX - map.clientWidth / 2, py = event.clientY - map.clientHeight / 2;
  x += (w - w * by) / 2 + px * (k - k * by);
  y += (h - h * by) / 2 + py * (k - k * by);
  w *= by;
  h *= by;
  show();
}, { passive: false });
document.documentElement.dataset.ready = 'yes';
`;
