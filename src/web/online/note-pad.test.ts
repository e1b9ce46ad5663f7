import { expect, it } from 'vitest';
import { NotePad } from './note-pad.ts';

/** A pad on which this has been kept, and then this is typed. */
function typed(kept: string, text: string): NotePad {
  const pad = new NotePad();
  pad.told(kept);
  pad.text = text;
  return pad;
}

it('shows what is kept, and sends nothing before that is known', () => {
  const pad = new NotePad();
  expect(pad.send()).toBeUndefined();
  pad.told('Guard the bridge.');
  expect([pad.text, pad.isKept, pad.send()]).toEqual(['Guard the bridge.', true, undefined]);
});

it('sends what is typed, and says that it is kept when that has been told', () => {
  const pad = typed('a', 'ab');
  expect([pad.isKept, pad.send()]).toEqual([false, 'ab']);
  pad.text = 'abc';
  expect(pad.send()).toBe('abc');
  pad.told('ab');
  expect([pad.isKept, pad.text, pad.other]).toEqual([false, 'abc', undefined]);
  pad.told('abc');
  expect([pad.isKept, pad.other]).toEqual([true, undefined]);
});

it('follows another page as long as nothing is typed here', () => {
  const pad = typed('a', 'a');
  pad.told('b');
  expect([pad.text, pad.isKept, pad.other]).toEqual(['b', true, undefined]);
});

it('says what another page has written where something else is typed here, until one of them is taken', () => {
  for (const take of [true, false]) {
    const pad = typed('a', 'mine');
    pad.told('theirs');
    expect([pad.text, pad.other, pad.send()]).toEqual(['mine', 'theirs', 'mine']);
    pad.settle(take);
    expect([pad.text, pad.other]).toEqual([take ? 'theirs' : 'mine', undefined]);
  }
});

it('goes on with what could not be kept when the link was lost', () => {
  const pad = new NotePad('written on the train');
  pad.told('');
  expect([pad.text, pad.other, pad.send()]).toEqual(['written on the train', undefined, 'written on the train']);
  const other = new NotePad('written on the train');
  other.told('written at home');
  expect([other.text, other.other]).toEqual(['written on the train', 'written at home']);
});

it('a text that comes back as it was kept is nobody else’s', () => {
  const pad = typed('a', 'ab');
  pad.send();
  pad.told('a');
  expect(pad.other).toBeUndefined();
});
