import { parseSupport } from '../../formats/support.ts';
import type { Refusal } from '../../kernel/game.ts';
import type { BombardRequest, OddsRequest, Wargame } from '../../wargame/wargame.ts';
import { command, type Answer } from '../command.ts';
import { load } from '../records/load.ts';
import { idList, wholeNumber } from '../output/numbers.ts';
import { bombardText, oddsText } from '../output/odds-text.ts';
import { formatProblem, misuse, problem } from '../output/problem.ts';
import { refusalJson, queryProblem } from '../output/refused.ts';
import type { Terminal } from '../output/terminal.ts';

interface Given {
  target: string;
  attackers?: string;
  lead?: string;
  attached?: string;
  support?: string;
  bombard?: boolean;
  artillery?: string;
  air?: string;
}

export const odds = command(
  {
    record: { type: 'positional', required: true },
    target: { type: 'string', required: true },
    attackers: { type: 'string' },
    lead: { type: 'string' },
    attached: { type: 'string' },
    support: { type: 'string' },
    bombard: { type: 'boolean' },
    artillery: { type: 'string' },
    air: { type: 'string' },
  },
  async (args, terminal) => {
    const request = args.bombard ? bombardment(args as Given) : attack(args as Given);
    const { game, match } = await load(terminal, args.record);
    if ('attackers' in request) mustHaveFormations(game, request);
    return 'attackers' in request
      ? attackAnswer(terminal, game, match.state, request)
      : bombardAnswer(terminal, game, match.state, request);
  },
);

/** Who leads an attack is a question only where the game has formations. */
function mustHaveFormations(game: Wargame, { lead, attached }: OddsRequest): void {
  const at = lead !== undefined ? '--lead' : attached !== undefined ? '--attached' : undefined;
  if (at !== undefined && !game.vocabulary['formations']) throw problem('no-formations', { game: game.title }, { at });
}

function attack({ target, attackers, lead, attached, support, artillery, air }: Given): OddsRequest {
  if (artillery !== undefined || air !== undefined) throw misuse('usage-bombard');
  if (attackers === undefined) throw misuse('usage-missing', { argument: '--attackers', command: 'odds' });
  const led = { ...(lead === undefined ? {} : { lead }), ...(attached === undefined ? {} : { attached }) };
  const asked = { target, attackers: idList(attackers), ...led };
  if (support === undefined) return asked;
  const parsed = parseSupport(support);
  if (!parsed.ok) throw formatProblem(parsed.error, { at: '--support' });
  return { ...asked, support: parsed.value };
}

function bombardment({ target, attackers, lead, attached, support, artillery, air }: Given): BombardRequest {
  if ([attackers, lead, attached, support].some((given) => given !== undefined)) throw misuse('usage-bombard');
  return {
    target,
    ...(artillery === undefined ? {} : { artillery: idList(artillery) }),
    ...(air === undefined ? {} : { air: wholeNumber('--air', air, 0, 1000) }),
  };
}

function attackAnswer(terminal: Terminal, game: Wargame, state: object, request: OddsRequest): Answer {
  const found = game.odds(state, request);
  if (!found.ok) throw queryProblem(terminal, game, found.error, optionsOf(request, found.error.unit));
  const json = { ...found.value, allowed: allowedJson(terminal, game, found.value.allowed) };
  return { json, text: () => oddsText(terminal, game, request, found.value) };
}

/** The option that is wrong, by the code of the refusal. */
const optionsOf = ({ attackers, attached }: OddsRequest, unit = ''): Readonly<Record<string, string>> => ({
  'no-such-hex': '--target',
  'no-such-formation': '--lead',
  'lead-absent': '--lead',
  'attached-absent': '--attached',
  'no-such-unit': attackers.includes(unit) ? '--attackers' : unit === attached ? '--attached' : '--support',
});

function bombardAnswer(terminal: Terminal, game: Wargame, state: object, request: BombardRequest): Answer {
  const found = game.aids?.bombardOdds?.(state, request);
  if (!found) throw misuse('no-bombardment', { game: game.id });
  if (!found.ok) throw queryProblem(terminal, game, found.error, { 'no-such-hex': '--target' });
  const json = { ...found.value, allowed: allowedJson(terminal, game, found.value.allowed) };
  return { json, text: () => bombardText(terminal, game, request, found.value) };
}

const allowedJson = (terminal: Terminal, game: Wargame, allowed: true | Refusal): true | object =>
  allowed === true || refusalJson(terminal, game, allowed);
