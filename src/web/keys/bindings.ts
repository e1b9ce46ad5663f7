/** What a key can do at the table. */
export type Act = (typeof BINDINGS)[number]['act'];

export interface Binding {
  act: string;
  /** Keys it has as long as the player has not chosen others, by the names of `nameOf`. */
  keys: readonly string[];
  group: 'cursor' | 'units' | 'game' | 'overlays' | 'help';
  /** Works only while the map, or nothing, has the focus: elsewhere these keys have a meaning of their own. */
  onMap?: true;
  /** Cannot be given to another key. */
  fixed?: true;
}

/** Every key of the table, once: what is handled, shown on buttons and listed for the player comes from here. */
export const BINDINGS = [
  { act: 'north', keys: ['ArrowUp'], group: 'cursor', onMap: true },
  { act: 'south', keys: ['ArrowDown'], group: 'cursor', onMap: true },
  { act: 'left', keys: ['ArrowLeft'], group: 'cursor', onMap: true },
  { act: 'right', keys: ['ArrowRight'], group: 'cursor', onMap: true },
  { act: 'north-east', keys: ['Shift+ArrowUp'], group: 'cursor', onMap: true },
  { act: 'south-east', keys: ['Shift+ArrowRight'], group: 'cursor', onMap: true },
  { act: 'south-west', keys: ['Shift+ArrowDown'], group: 'cursor', onMap: true },
  { act: 'north-west', keys: ['Shift+ArrowLeft'], group: 'cursor', onMap: true },
  { act: 'goto', keys: ['g'], group: 'cursor' },
  { act: 'own', keys: ['c'], group: 'cursor' },
  { act: 'enemy', keys: ['x'], group: 'cursor' },
  { act: 'around', keys: ['a'], group: 'cursor' },
  { act: 'again', keys: ['d'], group: 'cursor' },
  { act: 'next', keys: ['n'], group: 'units' },
  { act: 'previous', keys: ['b'], group: 'units' },
  { act: 'hold', keys: [';'], group: 'units' },
  { act: 'way', keys: ['y'], group: 'units' },
  { act: 'preview', keys: ['Space'], group: 'units', onMap: true },
  { act: 'commit', keys: ['Enter'], group: 'units', onMap: true },
  { act: 'add', keys: ['Shift+Enter'], group: 'units', onMap: true },
  { act: 'back', keys: ['Escape'], group: 'units', fixed: true },
  { act: 'undo', keys: ['u', 'Ctrl+z'], group: 'game' },
  { act: 'end', keys: ['e'], group: 'game' },
  { act: 'hint', keys: ['q'], group: 'game' },
  { act: 'attackers', keys: ['.'], group: 'game' },
  { act: 'dangers', keys: [','], group: 'game' },
  { act: 'command', keys: ['/'], group: 'game' },
  { act: 'panel', keys: ['p'], group: 'game' },
  { act: 'zones', keys: ['z'], group: 'overlays' },
  { act: 'bonds', keys: ['k'], group: 'overlays' },
  { act: 'supply', keys: ['s'], group: 'overlays' },
  { act: 'ground', keys: ['t'], group: 'overlays' },
  { act: 'threat', keys: ['w'], group: 'overlays' },
  { act: 'range', keys: ['r'], group: 'overlays' },
  { act: 'formation', keys: ['f'], group: 'overlays' },
  { act: 'objectives', keys: ['v'], group: 'overlays' },
  { act: 'ruler', keys: [':'], group: 'overlays' },
  { act: 'annotate', keys: ['j'], group: 'overlays' },
  { act: 'redo', keys: ['Ctrl+y'], group: 'overlays', fixed: true },
  { act: 'annotations', keys: ['<'], group: 'overlays' },
  { act: 'hide', keys: ['h'], group: 'overlays' },
  { act: 'minimap', keys: ['m'], group: 'overlays' },
  { act: 'zoom-in', keys: ['+', '='], group: 'overlays' },
  { act: 'zoom-out', keys: ['-'], group: 'overlays' },
  { act: 'whole-map', keys: ['0'], group: 'overlays' },
  { act: 'full-width', keys: ['_'], group: 'overlays' },
  { act: 'log', keys: ['l'], group: 'help' },
  { act: 'reserves', keys: ['i'], group: 'help' },
  { act: 'order', keys: ['o'], group: 'help' },
  { act: 'keys', keys: ['?'], group: 'help' },
] as const satisfies readonly Binding[];

