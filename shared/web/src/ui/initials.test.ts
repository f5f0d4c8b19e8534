import { expect, test } from '@jest/globals';
import { initialsOf } from './initials.ts';

test.each([
  ['Ada Lovelace', 'AL'],
  ['Ada Maria King Lovelace', 'AL'],
  ['ada.lovelace@example.com', 'AL'],
  ['ada', 'A'],
  ['Élodie Østergård', 'ÉØ'],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
