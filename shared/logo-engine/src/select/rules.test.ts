import { describe, expect, test } from '@jest/globals';
import type { Assessment } from '../score/assess.ts';
import { planFor, briefFor, testOptions } from '../testing/draw-for-test.ts';
import { BRIEFS } from '../testing/briefs.ts';
import { assessShare } from '../pipeline.ts';
import { RULES, type RuleName } from './rules.ts';
import { worthOf } from './select.ts';

const profile = BRIEFS['coffee']!;
const brief = await briefFor(profile);
const drawn = await assessShare(profile, await testOptions(), { index: 0, of: 6 });
const [first, second] = drawn as [Assessment, Assessment];

/** A candidate like a real one, but for what the test is about. */
const like = (assessment: Assessment, changes: Partial<Assessment['proposal']>, measured: Partial<Assessment> = {}): Assessment => ({ ...assessment, ...measured, proposal: { ...assessment.proposal, ...changes } });
const says = (rule: RuleName, candidate: Assessment, chosen: readonly Assessment[]): number => RULES[rule]({ candidate, chosen, brief });

describe('a set is chosen by rules, each of which', () => {
  test('sameThought: keeps the same thought out of one hand, and allows it a second hand at a cost', () => {
    const other = like(first, { genome: { ...first.proposal.genome, studio: 'apex', idea: first.proposal.genome.idea && { ...first.proposal.genome.idea, look: 'another' } } });
    expect(says('sameThought', first, [first])).toBe(-15);
    expect(says('sameThought', other, [{ ...first, proposal: { ...first.proposal, genome: { ...first.proposal.genome, studio: 'helios' } } }])).toBeLessThan(0);
    expect(Math.abs(says('sameThought', like(first, { thought: 'new' }), [first]))).toBe(0);
    // The same look in another hand: barely in another vibe, never in the same.
    const [twin, inAnotherVibe] = [like(first, { genome: { ...first.proposal.genome, studio: 'apex' } }), like(first, { vibe: 'hand_drawn', genome: { ...first.proposal.genome, studio: 'apex' } })];
    const inFirstHand = like(first, { vibe: 'modern_flat', genome: { ...first.proposal.genome, studio: 'helios' } });
    expect(says('sameThought', like(twin, { vibe: 'modern_flat' }), [inFirstHand])).toBe(-15);
    expect(says('sameThought', inAnotherVibe, [inFirstHand])).toBe(-6);
    // A fourth time costs more than anything that it could add.
    const looked = (look: string, studio: 'helios' | '78' | 'apex') => like(first, { genome: { ...first.proposal.genome, studio, idea: { ...first.proposal.genome.idea!, look } } });
    expect(says('sameThought', looked('a', 'apex'), [looked('b', 'helios'), looked('c', '78'), looked('d', 'helios')])).toBe(-15);
  });

  test('alike: passes over a drawing that looks like one of the set', () => {
    expect(says('alike', first, [first])).toBe(-3);
    expect(says('alike', first, [])).toBe(0);
  });

  test('technique: limits how often one technique is seen', () => {
    const many = Array.from({ length: 13 }, (_, i) => like(first, { technique: 'joint', thought: String(i) }));
    expect(says('technique', like(second, { technique: 'joint' }), many)).toBe(-2.5);
    expect(says('technique', like(second, { technique: 'joint' }), many.slice(1))).toBeGreaterThan(-1);
    expect(says('technique', like(second, { technique: 'ribbon' }), many)).toBeCloseTo(0);
  });

  test('words: has no name in a plain font while anything else is left', () => {
    const word = like(first, { isDrawn: false, genome: { ...first.proposal.genome, idea: null } });
    expect(says('words', first, [word, word])).toBe(0);
    const most = Math.max(...drawn.map(({ score }) => score));
    expect(says('words', word, []) + most).toBeLessThan(-3);
    expect(says('words', word, [word])).toBeLessThan(says('words', word, []));
  });

  test('meaningless: allows two moves in the letters that mean nothing of the business, and likes none', () => {
    const idea = { program: 'cut-initial', look: 'line', things: [], letters: 'H', params: {} } as const;
    const letter = like(first, { genome: { ...first.proposal.genome, idea } });
    expect(says('meaningless', letter, [])).toBeLessThan(0);
    expect(says('meaningless', letter, [letter])).toBeGreaterThan(-1);
    expect(says('meaningless', letter, [letter, letter])).toBeLessThan(-1);
    const meaning = like(first, { genome: { ...first.proposal.genome, idea: { ...idea, things: ['anchor'] } } });
    expect(says('meaningless', meaning, Array(5).fill(letter))).toBe(0);
  });

  test('drawnWords: prefers names that are drawn until there are two, and no more, whatever they mean', () => {
    const pen = like(first, { isDrawn: true, genome: { ...first.proposal.genome, layout: 'wordmark' }, match: { ...first.proposal.match, things: [] } });
    expect(says('drawnWords', pen, [pen])).toBeGreaterThan(0);
    expect(says('drawnWords', pen, [pen, pen])).toBeLessThan(0);
    expect(says('drawnWords', like(pen, { match: { ...pen.proposal.match, things: ['cup'] } }), [pen, pen])).toBeLessThan(-2);
  });

  test('asked: prefers the inks that a chosen vibe asks for, until they are seen often enough', () => {
    const inks = { colors: 2, areOverprinted: false, areGraded: true };
    const graded = like(first, {}, { measures: { ...first.measures, inks } });
    const taste = { ...brief.taste, vibes: ['gradient_modern'], bans: new Set<never>() } as const;
    const asking = (candidate: Assessment, chosen: readonly Assessment[]) => RULES.asked({ candidate, chosen, brief: { ...brief, taste } });
    expect(asking(graded, [graded])).toBeGreaterThan(0);
    expect(asking(graded, [graded, graded, graded])).toBe(0);
    expect(asking(like(first, {}, { measures: { ...first.measures, inks: { ...inks, areGraded: false } } }), [])).toBe(0);
    expect(RULES.asked({ candidate: graded, chosen: [], brief: { ...brief, taste: { ...taste, bans: new Set(['gradient']) } } })).toBe(0);
  });

  test('ownPicture: prefers the picture of the name, most of all the first, until a third of the set shows it', () => {
    const own = like(first, { match: { ...first.proposal.match, isOfName: true } });
    expect(says('ownPicture', own, [])).toBeGreaterThan(says('ownPicture', own, [own]));
    expect(says('ownPicture', own, Array(4).fill(own))).toBeGreaterThan(0);
    expect(says('ownPicture', own, Array(5).fill(own))).toBe(0);
  });

  test('leads: lets the main color lead eight of fifteen, and each salient one somewhere', () => {
    const main = like(first, { lead: 'main' });
    const third = like(first, { lead: 'third' });
    expect(says('leads', main, [])).toBeGreaterThan(0);
    expect(says('leads', main, Array.from({ length: 8 }, () => main))).toBeLessThan(0);
    expect(says('leads', third, [main, main, main, main])).toBeGreaterThan(0);
  });

  test('hand: a studio shows what is drawn its way', () => {
    const drawn = (studio: 'helios' | 'apex', manner: 'line' | 'cut', ground: 'white' | 'deep') => like(first, { look: { ...first.proposal.look!, manner }, ground, genome: { ...first.proposal.genome, studio } });
    expect(says('hand', drawn('helios', 'line', 'white'), [])).toBeGreaterThan(says('hand', drawn('helios', 'cut', 'deep'), []));
    expect(says('hand', drawn('apex', 'cut', 'deep'), [])).toBeGreaterThan(says('hand', drawn('apex', 'line', 'white'), []));
  });

  test('ground: alternates backgrounds', () => {
    const pale = like(first, { ground: 'pale' });
    expect(says('ground', pale, [pale, pale])).toBeLessThan(says('ground', pale, []));
  });

  test('lettering: does not show one family of lettering often', () => {
    expect(says('lettering', first, [first])).toBeLessThan(0);
    expect(says('lettering', first, [like(second, { lettering: 'another' })])).toBeCloseTo(0);
  });

  test('vibes: lets each chosen vibe lead a third of the set, and of no studio more than two', () => {
    const [vibe = null] = brief.taste.vibes;
    const dressed = (studio: 'helios' | '78' | 'apex') => like(first, { vibe, genome: { ...first.proposal.genome, studio } });
    expect(says('vibes', dressed('helios'), [])).toBeGreaterThan(0);
    expect(says('vibes', dressed('helios'), [dressed('apex')])).toBeLessThan(says('vibes', dressed('helios'), []));
    expect(says('vibes', dressed('helios'), [dressed('helios'), dressed('helios')])).toBeLessThan(says('vibes', dressed('helios'), [dressed('78'), dressed('apex')]));
    expect(says('vibes', dressed('helios'), (['78', '78', 'apex', 'apex', 'helios'] as const).map(dressed))).toBeLessThan(0);
    expect(says('vibes', like(first, { vibe: null }), [])).toBe(0);
    // A studio that has shown the others only shows this one next.
    const others = [1, 2, 3].map(() => like(first, { vibe: brief.taste.vibes[1]!, genome: { ...first.proposal.genome, studio: 'helios' } }));
    expect(says('vibes', dressed('helios'), others)).toBeGreaterThan(says('vibes', dressed('helios'), others.slice(1)) + 0.8);
  });

  test('counts towards what a candidate is worth beside the others', () => {
    const rules = Object.keys(RULES) as RuleName[];
    const sum = rules.reduce((total, rule) => total + says(rule, first, [second]), first.score);
    expect(worthOf({ candidate: first, chosen: [second], brief })).toBeCloseTo(sum);
  });
});

test('a set has two drawn wordmarks, and no more than one name in a plain font', async () => {
  const { concepts } = await planFor(profile);
  expect(concepts.filter(({ genome }) => genome.layout === 'wordmark' && ('pen' in genome.lettering.style || genome.idea)).length).toBeGreaterThanOrEqual(2);
  expect(concepts.filter(({ genome }) => genome.idea === null && 'font' in genome.lettering.style).length).toBeLessThanOrEqual(1);
});

test('a set is ranked by what each concept is on its own: one that shows something comes before plain letters', async () => {
  const { concepts } = await planFor(profile);
  expect([...concepts].map(({ rank }) => rank).toSorted((one, other) => one - other)).toEqual(concepts.map((_, i) => i));
  const best = concepts.find(({ rank }) => rank === 0);
  expect(best?.genome.idea?.things.length).toBeGreaterThan(0);
});
