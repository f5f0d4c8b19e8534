import { PENS } from '@fifteen/drawing';
import { describe, expect, jest, test } from '@jest/globals';
import { contrastOf, oklchOf } from '../color/oklch.ts';
import { GATES, resolveColors } from '../color/resolve.ts';
import type { Genome } from '../genome.ts';
import { parseGenome } from '../genome-schema.ts';
import { BRIEFS } from '../testing/briefs.ts';
import { briefFor, planFor } from '../testing/draw-for-test.ts';
import { type OperationOptions, applyOperations } from './apply-operations.ts';
import { asksFor, newlyBroken } from './dislikes.ts';
import { drawEdited } from './draw-edited.ts';
import { KIND_CLASSES } from './font-kinds.ts';
import { styleIdOf } from './lettering-edits.ts';
import { placeOf } from './layout-edits.ts';
import { LOCKS, type Lock, type Operation, readOperations } from './operation.ts';

jest.setTimeout(120_000);

const coffee = BRIEFS['coffee']!;
const brief = await briefFor(coffee);
const { concepts } = await planFor(coffee);
const PARENTS: readonly Genome[] = concepts.filter((_, i) => i % 3 === 0).map(({ genome }) => genome);

const ALL: readonly Operation[] = [
  { op: 'font', style: 'jost-600' }, { op: 'font', style: 'pen:monoline' }, { op: 'fontKind', kind: 'serif' }, { op: 'fontKind', kind: 'script', without: true }, { op: 'fontKind', kind: 'drawn' }, { op: 'otherFont' },
  { op: 'weight', steps: 1 }, { op: 'weight', steps: -2 }, { op: 'case', case: 'upper' }, { op: 'case', case: 'lower' }, { op: 'tracking', steps: 2 }, { op: 'corner', steps: 1 }, { op: 'corner', steps: -1 }, { op: 'gap', steps: 1 },
  { op: 'layout', layout: 'left' }, { op: 'layout', layout: 'right' }, { op: 'layout', layout: 'above' }, { op: 'layout', layout: 'below' }, { op: 'layout', layout: 'other' }, { op: 'lines', lines: 'one' }, { op: 'lines', lines: 'several' },
  { op: 'size', target: 'mark', steps: 2 }, { op: 'size', target: 'name', steps: 1 }, { op: 'size', target: 'sub', steps: 1 }, { op: 'tag', text: 'Est. 1998' }, { op: 'tag', text: '' },
  { op: 'color', target: 'all', hex: '#1e4fb3' }, { op: 'color', target: 'mark', hex: '#b3261e' }, { op: 'color', target: 'name', hex: '#333333' }, { op: 'color', target: 'second', hex: '#e2a84b' }, { op: 'color', target: 'background', hex: '#102030' },
  { op: 'paletteColor', target: 'all', index: 3 }, { op: 'shade', target: 'all', towards: 'warmer', steps: 2 }, { op: 'otherColors' }, { op: 'swapColors' }, { op: 'oneColor' },
  { op: 'ground', ground: 'white' }, { op: 'ground', ground: 'dark' }, { op: 'ground', ground: 'color' }, { op: 'gradient', is: 'on' }, { op: 'gradient', is: 'off' },
  { op: 'thing', thing: 'owl' }, { op: 'symbol', change: 'remove' }, { op: 'symbol', change: 'letter' }, { op: 'symbol', change: 'other' }, { op: 'look' }, { op: 'flip' }, { op: 'plain' },
  { op: 'hand', studio: 'marrow' }, { op: 'taste', axis: 'premium', steps: 1 }, { op: 'taste', axis: 'hand', steps: -1 }, { op: 'like', concept: 1 },
];

const apply = (genome: Genome, operations: readonly Operation[], options: OperationOptions = {}) => applyOperations(genome, operations, brief, options);

