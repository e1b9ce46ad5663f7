import { expect, it } from 'vitest';
import { HOLLAND_44 as game } from '../index.ts';
import { opening, sit } from '../test-kit.ts';

it('who has crossed the Waal is counted in the short game alone', () => {
  expect(game.tableView(opening('short').state(), null).tally).toMatchObject({ rule: 'S1.3', side: 'allied', now: 0 });
  expect(game.tableView(opening('campaign').state(), null)).not.toHaveProperty('tally');
});

it('25.5: any face-down counter may be any unit that nobody has seen, also where a set-up has laid one down', () => {
  const state = opening('campaign').state();
  const seen = game.tableView(state, 'allied').unseen ?? [];
  expect(seen).toHaveLength(20);
  expect(seen.filter((id) => id.startsWith('Garrison'))).toHaveLength(6);
  expect(game.tableView(state, null).unseen).toEqual(seen);
  expect(game.tableView(sit('allied-movement', { units: { 'I/vdH': '3012' } }).state(), null)).not.toHaveProperty(
    'unseen',
  );
});

it('what moves is not urged on', () => {
  const t = sit('allied-movement', { units: { '6DLI/151/50': '3010', 'I/vdH': '3012' } });
  expect(game.tableView(t.state(), null)).toMatchObject({ asks: 'move', urges: [] });
});
