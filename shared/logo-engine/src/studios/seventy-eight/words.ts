import type { PlateShape } from '../../genome.ts';
import type { Treatment } from '../../type/type-spec.ts';
import type { Desk } from '../desk.ts';
import { standsInCapitals, trackingFor } from '../lettering.ts';
import type { Recipe } from '../recipe.ts';
import { ampersandFor, isCapitalFace, isJoinedName, isOneWord, isTwoWords } from '../settings.ts';
import { type Manner, STRIPED } from '../trade-manners.ts';

const isDrawnByHand = (fontClass: string): boolean => fontClass === 'script' || fontClass === 'hand';

/** Letters that run or lean do not stand on a curve. */
const LEANING: ReadonlySet<string> = new Set(['script', 'hand', 'retro', 'mono']);

/** Trades that may write their name by hand. */
const WRITING: ReadonlySet<Manner | null> = new Set<Manner | null>(['refined', 'calm', 'warm', 'hearty', 'young', null]);

/** Longer words are too small for a line in their strokes. */
const LINED_UP_TO = 9;
/** Thick and thin strokes side by side: the thin ones are gone where the thick ones are lined. */
const UNEVEN: ReadonlySet<string> = new Set(['script', 'fatface', 'deco', 'didone', 'slab', 'softserif', 'retro']);

