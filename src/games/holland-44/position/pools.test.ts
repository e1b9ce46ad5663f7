import { describe, expect, test } from 'vitest';
import { breakdownsFor, isTurned, remnantsFor } from './pools.ts';
import { numberOf, UNITS, type Unit } from './units.ts';

const unit = (id: string): Unit => UNITS[numberOf(id)] as Unit;
const ids = (units: readonly Unit[]): string[] => units.map(({ id }) => id);
const lettered = (name: string, letters: string): string[] =>
  letters.split('').map((letter) => name.replace('*', letter));

describe('[H44-11.4-a] [H44-2.3.12-c] remnants', () => {
  test.each([
    ['1/1P/1', '*/1 REM', 'ABCD'],
    ['2/1 Pol', '*/1 Pol REM', 'AB'],
    ['3/505/82', '*/82 REM', 'ABC'],
    ['1/501/101', '*/101 REM', 'ABC'],
    ['2IG/5/Gds', 'Armd REM *', 'ABCDE'],
    ['15/19KRH/11', 'Armd REM *', 'ABCDE'],
    ['6DLI/151/50', 'BR Inf REM *', 'ABCD'],
    ['8RB/29/11', 'BR Inf REM *', 'ABCD'],
    ['Princess Irene Bde', 'BR Inf REM *', 'ABCD'],
    ['Herman/5 FJ', 'FJ REM *', 'ABC'],
    ['Bloch', 'FJ REM *', 'ABC'],
    ['100/180', 'GE Inf REM *', 'ABC'],
  ])('%s: %s', (id, name, letters) => {
    expect(ids(remnantsFor(unit(id)))).toEqual(lettered(name, letters));
  });

  test('every unit of three steps has some, no other unit has any', () => {
    expect(ids(UNITS.filter((one) => remnantsFor(one).length > 0))).toEqual(
      ids(UNITS.filter(({ steps }) => steps === 3)),
    );
  });
});

describe('[H44-21.1-a] [H44-21.2-a] [H44-21.2-b] breakdown units', () => {
  test.each([
    ['1/1P/1', '*/1 BD', 'AB'],
    ['1B/1A/1 a', '*/1 BD', 'AB'],
    ['1+2 GP/1', '*/1 BD', 'AB'],
    ['1/1 Pol', '*/1 Pol BD', 'A'],
    ['2/504/82', '*/82 BD', 'AB'],
    ['1/401/101 b', '*/101 BD', 'AB'],
    ['44 RTR', 'Armd BD *', 'ABC'],
    ['2WG/Gds', 'Armd BD *', 'ABC'],
    ['43 Recon/43', 'BR Inf BD *', 'ABC'],
    ['Princess Irene Bde', 'BR Inf BD *', 'ABC'],
    ['1KOSB/9/3', 'BR Inf BD *', 'ABC'],
    ['1+2/2107/107 Pz', 'GE Inf BD *', 'ABC'],
    ['Bloch', 'GE Inf BD *', 'ABC'],
    ['Segler/9ss', 'GE Inf BD *', 'ABC'],
  ])('%s: %s', (id, name, letters) => {
    expect(ids(breakdownsFor(unit(id)))).toEqual(lettered(name, letters));
  });

  test('every unit of two or three steps can form some, no other unit can', () => {
    expect(ids(UNITS.filter((one) => breakdownsFor(one).length > 0))).toEqual(
      ids(UNITS.filter(({ steps }) => steps > 1)),
    );
  });
});

test('[H44-21.2-c] the side with wheels is up for a mechanised parent, the other for one on foot', () => {
  const up = (part: string, parent: string): string => {
    const { otherAllowance, allowance } = unit(part);
    return `${isTurned(unit(part), unit(parent)) ? otherAllowance : allowance[1]}`;
  };
  expect([up('BR Inf BD A', '6DLI/151/50'), up('BR Inf BD A', '8RB/29/11'), up('BR Inf BD A', '43 Recon/43')]).toEqual([
    '3',
    '5',
    '5',
  ]);
  expect([up('BR Inf REM A', '6DLI/151/50'), up('BR Inf REM A', '8RB/29/11')]).toEqual(['3', '5']);
  expect([up('GE Inf BD A', 'Henke'), up('GE Inf BD A', '1+2/2107/107 Pz')]).toEqual(['3', '5']);
  expect(isTurned(unit('Armd BD A'), unit('6DLI/151/50'))).toBe(false);
});
