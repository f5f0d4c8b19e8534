import { standsInCapitals } from '../lettering.ts';
import type { Recipe } from '../recipe.ts';

/** Seals, bottle caps and stripes through a silhouette. */
export const PICTURES: readonly Recipe[] = [
  {
    id: 'seal',
    family: 'badge',
    weight: ({ bans, axes, name }) => (bans('badge') || name.script.isJoined ? 0 : 1.2 - Math.max(0, axes.minimal) * 0.5),
    draft: (desk) => {
      const motif = desk.bans('plainMotif') ? null : desk.motif();
      const letter = desk.letterMark(['multiLine']);
      const usesMotif = motif !== null && (letter === null || desk.maybe('motif', 0.75));
      const font = desk.font((style) => standsInCapitals(style) && style.stem > 0.09 && style.class !== 'cond');
      const mark = usesMotif ? { kind: 'motif' as const, generator: motif.id } : letter ? { kind: 'letter' as const, generator: letter, font: font.id } : null;
      return mark
        ? {
            layout: 'badge',
            mark,
            type: desk.lettering(font, { case: 'upper' }),
            badge: { solid: usesMotif && motif.weight === 'solid' && desk.maybe('solid', 0.6) },
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
            mark: { kind: 'contained', generator: motif.id, container: desk.pick('container', capsFor(desk.axes)), params: { rim: desk.axes.minimal < 0.3 } },
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
      const motif = desk.motif(({ weight }) => weight === 'solid');
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
    weight: ({ axes }) => 0.7 + Math.max(0, axes.playful) * 0.3,
    draft: (desk) => {
      const outer = [...desk.motifs.trade, ...desk.motifs.name].filter(({ slot }) => slot && slot.radius >= 150);
      const chosen = outer.length > 0 ? desk.pick('outer', outer) : null;
      if (!chosen) return null;
      const inner = [...desk.motifs.name, ...desk.motifs.trade].filter(({ id, weight, slot }) => id !== chosen.id && weight === 'solid' && !slot);
      if (inner.length === 0) return null;
      return {
        layout: 'stacked',
        mark: { kind: 'merged', generator: chosen.id, inner: desk.pick('inner', inner).id },
        type: desk.lettering(desk.font()),
        color: { background: desk.ground({ soft: 1, paper: 1, deep: 1, primary: 0.7 }), a: desk.pick('a', ['primary', 'text']), b: 'accent', c: 'soft', text: 'text' },
      };
    },
  },
];

function capsFor({ tech, premium }: { tech: number; premium: number }): readonly string[] {
  if (tech > 0.3) return ['circle', 'octagon', 'shield'];
  return premium > 0.3 ? ['oval', 'arch', 'rosette'] : ['scallop', 'arch', 'rosette'];
}
