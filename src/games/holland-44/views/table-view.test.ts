import { expect, it } from 'vitest';
import { HOLLAND_44 as game } from '../index.ts';
import { opening, position, sit } from '../test-kit.ts';

it('who has crossed the Waal is counted in the short game alone', () => {
  expect(game.tableView(opening('short').state(), null).tally).toMatchObject({ rule: 'S1.3', side: 'allied', now: 0 });
  expect(game.tableView(opening('campaign').state(), null)).not.toHaveProperty('tally');
});

it('25.5: any face-down counter may be any unit that nobody has seen, also one that a set-up has laid down', () => {
  const seen = game.tableView(opening('campaign').state(), 'allied').unseen ?? [];
  expect(seen).toHaveLength(20);
  expect(seen.filter((id) => id.startsWith('Garrison'))).toHaveLength(6);
  const laid = position(4, 'allied-movement', [['I/vdH', '3012']], { extra: { unknown: { '3011': 'Runge' } } }).state();
  for (const viewer of ['allied', 'german', null]) expect(game.tableView(laid, viewer).unseen).toEqual(seen);
});

it('none is asked about where no counter is face down', () => {
  const t = sit('allied-movement', { units: { 'I/vdH': '3012' } });
  expect(game.tableView(t.state(), null)).not.toHaveProperty('unseen');
});

it('what moves is not urged on', () => {
  const t = sit('allied-movement', { units: { '6DLI/151/50': '3010', 'I/vdH': '3012' } });
  expect(game.tableView(t.state(), null)).toMatchObject({ asks: 'move', urges: [] });
});