export const GROUPS = ['cursor', 'units', 'game', 'overlays', 'help'] as const;

/** The same list, with what only some entries say. */
export const bindings: readonly (Binding & { act: Act })[] = BINDINGS;

/** Which keys each act has. */
export type Keymap = Readonly<Record<Act, readonly string[]>>;

export const DEFAULTS = Object.fromEntries(bindings.map(({ act, keys }) => [act, keys])) as unknown as Keymap;

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const MODIFIERS = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Dead', 'Process', 'Unidentified'];

/** The name of a pressed key: `n`, `Space`, `Shift+ArrowUp`, `Ctrl+z`. A letter is the same with Shift and without. */
export function nameOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string | undefined {
  if (MODIFIERS.includes(key) || (altKey && key.length > 1)) return undefined;
  const base = key === ' ' ? 'Space' : key.length === 1 ? key.toLowerCase() : key;
  const shift = shiftKey && base.length > 1 ? 'Shift+' : '';
  return `${ctrlKey || metaKey ? 'Ctrl+' : ''}${shift}${base}`;
}

/** Keys that no act may be given: the browser, the focus and the picking of units need them. */
export const mayBind = (key: string): boolean => !/^(Escape|(Shift\+)?Tab|F\d+|[1-9]|Ctrl\+.*)$/.test(key);

/** The act that already has this key, if another one than `act`. */
export const holderOf = (map: Keymap, key: string, act: Act): Act | undefined =>
  bindings.find((one) => one.act !== act && map[one.act].includes(key))?.act;

/** Gives `act` this key alone, and takes it from whoever had it. */
export function rebound(map: Keymap, act: Act, key: string): Keymap {
  const others = Object.entries(map).map(([one, keys]) => [one, keys.filter((other) => other !== key)]);
  const kept = map[act].filter((other) => other.startsWith('Ctrl+'));
  return { ...(Object.fromEntries(others) as unknown as Keymap), [act]: [key, ...kept] };
}

/**
 * What was kept, as far as it can be understood: anything else has its first keys. A key that was chosen before it became the first
 * one of something new stays where it was.
 */
export function readKeymap(kept: string | null): Keymap {
  let given: unknown;
  try {
    given = JSON.parse(kept ?? '{}');
  } catch {
    return DEFAULTS;
  }
  if (typeof given !== 'object' || given === null) return DEFAULTS;
  const chosen: Partial<Record<Act, readonly string[]>> = {};
  for (const { act, fixed } of bindings) {
    const keys = (given as Record<string, unknown>)[act];
    if (fixed || !Array.isArray(keys)) continue;
    const own = keys.filter((key): key is string => typeof key === 'string' && (mayBind(key) || key === 'Ctrl+z'));
    chosen[act] = own.filter((key) => key.length <= 24);
  }
  const keys = Object.values(chosen).flat();
  const taken = new Set(keys);
  if (taken.size < keys.length) return DEFAULTS;
  const left = bindings.map(({ act, keys: first }) => [act, first.filter((key) => !taken.has(key))]);
  return { ...(Object.fromEntries(left) as unknown as Keymap), ...chosen };
}

/** What differs from the first keys, to be kept. */
export const writeKeymap = (map: Keymap): string =>
  JSON.stringify(Object.fromEntries(Object.entries(map).filter(([act, keys]) => !same(keys, DEFAULTS[act as Act]))));

const same = (a: readonly string[], b: readonly string[]): boolean => a.join(' ') === b.join(' ');

const ARIA: Readonly<Record<string, string>> = { Ctrl: 'Control', '+': 'Plus' };

/** The key as `aria-keyshortcuts` wants it. */
export const ariaKey = (key: string): string =>
  key === '+'
    ? 'Plus'
    : key
        .split('+')
        .map((part) => ARIA[part] ?? (part.length === 1 ? part.toUpperCase() : part))
        .join('+');
