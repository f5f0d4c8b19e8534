import { isSerif, standsInCapitals } from '../lettering.ts';
import type { Recipe } from '../recipe.ts';
import { type Manner, STRIPED } from '../trade-manners.ts';

/** Trades that posters are printed for. */
const PRINTED: ReadonlySet<Manner | null> = new Set<Manner | null>(['hearty', 'loud', 'drawn']);

/** Trades whose labels are sewn on, or could be. */
const SEWN: ReadonlySet<Manner | null> = new Set<Manner | null>(['calm', 'warm', 'sturdy', 'young', 'refined', null]);

/** Initials in several lines, inlaid, overprinted, crested. */
export const LETTERS: readonly Recipe[] = [
  {
    id: 'multiLine',
    family: 'letter',
    weight: ({ axes }) => 1.2 - (axes.premium > 0.4 && axes.bold < 0 ? 0.5 : 0),
    draft: (desk) => {
      const font = desk.font((style) => style.class !== 'script' && style.stem > 0.08);
      const isInlaid = font.stem > 0.13 && STRIPED.has(desk.manner) && desk.maybe('inlaid', 0.5);
      const mark = desk.letterMark(isInlaid ? ['inlaidLetter'] : ['multiLine']);
      if (!mark) return null;
      return {
        layout: desk.pick('layout', ['stacked', 'stacked', 'horizontal']),
        mark: { kind: 'letter', generator: mark, font: font.id },
        type: desk.lettering(font),
        color: isInlaid
          ? { background: desk.ground({ paper: 2, soft: 1, deep: 1 }), a: 'primary', b: 'accent', c: desk.bans('thirdColour') ? 'soft' : 'third', text: 'text' }
          : { background: desk.ground({ primary: 2, accent: 1, paper: 1 }), a: 'text', b: 'text', c: 'text', text: 'text', single: true },
      };
    },
  },
  {
    id: 'overprint',
    family: 'letter',
    weight: ({ name, manner }) => (PRINTED.has(manner) && name.words.length > 1 && name.initials.first !== name.initials.second ? 0.6 : 0),
    draft: (desk) => {
      const font = desk.font((style) => standsInCapitals(style) && !isSerif(style) && style.stem > 0.12 && style.class !== 'cond');
      if (isSerif(font)) return null;
      const mark = desk.letterMark(['overprint']);
      const background = desk.ground({ paper: 2, white: 1, soft: 1 });
      const inks = desk.inks(background);
      return mark && inks
        ? {
            layout: 'stacked',
            mark: { kind: 'letter', generator: mark, font: font.id, scale: 1.05 },
            type: desk.lettering(font),
            color: { background, ...inks, c: 'third', text: 'text' },
          }
        : null;
    },
  },
  {
    id: 'crest',
    family: 'letter',
    weight: ({ axes }) => 0.3 + Math.max(0, -axes.modern) * 0.9,
    draft: (desk) => {
      const font = desk.font((style) => standsInCapitals(style) && style.class !== 'script');
      const mark = desk.letterMark(desk.axes.premium > 0.3 ? ['crestLetter', 'laurelLetter', 'illuminatedLetter', 'engravedLetter', 'sealLetter'] : ['crestLetter', 'risingLetter', 'illuminatedLetter', SEWN.has(desk.manner) ? 'sewnLabel' : 'sealLetter', 'sealLetter']);
      return mark
        ? {
            layout: 'stacked',
            mark: { kind: 'letter', generator: mark, font: font.id },
            type: desk.lettering(font, { subRule: true }),
            color: { background: desk.ground({ paper: 2, deep: 1, soft: 1 }), a: desk.pick('a', ['primary', 'text']), b: 'accent', c: 'soft', text: 'text' },
          }
        : null;
    },
  },
  {
    id: 'blockLetter',
    family: 'letter',
    weight: ({ axes, bans }) => (bans('shadowType') ? 0 : 0.5 + Math.max(0, axes.playful) * 0.5 + Math.max(0, axes.bold) * 0.2),
    draft: (desk) => {
      const font = desk.font((style) => standsInCapitals(style) && style.stem > 0.14 && style.class !== 'deco' && style.class !== 'old');
      const mark = desk.letterMark(STRIPED.has(desk.manner) ? ['blockLetter', 'echoLetter', 'stripedLetter', 'offsetOutline'] : ['echoLetter', 'offsetOutline']);
      return mark
        ? {
            layout: desk.pick('layout', ['poster', 'stacked']),
            mark: { kind: 'letter', generator: mark, font: font.id },
            type: desk.lettering(font),
            color: { background: desk.ground({ soft: 1, paper: 1, primary: 1, deep: 1 }), a: 'text', b: 'accent', c: 'soft', text: 'text' },
          }
        : null;
    },
  },
];
