import { FONT_LISTS, type FontChoice, type FontList, type FontSample, type SymbolSample } from '@fifteen/contracts';
import {
  applyOperations,
  contextOf,
  drawEdited,
  type FontLibrary,
  type Genome,
  KIND_CLASSES,
  type LogoContext,
  MOTIFS,
  parseGenome,
  suggestSymbols,
  toSvg,
} from '@fifteen/logo-engine';
import type { StoredLogo } from '../../drawing-room/threads/material.ts';
import { fontListOf } from './font-list.ts';

/** Letters of a sample: enough to judge a font by, small enough for a row. */
const SAMPLE_LETTERS = 18;
/** Capitals are so high in a sample, whose box is 100. */
const CAP_HEIGHT = 44;
const MOST_SYMBOLS = 12;

type Style = LogoContext['styles'][number];

const sampleText = (name: string): string => [...name].slice(0, SAMPLE_LETTERS).join('').trim();

const sampleOf = (style: Style, text: string, library: FontLibrary): FontSample => {
  const glyphs = library.shape(style.id, text, { size: CAP_HEIGHT / style.cap, tracking: 0 });
  const last = glyphs.at(-1);
  return {
    style: style.id,
    family: style.name,
    weight: style.weight,
    outline: glyphs.map(({ outline }) => toSvg(outline)).join(''),
    width: Math.ceil(last ? last.x + last.advance : 0),
  };
};

const isOf =
  (list: FontList) =>
  ({ class: fontClass }: Style): boolean =>
    KIND_CLASSES[list].includes(fontClass);

/** The fonts of a list that can set the name, each showing it. */
export const fontSamplesOf = async (
  { genome, profile }: StoredLogo,
  wanted: FontList | undefined,
  library: FontLibrary,
): Promise<FontChoice> => {
  const { styles, name, library: inScript } = contextOf(profile, library);
  const list = wanted ?? fontListOf(library.style(parseGenome(genome, library).type.font).class);
  const shown = styles.filter(isOf(list));
  const text = sampleText(name.full);
  await inScript.ready(shown.map(({ id }) => id), text);
  return {
    list,
    fonts: shown.map((style) => sampleOf(style, text, inScript)),
    lists: FONT_LISTS.filter((each) => styles.some(isOf(each))),
  };
};

interface Named {
  readonly motif: string;
  readonly title: string;
}

const titled = (id: string): Named[] => MOTIFS.filter((motif) => motif.id === id).map(({ title }) => ({ motif: id, title }));

/** What the brief calls to mind, then others of our pictures. */
const firstSymbols = ({ motifs }: LogoContext): Named[] =>
  [...new Set([...motifs.all, ...MOTIFS.map(({ id }) => id)])].slice(0, MOST_SYMBOLS).flatMap(titled);

const symbolIn = async (genome: Genome, { motif, title }: Named, context: LogoContext): Promise<SymbolSample[]> => {
  const edited = applyOperations(genome, [{ op: 'motif', motif, how: 'replace' }], context).genome;
  try {
    const { drawn } = await drawEdited(edited, context.profile, context.library);
    return [{ motif, title, svg: drawn.variant({ arrangement: 'symbol', colouring: 'colour' }) }];
  } catch {
    // Some manners of drawing do not suit every picture: it is not offered.
    return [];
  }
};

/** Symbols for a word, as this logo would have them. */
export const symbolSamplesOf = async ({ genome, profile }: StoredLogo, query: string, library: FontLibrary): Promise<SymbolSample[]> => {
  const context = contextOf(profile, library);
  const parsed = parseGenome(genome, library);
  const named = query.trim() === '' ? firstSymbols(context) : suggestSymbols(query);
  const samples: SymbolSample[] = [];
  for (const each of named) samples.push(...(await symbolIn(parsed, each, context)));
  return samples;
};
