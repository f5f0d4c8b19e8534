import { describe, expect, test } from '@jest/globals';
import { chanceFrom } from '../../chance/chance.ts';
import { gatesFor, resolveColours } from '../../colour/resolve-colours.ts';
import { contrastOf } from '../../colour/oklch.ts';
import { composeLogo } from '../../compose/compose-logo.ts';
import { contextOf } from '../../context.ts';
import { fontsOf, lettersOf } from '../../draw.ts';
import type { Genome } from '../../genome.ts';
import { parseGenome } from '../../genome-schema.ts';
import { loadFontLibrary } from '../../node/load-font-library.ts';
import { randomGenome } from '../../proof/random-genome.ts';
import { BRIEFS } from '../../testing/briefs.ts';
import { planFor } from '../../testing/plan-for-test.ts';
import { PROMPTS } from '../../testing/refinement-prompts/prompts.ts';
import { LOCKS, type Lock, type Operation, readOperations } from '../operations.ts';
import { parsePrompt } from '../text/parse-prompt.ts';
import { applyOperations } from './apply-operations.ts';
import { asksFor, newlyBroken } from './dislikes.ts';

const context = contextOf(BRIEFS['coffee']!, await loadFontLibrary());
/** Every operation that the prompts lead to, one colour of each target. */
const ALL: Operation[] = [...new Map(PROMPTS.flatMap(([prompt]) => parsePrompt(prompt).operations).map((operation) => [JSON.stringify({ ...operation, hex: '', name: '' }), operation])).values()];

const { concepts } = await planFor(BRIEFS['coffee']!);
const PARENTS: Genome[] = concepts.filter((_, index) => index % 4 === 0).map(({ genome }) => genome);

describe('operations on a genome', () => {
  test('give a genome that the schema takes and report an effect just where there is one', () => {
    const all = [...PARENTS, ...Array.from({ length: 6 }, (_, i) => randomGenome(chanceFrom(`edit ${i}`), context.library))];
    for (const genome of all) {
      for (const operation of ALL) {
        const { genome: edited, outcomes } = applyOperations(genome, [operation], context);
        expect(parseGenome(edited, context.library)).toEqual(edited);
        expect(outcomes[0]?.because === undefined).toBe(JSON.stringify(edited) !== JSON.stringify(applyOperations(genome, [], context).genome));
      }
    }
  });

  test('keep the contrast gates with any colour a customer names', () => {
    const operations = PROMPTS.flatMap(([prompt]) => parsePrompt(prompt).operations).filter(({ op }) => op === 'colour' || op === 'shade' || op === 'ground' || op === 'swapColours' || op === 'oneColour');
    for (const genome of PARENTS) {
      for (const operation of operations) {
        const { color } = applyOperations(genome, [operation], context).genome;
        const colours = resolveColours(color, context.palette);
        const gates = gatesFor(color);
        for (const role of ['text', 'sub', 'tb', 'a'] as const) expect(contrastOf(colours[role], colours.background)).toBeGreaterThanOrEqual(gates[role] - 0.01);
      }
    }
  });

  test.each(LOCKS)('leave what is locked as it was: %s', (lock) => {
    for (const genome of PARENTS) {
      for (const operation of ALL) {
        const { genome: edited } = applyOperations(genome, [operation], { ...context, locks: [lock] });
        expect(LOCKED[lock](edited, genome)).toEqual(LOCKED[lock](genome, genome));
      }
    }
  });

  test.each(['coffee', 'perfume'])('bring nothing that the customer dislikes but what she asks for, and say so: %s', async (brief) => {
    const customer = contextOf(BRIEFS[brief]!, context.library);
    const parents = (await planFor(BRIEFS[brief]!)).concepts.filter((_, index) => index % 5 === 1).map(({ genome }) => genome);
    for (const genome of parents) {
      for (const operation of ALL) {
        const { genome: edited, outcomes } = applyOperations(genome, [operation], customer);
        const broken = newlyBroken(genome, edited, customer);
        expect(broken.filter((ban) => !asksFor(operation, ban))).toEqual([]);
        if (broken.length > 0) expect(outcomes[0]?.note).toMatch(/you dislike/);
      }
    }
  }, 60_000);

  test('refuse what would bring a dislike that was not asked for, and say why', () => {
    const dislikesAll = { ...context, taste: { ...context.taste, bans: new Set(['plainMotif', 'font:hand', 'badge'] as const) } };
    const parent: Genome = { ...PARENTS[0]!, mark: undefined, layout: 'wordmark', family: 'word' } as unknown as Genome;
    expect(applyOperations(parent, [{ op: 'symbol', change: 'add' }], dislikesAll).genome.mark?.kind).toBe('abstract');
    expect(applyOperations(parent, [{ op: 'motif', motif: 'fox', how: 'replace' }], dislikesAll).outcomes[0]?.note).toMatch(/you dislike a picture as it is/);
  });

  test('take what fits from data of unknown origin, and count the rest', () => {
    expect(readOperations([{ op: 'weight', steps: 1 }, { op: 'weight', steps: 99 }, null, { op: 'rm -rf' }])).toEqual({ operations: [{ op: 'weight', steps: 1 }], refused: 3 });
    expect(readOperations('bolder')).toEqual({ operations: [], refused: 1 });
  });

  test('can be drawn one after the other', async () => {
    const { genome } = applyOperations(PARENTS[0]!, ALL.slice(0, 24), context);
    await context.library.ready(fontsOf(genome), lettersOf(context));
    expect(composeLogo(genome, context)).not.toBeNull();
  });
});

const styleOf = ({ type }: Genome) => context.library.style(type.font);

const LOCKED: Readonly<Record<Lock, (genome: Genome, parent: Genome) => unknown>> = {
  font: (genome) => [styleOf(genome).family, genome.type.constructed !== undefined, genome.type.laid],
  weight: (genome, parent) => [Math.abs(styleOf(genome).stem / styleOf(parent).stem - 1) <= 0.15, genome.type.constructed?.weight],
  case: ({ type }) => type.case,
  tracking: ({ type }) => type.tracking,
  layout: ({ layout }) => layout,
  colour: ({ color }) => color,
  background: ({ color }) => resolveColours(color, context.palette).background,
  mark: ({ mark }) => mark,
  treatment: ({ type, deco }) => [type.treatment, type.swap, deco],
};
