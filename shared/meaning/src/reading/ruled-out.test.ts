import { expect, test } from '@jest/globals';
import { readMeaning } from '../node/index.ts';

const drawnFor = (name: string, industry: string, description = '') => {
  const { things, trades } = readMeaning({ name, industry, description });
  return [...things.map(({ thing }) => thing), ...trades.flatMap(({ things: ofTrade }) => ofTrade)];
};

test('a halal butcher has no pig, another butcher has', () => {
  expect(drawnFor('Al Noor', 'halal butcher')).not.toContain('pig');
  expect(drawnFor('Smith & Son', 'butcher')).toContain('pig');
});

test('a clinic of addictions has no bottle, whatever its description speaks of', () => {
  expect(drawnFor('New Dawn', 'rehab clinic', 'For people who want to put down the wine bottle.')).not.toContain('wine-bottle');
});

test('what the name itself says stays', () => {
  expect(drawnFor('The Pig', 'vegan restaurant')).toContain('pig');
});

test('a vegan kitchen has no animals but those that live in peace', () => {
  const things = drawnFor('Green Table', 'vegan restaurant', 'Where the fish stay in the sea and a rabbit would feel at home.');
  expect(things).not.toContain('fish');
  expect(things).toContain('rabbit');
});

test.each([['gluten-free bakery', 'wheat'], ['glutenfreie Bäckerei', 'wheat'], ['グルテンフリーのパン屋', 'wheat'], ['meat-free street food', 'steak']])('%s shows no %s', (industry, thing) => {
  expect(drawnFor('Ella', industry)).not.toContain(thing);
});
