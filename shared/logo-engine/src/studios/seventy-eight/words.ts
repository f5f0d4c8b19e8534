import type { PlateShape } from '../../genome.ts';
import type { Treatment } from '../../type/type-spec.ts';
import type { Desk } from '../desk.ts';
import { standsInCapitals } from '../lettering.ts';
import type { Recipe } from '../recipe.ts';

const isDrawnByHand = (fontClass: string): boolean => fontClass === 'script' || fontClass === 'hand';

/** Soft heavy words: stacked, bulged, lined, on plates. */
export const WORDS: readonly Recipe[] = [
  {
    id: 'stackedBlock',
    family: 'word',
    weight: () => 1.1,
    draft: (desk) => {
      const font = desk.font((style) => style.stem > 0.12 && !isDrawnByHand(style.class));
      const hasLines = desk.name.words.length > 1;
      const isHeavy = font.stem > 0.17 && font.stem < 0.3;
      const treatment: Treatment | null = !desk.bans('shadowType') && isHeavy && desk.axes.premium < 0.5 ? desk.pick('depth', ['shadow', 'drop', 'register']) : null;
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
        ...(!treatment && { deco: 'stripes' as const }),
      };
    },
  },
  {
    id: 'archedWord',
    family: 'word',
    weight: ({ axes, bans, name }) => (name.full.length > 22 ? 0 : (axes.premium > 0.5 ? 0.35 : 1) * (bans('shadowType') ? 0.4 : 1)),
    draft: (desk) => {
      const font = desk.font((style) => style.stem > 0.11 && !isDrawnByHand(style.class) && style.class !== 'cond');
      const motif = desk.bans('plainMotif') ? null : desk.motif();
      const figure = motif ? null : desk.figure(['asterisk', 'risingSun', 'settingSun']);
      const mark = motif ? { kind: 'motif' as const, generator: motif.id, scale: 0.72 } : { kind: 'abstract' as const, generator: figure ?? 'sunburst', scale: 0.72 };
      return {
        layout: 'stacked',
        mark,
        type: desk.lettering(font, {
          mode: desk.name.sub ? 'mainSub' : 'single',
          ...(standsInCapitals(font) && { case: 'upper' as const }),
          treatment: { kind: 'bulge' },
        }),
        color: { background: desk.ground({ paper: 1, accent: 1, soft: 1 }), a: 'primary', b: 'accent', c: 'soft', text: 'text' },
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
    weight: ({ axes, bans }) => (bans('stripedType') ? 0 : 0.9 + axes.bold * 0.3),
    draft: (desk) => {
      const font = desk.font((style) => style.stem > 0.19 && style.stem < 0.5 && style.class !== 'script');
      if (font.stem < 0.17) return null;
      return {
        layout: 'wordmark',
        type: desk.lettering(font, { treatment: { kind: desk.pick('cut', ['inline', 'lines']) } }),
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
        ...(desk.maybe('stripes', 0.5) && { deco: 'stripes' as const }),
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
    weight: ({ axes, bans, name }) => (bans('font:script') || !name.script.hasCase ? 0 : Math.max(0, 0.5 - axes.tech * 0.6 + axes.hand * 0.7)),
    draft: (desk) => {
      const suits = (fontClass: string) => isDrawnByHand(fontClass) || (fontClass === 'retro' && desk.axes.playful > 0);
      const font = desk.font((style) => suits(style.class));
      if (!suits(font.class)) return null;
      const isUnderlined = desk.axes.hand > 0.3 && desk.maybe('brush', 0.6);
      const rises = !isUnderlined && (desk.axes.playful > 0 || desk.axes.hand > 0);
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
