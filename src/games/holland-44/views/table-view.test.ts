import { expect, it } from 'vitest';
import { HOLLAND_44 as game } from '../index.ts';
import { opening, sit } from '../test-kit.ts';

it('who has crossed the Waal is counted in the short game alone', () => {
  expect(game.tableView(opening('short').state(), null).tally).toMatchObject({ rule: 'S1.3', side: 'allied', now: 0 });
  expect(game.tableView(opening('campaign').state(), null)).not.toHaveProperty('tally');
});

it('what moves is not urged on', () => {
  const t = sit('allied-movement', { units: { '6DLI/151/50': '3010', 'I/vdH': '3012' } });
  expect(game.tableView(t.state(), null)).toMatchObject({ asks: 'move', urges: [] });
});
