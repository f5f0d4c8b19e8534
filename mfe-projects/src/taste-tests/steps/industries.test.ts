import { expect, test } from '@jest/globals';
import { suggestionsFor } from './industries.ts';

test('what begins as typed comes first, then words inside', () => {
  expect(suggestionsFor('fi')).toEqual(['Film and video', 'Finance', 'Fitness and gyms', 'Law firm']);
});

test('case and accents do not matter', () => {
  expect(suggestionsFor('CAFE ')).toEqual([]);
  expect(suggestionsFor('caf')).toEqual(['Café']);
});

test('free text has no suggestions, and a full one needs none', () => {
  expect(suggestionsFor('Submarine repair')).toEqual([]);
  expect(suggestionsFor('Robotics')).toEqual([]);
});

test('an empty field offers a few to begin with', () => {
  expect(suggestionsFor('').length).toBe(7);
});
