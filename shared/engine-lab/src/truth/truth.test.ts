import { IDEAS } from '@fifteen/idea-book';
import { type Concept, drawSet } from '@fifteen/logo-engine';
import { canvasRaster, realMarks } from '@fifteen/logo-engine/node';
import { readMeaning } from '@fifteen/meaning/node';
import { loadFontLibrary } from '@fifteen/typography/node';
import { describe, expect, test } from '@jest/globals';
import { readBriefs } from '../arena/read-briefs.ts';
import { seenIn } from './picture.ts';
import { untrueSentences } from './untrue-sentences.ts';

/** The command reads 450 concepts. */
const SETS = 2;
const library = await loadFontLibrary();
const sets = await Promise.all(
  (await readBriefs()).slice(0, SETS).map(async ({ profile }) => ({ profile, ...(await drawSet(profile, { seed: 'truth', library, raster: canvasRaster, readMeaning, marks: realMarks })) })),
);
const [{ profile, concepts }] = sets as [(typeof sets)[number]];
const concept = concepts.find(({ genome }) => genome.idea)!;
const faultsOf = (changed: Partial<Concept>) => untrueSentences(profile, { ...concept, ...changed });

test('every sentence about the concepts of a set is true of their pictures', async () => {
  for (const set of sets) for (const each of set.concepts) expect({ title: each.title, untrue: await untrueSentences(set.profile, each) }).toEqual({ title: each.title, untrue: [] });
});

test('no idea says a color: the colors are the customer’s', () => {
  const colored = IDEAS.filter(({ says }) => typeof says === 'string' && /\b(red|yellow|blue|purple|pink|brown|black|white|gray|golden)\b/i.test(says));
  expect(colored.map(({ id }) => id)).toEqual([]);
});

describe('a sentence that is not true is found', () => {
  test.each([
    ['Magenta on lime.', /background is/],
    ['You picked elegant, and Nobody drew it that way.', /./],
    ['The picture comes from your name.', /./],
    ['the joint is undefined', /no sentence/],
    ['The golden knob is a sun.', /golden/],
  ])('%s', async (sentence, why) => {
    const plain = sentence.includes('your name') ? { genome: { ...concept.genome, idea: null } } : {};
    expect(await faultsOf({ ...plain, reasons: [sentence] })).toEqual([{ sentence, why: expect.stringMatching(why) }]);
  });

  test('a gradient after no to gradients', async () => {
    const svg = '<svg viewBox="0 0 10 10" xmlns="http://www.w3.org/2000/svg"><defs><linearGradient id="a"><stop offset="0" stop-color="#ff0000"/></linearGradient></defs><path fill="#ffffff" d="M0 0h10v10H0z"/></svg>';
    expect(await faultsOf({ svg, reasons: ['You said no to gradients, so every color here is flat.'] })).toHaveLength(1);
    expect((await seenIn(svg)).ground).toBe('#ffffff');
  });
});
