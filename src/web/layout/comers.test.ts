import { describe, expect, it } from 'vitest';
import type { TrackBox } from '../../wargame/margin.ts';
import type { UnitView } from '../../wargame/wargame.ts';
import { GAMES } from '../../games/all.ts';
import { tableAt } from '../state/test-kit.ts';
import { comersByEvent, comersOn } from './comers.ts';

const TEXT = { en: '', pt: '', es: '' };
const box = (id: string, ...units: readonly string[]): TrackBox => ({
  id,
  head: id,
  notes: [{ sign: 'first', text: TEXT, units }],
});
const unit = (id: string, where: UnitView['where'], due?: number | null): UnitView => ({
  id,
  hex: null,
  steps: 1,
  marks: [],
  where,
  ...(due === undefined ? {} : { due }),
});
const idsOf = (units: readonly UnitView[]): string[] => units.map(({ id }) => id);

describe('who comes on a turn', () => {
  it('is whoever is due then, though the track has him on another one', () => {
    const units = [unit('early', 'waiting', 3), unit('on time', 'waiting', 5)];
    expect(idsOf(comersOn(box('5', 'early', 'on time'), units))).toEqual(['on time']);
    expect(idsOf(comersOn(box('3'), units))).toEqual(['early']);
  });

  it('is also who has come already, and who is lost', () => {
    const units = [unit('there', 'map'), unit('lost', 'eliminated'), unit('other', 'map')];
    expect(idsOf(comersOn(box('2', 'there', 'lost'), units))).toEqual(['there', 'lost']);
  });

  it('is not told of units that an event brings', () => {
    const units = [unit('by event', 'waiting', null), unit('there', 'map')];
    expect(idsOf(comersOn(box('2'), units))).toEqual([]);
    expect(idsOf(comersByEvent([box('2')], units))).toEqual(['by event']);
    expect(idsOf(comersByEvent([box('2', 'by event')], units))).toEqual([]);
  });

  it('leaves out nobody who waits for a turn of the game', () => {
    for (const { id, margin } of GAMES) {
      const boxes = margin?.tracks.find(({ follows }) => follows === 'turn')?.boxes ?? [];
      const { units } = tableAt(undefined, 1, id).position.view;
      const told = [...boxes.flatMap((one) => comersOn(one, units)), ...comersByEvent(boxes, units)];
      const waiting = units.filter(({ where, due }) => where === 'waiting' && (due ?? 0) <= Number(boxes.at(-1)?.id));
      expect(
        waiting.filter((one) => !told.includes(one)).map((one) => one.id),
        id,
      ).toEqual([]);
      const known = new Set(units.map((one) => one.id));
      const printed = boxes.flatMap(({ notes }) => notes.flatMap((note) => note.units ?? []));
      expect(
        printed.filter((one) => !known.has(one)),
        id,
      ).toEqual([]);
    }
  });
});
