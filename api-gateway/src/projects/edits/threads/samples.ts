import { FONT_LISTS, type FontChoice, type FontList, type FontSample, type SymbolSample } from '@fifteen/contracts';
import { createBudget, Draw, PEN_IDS, penCovers, type PenId, PENS } from '@fifteen/drawing';
import { toSvg } from '@fifteen/geometry';
import { applyOperations, type Brief, drawEdited, type Genome, meaningOfWord, parseGenome, penStyleId, suggestSymbols, type SymbolSuggestion } from '@fifteen/logo-engine';
import { readMeaning } from '@fifteen/meaning/node';
import { briefOf, library } from '../../../rendering/index.threads.ts';
import type { StoredLogo } from '../../../rendering/index.ts';
import { fontListOf, isInList } from './font-list.ts';

/** Letters of a sample: enough to judge a font by, small enough for a row. */
const SAMPLE_LETTERS = 18;
/** Capitals are so high in a sample, whose box is 100. */
const CAP_HEIGHT = 44;

type Style = Brief['styles'][number];

const sampleText = (name: string): string => [...name].slice(0, SAMPLE_LETTERS).join('').trim();

const fontSample = (style: Style, text: string, { library: fonts }: Brief): FontSample => {
  const glyphs = fonts.shape(style.id, text, { size: CAP_HEIGHT / style.cap, tracking: 0 });
  const last = glyphs.at(-1);
  return {
    style: style.id,
    family: style.name,
    weight: style.weight,
    outline: glyphs.map(({ outline }) => toSvg(outline)).join(''),
    width: Math.ceil(last ? last.x + last.advance : 0),
  };
};

const penSample = (pen: PenId, text: string, { library: fonts }: Brief): FontSample => {
  const written = new Draw(fonts, createBudget()).write(text, { pen, options: {} }, CAP_HEIGHT);
  return { style: penStyleId(pen), family: PENS[pen].name, weight: 400, outline: written.shape.toSvg(), width: Math.ceil(written.bounds.right) };
};

const pensFor = ({ name }: Brief): PenId[] => (name.script.isJoined ? [] : PEN_IDS.filter((pen) => penCovers(pen, name.full)));

const listOf = ({ lettering: { style } }: Genome, { library: fonts }: Brief): FontList => ('pen' in style ? 'drawn' : fontListOf(fonts.style(style.font)));

/** The fonts of a list that can set the name, each showing it. */
export const fontSamplesOf = async ({ genome, profile }: StoredLogo, wanted: FontList | undefined): Promise<FontChoice> => {
  const brief = await briefOf(profile);
  const list = wanted ?? listOf(parseGenome(genome, await library), brief);
  const shown = brief.styles.filter((style) => isInList(list, style));
  const pens = pensFor(brief);
  const text = sampleText(brief.name.full);
  await brief.library.ready(shown.map(({ id }) => id), text);
  return {
    list,
    fonts: list === 'drawn' ? pens.map((pen) => penSample(pen, text, brief)) : shown.map((style) => fontSample(style, text, brief)),
    lists: FONT_LISTS.filter((each) => (each === 'drawn' ? pens.length > 0 : brief.styles.some((style) => isInList(each, style)))),
  };
};

const symbolIn = async (genome: Genome, { idea, title }: SymbolSuggestion, brief: Brief): Promise<SymbolSample[]> => {
  const edited = applyOperations(genome, [{ op: 'idea', idea }], brief).genome;
  try {
    const drawn = await drawEdited(edited, brief);
    return [{ idea, title, svg: drawn.variant({ arrangement: 'symbol', coloring: 'color' }) }];
  } catch {
    // Some ideas do not suit every name: they are not offered.
    return [];
  }
};

/** Symbols for a word, as this logo would have them. */
export const symbolSamplesOf = async ({ genome, profile }: StoredLogo, query: string): Promise<SymbolSample[]> => {
  const brief = await briefOf(profile);
  const parsed = parseGenome(genome, await library);
  const meaning = query.trim() === '' ? undefined : meaningOfWord(query, readMeaning);
  const samples: SymbolSample[] = [];
  for (const suggestion of suggestSymbols(parsed, brief, meaning)) samples.push(...(await symbolIn(parsed, suggestion, brief)));
  return samples;
};
