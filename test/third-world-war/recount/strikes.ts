import { terrainOf, type SideName } from './board.ts';

export interface Strike {
  side: SideName;
  hex: string;
  retaliation: boolean;
  /** It gives the enemy a right to retaliate that has not been used (RUL-TWW-48). */
  open: boolean;
}

interface Struck {
  strikes: Strike[];
  marked: Set<string>;
}

/** What a target is worth: a city more than anything else (8.0). */
const worth = (hex: string): number => (terrainOf(hex) === 'city' ? 50 : 30);
const RETALIATION = 20;

/** 8.0: the strike that this one would answer: the least of those that are worth as much (RUL-TWW-47). */
const answered = ({ strikes }: Struck, side: SideName, hex: string): Strike | undefined =>
  strikes
    .filter((other) => other.open && other.side !== side && worth(other.hex) >= worth(hex))
    .toSorted((a, b) => worth(a.hex) - worth(b.hex))[0];

export const isRetaliation = (ledger: Struck, side: SideName, hex: string): boolean =>
  answered(ledger, side, hex) !== undefined;

export const strikeCost = ({ hex, retaliation }: Pick<Strike, 'hex' | 'retaliation'>): number =>
  retaliation ? RETALIATION : worth(hex);

export function strike(ledger: Struck, side: SideName, hex: string, retaliation: boolean): void {
  const right = retaliation ? answered(ledger, side, hex) : undefined;
  if (right) right.open = false;
  ledger.strikes.push({ side, hex, retaliation, open: !retaliation });
  ledger.marked.add(hex);
}