describe('operations on a logo', () => {
  test('give a genome that the schema takes, and say why exactly where they change nothing', () => {
    for (const genome of PARENTS) {
      const same = JSON.stringify(apply(genome, []).genome);
      for (const operation of ALL) {
        const { genome: edited, outcomes } = apply(genome, [operation], { concepts: concepts.map(({ title, genome: each }) => ({ title, genome: each })) });
        expect(parseGenome(JSON.parse(JSON.stringify(edited)), brief.library)).toEqual(edited);
        expect({ operation, changed: JSON.stringify(edited) !== same }).toEqual({ operation, changed: outcomes[0]!.because === undefined });
      }
    }
  });

  test('keep every role readable with any color a customer names', () => {
    for (const genome of PARENTS) {
      for (const operation of ALL) {
        const colors = resolveColors(apply(genome, [operation]).genome.color, brief.palette);
        for (const role of ['ink', 'main'] as const) expect(contrastOf(colors[role], colors.ground)).toBeGreaterThanOrEqual(GATES[role] - 0.01);
      }
    }
  });

  /** Thickness of the stems, in heights of a capital. */
  const stemOf = ({ lettering: { style } }: Genome): number => {
    if ('pen' in style) return style.options.stem ?? PENS[style.pen].defaults.stem / 1000;
    const { stem, cap } = brief.library.style(style.font);
    return stem / cap;
  };

  const LOCKED: Readonly<Record<Lock, (genome: Genome, parent: Genome) => unknown>> = {
    font: ({ lettering: { style } }) => ('font' in style ? brief.library.style(style.font).family : styleIdOf(style)),
    weight: (genome, parent) => Math.abs(stemOf(genome) / stemOf(parent) - 1) < 0.2,
    case: ({ lettering: { style } }) => style.case ?? 'title',
    tracking: ({ lettering: { style } }) => ('pen' in style ? style.options.tracking : style.tracking) ?? 0,
    layout: (genome) => (genome.idea ? placeOf(genome) : null),
    color: ({ color }) => color,
    background: ({ color }) => resolveColors(color, brief.palette).ground,
    mark: ({ idea }) => idea,
    tag: ({ tag }) => tag,
  };

  test.each(LOCKS)('leave what is locked as it was: %s', (lock) => {
    for (const genome of PARENTS) {
      for (const operation of ALL) {
        // Asking for another symbol, or none, also asks for a new place.
        if (lock === 'layout' && (operation.op === 'symbol' || operation.op === 'thing')) continue;
        const { genome: edited } = apply(genome, [operation], { locks: [lock] });
        expect({ operation, kept: LOCKED[lock](edited, genome) }).toEqual({ operation, kept: LOCKED[lock](genome, genome) });
      }
    }
  });

  test.each(['coffee', 'perfume', 'greek'])('bring nothing that the customer dislikes unless they name it, and then say so: %s', async (name) => {
    const customer = await briefFor(BRIEFS[name]!);
    for (const { genome } of (await planFor(BRIEFS[name]!)).concepts.filter((_, i) => i % 5 === 1)) {
      for (const operation of ALL) {
        const { genome: edited, outcomes } = applyOperations(genome, [operation], customer);
        const broken = newlyBroken(genome, edited, customer);
        expect(broken.filter((ban) => !asksFor(operation, ban))).toEqual([]);
        if (broken.length > 0) expect(outcomes[0]!.note).toMatch(/you dislike/);
      }
    }
  });

  test('bolder letters keep their voice: a serif stays a serif', () => {
    const serif = apply(PARENTS[0]!, [{ op: 'font', style: 'cormorant-garamond-500' }]).genome;
    const { genome, outcomes } = apply(serif, [{ op: 'weight', steps: 1 }]);
    expect(outcomes[0]!.because).toBeUndefined();
    const style = genome.lettering.style as { font: string };
    expect([...KIND_CLASSES.serif, ...KIND_CLASSES.slab, 'flare']).toContain(brief.library.style(style.font).class);
    expect(brief.library.style(style.font).stem).toBeGreaterThan(brief.library.style('cormorant-garamond-500').stem);
  });

  test('a dark color on a dark background gets a background that it can be read on, with a note to the customer', () => {
    const dark = apply(PARENTS[0]!, [{ op: 'ground', ground: 'white' }, { op: 'ground', ground: 'dark' }]).genome;
    const { genome, outcomes } = apply(dark, [{ op: 'color', target: 'name', hex: '#1f4d2b' }]);
    const { ground, ink } = resolveColors(genome.color, brief.palette);
    expect(oklchOf(ground).l).toBeGreaterThan(0.8);
    expect(ink).toBe('#1f4d2b');
    expect(outcomes[0]!.note).toMatch(/new one/);
  });

  test('a picture that the book does not have is refused with its name', () => {
    expect(apply(PARENTS[0]!, [{ op: 'thing', thing: 'platypus' }]).outcomes[0]!.because).toBe('We have no good drawing of a platypus for this logo yet');
  });

  test('can be drawn one after the other', async () => {
    const { genome } = apply(PARENTS[0]!, ALL.slice(0, 24));
    expect((await drawEdited(genome, brief)).variant({ arrangement: 'primary', coloring: 'color' })).toMatch(/^<svg .*<path/);
  });

  test('take what fits from data of unknown origin, and count the rest', () => {
    expect(readOperations([{ op: 'weight', steps: 1 }, { op: 'weight', steps: 99 }, null, { op: 'rm -rf' }])).toEqual({ operations: [{ op: 'weight', steps: 1 }], refused: 3 });
    expect(readOperations('bolder')).toEqual({ operations: [], refused: 1 });
  });
});