/** Soft heavy words: stacked, bulged, lined, on plates. */
export const WORDS: readonly Recipe[] = [
  {
    id: 'namesAndRules',
    family: 'word',
    weight: ({ name }) => (isJoinedName(name) ? 1.5 : 0),
    draft: (desk) => {
      const font = desk.font((style) => standsInCapitals(style) && style.stem > 0.09 && style.stem < 0.3);
      return {
        layout: 'wordmark',
        type: desk.lettering(font, { case: 'upper', mode: 'stack', setting: 'between', subFont: ampersandFor(font), tracking: Math.min(0.04, trackingFor(font, 'upper')) }),
        color: { background: desk.ground({ paper: 1.4, soft: 1, deep: 1, primary: 0.8 }), a: 'text', b: 'accent', c: 'soft', text: 'text' },
      };
    },
  },
  {
    id: 'arcWord',
    family: 'word',
    weight: ({ name, bans, axes }) => (name.script.isJoined || name.isSubFirst || name.full.length > 16 || (name.sub === null && !name.trade) || bans('bentType') ? 0 : 0.9 - Math.max(0, axes.minimal) * 0.4 - Math.max(0, axes.tech) * 0.5),
    draft: (desk) => {
      const font = desk.font((style) => style.stem > 0.11 && style.stem < 0.3 && !LEANING.has(style.class));
      return {
        layout: 'wordmark',
        type: desk.lettering(font, { mode: 'mainSub', setting: 'arc', ...(standsInCapitals(font) && { case: 'upper' as const }) }),
        color: { background: desk.ground({ paper: 1.4, soft: 1, deep: 1, primary: 0.8 }), a: 'primary', b: 'accent', c: 'soft', text: desk.pick('text', ['text', 'primary']) },
      };
    },
  },
  {
    id: 'tallEnds',
    family: 'word',
    weight: ({ name, axes }) => (isOneWord(name) ? 1.2 - Math.max(0, axes.tech) * 0.7 - Math.max(0, axes.minimal) * 0.3 : 0),
    draft: (desk) => {
      const font = desk.font((style) => isCapitalFace(style) && style.stem > 0.1);
      return {
        layout: 'wordmark',
        type: desk.lettering(font, { case: 'upper', mode: desk.name.sub ? 'mainSub' : 'single', setting: 'cradle', tracking: Math.min(0.05, trackingFor(font, 'upper')) }),
        color: { background: desk.ground({ paper: 1.4, soft: 1, deep: 1, primary: 0.8 }), a: 'primary', b: 'accent', c: 'soft', text: desk.pick('text', ['text', 'primary']) },
      };
    },
  },
  {
    id: 'twoVoices',
    family: 'word',
    weight: ({ name, axes, manner, bans }) => (!isTwoWords(name) || name.isSubFirst || !name.script.hasCase || bans('font:script') || !WRITING.has(manner) ? 0 : 1.2 - Math.max(0, axes.tech) * 0.8),
    draft: (desk) => {
      const font = desk.font((style) => style.class === 'script' || (style.class === 'hand' && style.case === 'title'));
      return isDrawnByHand(font.class)
        ? {
            layout: 'wordmark',
            type: desk.lettering(font, { case: 'title', mode: desk.name.sub ? 'mainSub' : 'stack', setting: 'voices', subFont: font.stem > 0.12 ? 'jost-600' : 'josefin-sans-600' }),
            color: { background: desk.ground({ paper: 1.4, deep: 1, primary: 1, soft: 0.8 }), a: 'text', b: desk.pick('b', ['accent', 'primary']), c: 'soft', text: 'text' },
          }
        : null;
    },
  },
  {
    id: 'stackedBlock',
    family: 'word',
    weight: () => 1.1,
    draft: (desk) => {
      const font = desk.font((style) => style.stem > 0.12 && !isDrawnByHand(style.class));
      const hasLines = desk.name.words.length > 1;
      const isHeavy = font.stem > 0.17 && font.stem < 0.3;
      const treatment: Treatment | null = !desk.bans('shadowType') && isHeavy && desk.axes.premium < 0.5 && font.class !== 'didone' && font.class !== 'fatface' ? desk.pick('depth', ['shadow', 'drop']) : null;
      const isStriped = treatment === null && STRIPED.has(desk.manner);
      // Without lines to fit together, depth or stripes it is the name and nothing else.
      if (treatment === null && !isStriped && (!hasLines || desk.name.sub !== null)) return null;
      return {
        layout: 'wordmark',
        type: desk.lettering(font, {
          mode: hasLines ? 'stack' : 'single',
          case: font.case === 'title' ? 'title' : 'upper',
          tracking: 0,
          leading: 0.2,
          justify: hasLines,
          ...(treatment && { treatment: { kind: treatment } }),
        }),
        color: {
          background: desk.ground({ soft: 1, paper: 1, primary: 1 }),
          a: treatment ? 'text' : 'primary',
          b: 'accent',
          c: desk.bans('thirdColour') ? 'soft' : 'third',
          text: 'text',
          onFirst: treatment !== null,
        },
        ...(isStriped && { deco: 'stripes' as const }),
      };
    },
  },
  {
    id: 'archedWord',
    family: 'word',
    weight: ({ axes, bans, name }) => (name.full.length < 5 || name.full.length > 18 || name.script.isJoined || bans('bentType') ? 0 : 1.2 - Math.max(0, axes.premium) * 0.4 - Math.max(0, axes.tech) * 0.3),
    draft: (desk) => {
      const font = desk.font((style) => style.stem > 0.1 && style.stem < 0.26 && !LEANING.has(style.class) && style.class !== 'cond');
      const motif = desk.bans('plainMotif') ? null : desk.motif(({ weight }) => weight !== 'line');
      const type = desk.lettering(font, { mode: 'single', setting: 'arc', ...(standsInCapitals(font) && { case: 'upper' as const }) });
      if (!motif || type.mode !== 'single') return null;
      return {
        layout: 'stacked',
        mark: { kind: 'motif', generator: motif.id },
        type,
        color: { background: desk.ground({ paper: 1.4, accent: 0.6, soft: 1, deep: 0.7 }), a: 'primary', b: 'accent', c: 'soft', text: 'text' },
      };
    },
  },
  {
    id: 'nameplate',
    family: 'word',
    weight: () => 0.9,
    draft: (desk) => {
      const font = desk.font((style) => style.stem > 0.1 || style.class === 'script');
      return {
        layout: 'plate',
        type: desk.lettering(font, { mode: desk.name.full.length > 11 && desk.name.words.length > 1 ? 'stack' : 'single', leading: 0.3 }),
        plate: { shape: desk.pick('shape', platesFor(desk)), rim: desk.maybe('rim', 0.6) },
        color: { background: desk.ground({ paper: 2, accent: 1, soft: 1 }), a: desk.pick('a', ['primary', 'ink']), b: 'accent', c: 'soft', text: 'text', boxed: true },
      };
    },
  },
  {
    id: 'inlineWord',
    family: 'word',
    weight: ({ axes, bans, name, manner }) => (bans('stripedType') || !STRIPED.has(manner) || [...name.main].length > LINED_UP_TO ? 0 : 0.7 + axes.bold * 0.3),
    draft: (desk) => {
      const font = desk.font((style) => style.stem > 0.2 && style.stem < 0.5 && !UNEVEN.has(style.class));
      if (font.stem < 0.2 || UNEVEN.has(font.class)) return null;
      return {
        layout: 'wordmark',
        type: desk.lettering(font, { ...(desk.name.sub && { mode: 'mainSub' as const }), treatment: { kind: desk.pick('cut', ['inline', 'lines']) } }),
        color: { background: desk.ground({ paper: 1, primary: 1, deep: 1 }), a: 'primary', b: 'accent', c: 'soft', text: desk.pick('text', ['primary', 'text']) },
      };
    },
  },
  {
    id: 'twoTone',
    family: 'word',
    weight: ({ name }) => (name.words.length > 1 ? 0.8 : 0),
    draft: (desk) => {
      const font = desk.font((style) => style.stem > 0.09);
      return {
        layout: 'wordmark',
        type: desk.lettering(font, { mode: 'duo', tracking: 0 }),
        color: {
          background: desk.ground({ paper: 1, deep: 1, soft: 1 }),
          a: 'text',
          b: desk.pick('b', ['primary', 'accent']),
          c: desk.bans('thirdColour') ? 'soft' : 'third',
          text: 'text',
        },
        ...(STRIPED.has(desk.manner) && desk.maybe('stripes', 0.5) && { deco: 'stripes' as const }),
      };
    },
  },
  {
    id: 'ledWord',
    family: 'word',
    weight: ({ name }) => (name.words.length === 1 && !name.script.isJoined && [...name.full].length > 2 ? 0.8 : 0),
    draft: (desk) => {
      const font = desk.font((style) => style.stem > 0.12 && style.class !== 'script');
      return {
        layout: 'wordmark',
        type: desk.lettering(font, { mode: 'single', treatment: { kind: 'lead' } }),
        color: { background: desk.ground({ paper: 1, deep: 1, soft: 1 }), a: 'text', b: desk.pick('b', ['primary', 'accent']), c: 'soft', text: 'text' },
      };
    },
  },
  {
    id: 'signature',
    family: 'word',
    weight: ({ axes, bans, name, manner }) => (bans('font:script') || !name.script.hasCase || !WRITING.has(manner) ? 0 : Math.max(0, 0.5 - axes.tech * 0.6 + axes.hand * 0.7)),
    draft: (desk) => {
      const suits = (fontClass: string) => isDrawnByHand(fontClass) || (fontClass === 'retro' && desk.axes.playful > 0);
      const font = desk.font((style) => suits(style.class));
      if (!suits(font.class)) return null;
      const isUnderlined = desk.axes.hand > 0.3 && desk.maybe('brush', 0.6);
      // A mark over a letter would run into the taller one before it.
      const isMarked = /\p{M}/u.test(desk.name.full.normalize('NFD'));
      const rises = !isUnderlined && !isMarked && (desk.axes.playful > 0 || desk.axes.hand > 0);
      return {
        layout: 'wordmark',
        type: desk.lettering(font, { case: 'title', ...(rises && { treatment: { kind: 'rise' as const } }) }),
        color: { background: desk.ground({ primary: 1, deep: 1, paper: 1 }), a: 'primary', b: 'accent', c: 'soft', text: 'text' },
        ...(isUnderlined && { deco: 'brush' as const }),
      };
    },
  },
];

function platesFor({ axes }: Desk): readonly PlateShape[] {
  if (axes.playful > 0) return ['pill', 'plaque', 'soft'];
  return axes.tech > 0.3 ? ['soft', 'pill', 'chamfer'] : ['plaque'];
}
