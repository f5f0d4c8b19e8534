import { parseArgs } from 'node:util';
import { chanceFrom } from '../../chance/chance.ts';
import { scale, translate, union } from '../../geometry/index.ts';
import {
  ABSTRACT_MARKS,
  CONTAINERS,
  LETTER_MARKS,
  MOTIFS,
  type MarkContext,
  type MarkSpec,
  buildMark,
  constructedLetter,
} from '../../marks/index.ts';
import { loadFontLibrary } from '../load-font-library.ts';
import { type Cell, writeContactSheet } from './contact-sheet.ts';

/** Draws every mark into one labelled picture, to be looked at: `npm run mark-sheet -w @fifteen/logo-engine -- --out marks.png`. */
const { out } = parseArgs({ options: { out: { type: 'string' } } }).values;
if (!out) throw new Error('Usage: npm run mark-sheet -w @fifteen/logo-engine -- --out FILE');

const FONTS = ['archivo-black-400', 'fraunces-600', 'jost-300', 'rubik-700'];
const INITIALS = [['N', 'C'], ['K', 'R'], ['M', 'A'], ['S', 'B']] as const;

const library = await loadFontLibrary();
await library.ready(FONTS, INITIALS.flat().join(''));

const cell = (spec: Omit<MarkSpec, 'seed'>, turn = 0, hand = false): Cell => {
  const [first, second] = INITIALS[turn]!;
  const context: MarkContext = {
    strokeWidth: [90, 40, 150, 60][turn]!,
    chance: chanceFrom(`sheet ${turn}`),
    initials: { first, second },
    letter: (font, char) => union(...library.shape(font, char, { size: 1000, tracking: 0 }).map(({ outline }) => outline)),
    sharp: turn === 2,
    hand,
  };
  const label = [spec.generator, spec.inner ?? spec.container ?? ''].join(' ');
  return { label, layers: buildMark({ ...spec, seed: String(turn) }, context)?.layers ?? null };
};

const turns = [0, 1, 2, 3];
const letterCells = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&'].flatMap((char): Cell[] =>
  [{}, { stripes: 3, weight: 42 }, { corner: 'chamfer' as const }].map((options) => {
    const letter = constructedLetter(char, options);
    return { label: char, layers: letter && [{ role: 'a', path: translate(scale(letter, 0.95), -350, 475) }] };
  }),
);

await writeContactSheet(out, [
  ...ABSTRACT_MARKS.flatMap(({ id }) => turns.map((turn) => cell({ kind: 'abstract', generator: id }, turn))),
  ...LETTER_MARKS.flatMap(({ id }) => turns.map((turn) => cell({ kind: 'letter', generator: id, font: FONTS[turn]! }, turn))),
  ...MOTIFS.map(({ id }) => cell({ kind: 'motif', generator: id })),
  ...MOTIFS.filter(({ brush }) => brush).map(({ id }) => cell({ kind: 'motif', generator: id }, 0, true)),
  ...MOTIFS.map(({ id }, i) => cell({ kind: 'contained', generator: id, container: CONTAINERS[i % CONTAINERS.length]!.id })),
  ...MOTIFS.filter(({ slot }) => slot).flatMap(({ id }) => ['star', 'leaf', 'swift'].map((inner) => cell({ kind: 'merged', generator: id, inner }))),
  ...MOTIFS.filter(({ weight }) => weight === 'plain').flatMap(({ id }) => (['carved', 'gouged', 'collage', 'tiled', 'repeated'] as const).map((kind) => cell({ kind, generator: id }))),
  ...MOTIFS.filter(({ weight }) => weight === 'plain').flatMap(({ id }) => [cell({ kind: 'striped', generator: id }), cell({ kind: 'sliced', generator: id })]),
  ...letterCells,
], 20);
