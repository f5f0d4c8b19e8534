import { standsInCapitals } from '../lettering.ts';
import { type Hand, READ_IN_PART, forTheHand, initialMark, mergedMark, sceneMark, stagedMark, wishForScenes } from '../pairs.ts';
import type { BadgeEdge } from '../../genome.ts';
import type { Recipe } from '../recipe.ts';

const HAND: Hand = 'ink';

/** Around a circle longer names are too small to be read. */
const LONGEST_ROUND = 24;

/** Seals, bottle caps and stripes through a silhouette. */
export const PICTURES: readonly Recipe[] = [
  {
    id: 'seal',
    family: 'badge',
    weight: ({ bans, axes, name }) => (bans('badge') || name.script.isJoined || name.script.id === 'ideographic' || name.script.id === 'korean' || name.full.length > LONGEST_ROUND ? 0 : 1.2 - Math.max(0, axes.minimal) * 0.5),
    draft: (desk) => {
      const motif = desk.bans('plainMotif') ? null : desk.motif();
      const letter = [...desk.name.full].length > 1 ? desk.letterMark(['multiLine']) : null;
      const usesMotif = motif !== null && (letter === null || desk.maybe('motif', 0.75));
      const font = desk.font((style) => standsInCapitals(style) && style.stem > 0.09 && style.class !== 'cond');
      const figure = motif || letter ? null : desk.figure(['sunburst', 'risingSun', 'petals', 'seedRays', 'asterisk', 'settingSun']);
      const mark = usesMotif
        ? { kind: 'motif' as const, generator: motif.id, params: { hand: HAND } }
        : letter
          ? { kind: 'letter' as const, generator: letter, font: font.id }
          : figure && { kind: 'abstract' as const, generator: figure };
      return mark
        ? {
            layout: 'badge',
            mark,
            type: desk.lettering(font, { case: 'upper' }),
            badge: { solid: usesMotif && motif.weight === 'solid' && desk.maybe('solid', 0.6), edge: desk.pick('edge', edgesFor(desk.axes)) },
            color: {
              background: desk.ground({ soft: 1, paper: 1, primary: 1, deep: 1 }),
              a: 'text',
              b: 'accent',
              c: 'soft',
              text: 'text',
            },
          }
        : null;
    },
  },
  {
    id: 'bottleCap',
    family: 'picto',
    weight: ({ bans, axes }) => (bans('plainMotif') ? 0 : 1) * (axes.minimal > 0.6 ? 0.5 : 1),
    draft: (desk) => {
      const motif = desk.motif();
      return motif
        ? {
            layout: desk.pick('layout', ['stacked', 'horizontal']),
            mark: { kind: 'contained', generator: motif.id, container: desk.pick('container', capsFor(desk.axes)), params: { hand: HAND, rim: desk.axes.minimal < 0.3 } },
            type: desk.lettering(desk.font()),
            color: { background: desk.ground({ paper: 2, soft: 1 }), a: 'primary', b: 'accent', c: 'soft', text: 'text' },
          }
        : null;
    },
  },
  {
    id: 'stripedPicture',
    family: 'picto',
    weight: ({ bans }) => (bans('plainMotif') ? 0 : bans('mark:fine') ? 0.5 : 0.9),
    draft: (desk) => {
      const motif = desk.motif(({ id, weight }) => weight === 'plain' && READ_IN_PART.has(id));
      return motif
        ? {
            layout: 'stacked',
            mark: { kind: 'striped', generator: motif.id },
            type: desk.lettering(desk.font()),
            color: {
              background: desk.ground({ paper: 1, deep: 1, accent: 0.7 }),
              a: desk.pick('a', ['accent', 'primary']),
              b: 'accent',
              c: 'soft',
              text: 'text',
            },
          }
        : null;
    },
  },
  {
    id: 'twoInOneStamp',
    family: 'idea',
    weight: ({ axes }) => 1.1 + Math.max(0, axes.playful) * 0.3 + forTheHand(axes),
    draft: (desk) => {
      const mark = mergedMark(desk, ['slot', 'wreath'], HAND);
      return mark && {
        layout: desk.pick('layout', ['stacked', 'stacked', 'horizontal']),
        mark,
        type: desk.lettering(desk.font()),
        color: { background: desk.ground({ soft: 1, paper: 1, deep: 1, primary: 0.7 }), a: desk.pick('a', ['primary', 'text']), b: 'accent', c: 'soft', text: 'text' },
      };
    },
  },
  {
    id: 'swing',
    family: 'idea',
    weight: ({ axes }) => 1 + Math.max(0, axes.playful) * 0.3 + forTheHand(axes),
    draft: (desk) => {
      const mark = mergedMark(desk, ['part', 'between', 'halves', 'outline'], HAND);
      return mark && {
        layout: desk.pick('layout', ['horizontal', 'stacked']),
        mark,
        type: desk.lettering(desk.font((style) => style.stem > 0.1)),
        color: { background: desk.ground({ paper: 1.4, soft: 1, deep: 0.7 }), a: desk.pick('a', ['primary', 'text']), b: 'accent', c: 'soft', text: 'text' },
      };
    },
  },
  {
    id: 'initialStamp',
    family: 'idea',
    weight: ({ name, axes }) => (name.script.isJoined ? 0 : 0.8 + forTheHand(axes) / 2),
    draft: (desk) => {
      const font = desk.font((style) => standsInCapitals(style) && style.stem > 0.12);
      const mark = initialMark(desk, font.id, HAND);
      return mark && {
        layout: 'stacked',
        mark,
        type: desk.lettering(font),
        color: { background: desk.ground({ soft: 1, paper: 1, accent: 0.5 }), a: 'primary', b: 'accent', c: 'soft', text: 'text' },
      };
    },
  },
  {
    id: 'postcard',
    family: 'picto',
    weight: ({ axes }) => wishForScenes(axes) * 1.5 + forTheHand(axes),
    draft: (desk) => {
      const mark = sceneMark(desk, ['rays', 'stillLife', 'road', 'street', 'harbour', 'garden', 'ridges', 'amongLeaves'], HAND);
      return mark && {
        layout: desk.pick('layout', ['stacked', 'stacked', 'horizontal']),
        mark,
        type: desk.lettering(desk.font((style) => style.stem > 0.08)),
        color: { background: desk.ground({ paper: 1.6, soft: 0.8, white: 0.8 }), a: desk.pick('a', ['primary', 'ink']), b: 'accent', c: desk.bans('thirdColour') ? 'soft' : 'third', text: 'text' },
      };
    },
  },
  {
    id: 'ruledPicture',
    family: 'picto',
    weight: () => 1.1,
    draft: (desk) => {
      const mark = stagedMark(desk, 'ruled');
      return mark && {
        layout: desk.pick('layout', ['stacked', 'horizontal']),
        mark,
        type: desk.lettering(desk.font()),
        color: { background: desk.ground({ paper: 2, soft: 1, white: 0.8 }), a: desk.pick('a', ['primary', 'ink']), b: 'accent', c: 'soft', text: 'text' },
      };
    },
  },
];

function capsFor({ tech, premium }: { tech: number; premium: number }): readonly string[] {
  if (tech > 0.3) return ['circle', 'octagon', 'squircle'];
  return premium > 0.3 ? ['oval', 'arch', 'rosette'] : ['scallop', 'arch', 'rosette'];
}

function edgesFor({ sharp, hand }: { sharp: number; hand: number }): readonly BadgeEdge[] {
  if (hand > 0.5) return ['brush'];
  return sharp > 0.3 ? ['line', 'octagon', 'seal'] : ['line', 'line', 'scallop', 'seal'];
}
