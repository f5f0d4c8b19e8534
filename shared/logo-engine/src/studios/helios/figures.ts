import { standsInCapitals } from '../lettering.ts';
import type { Recipe } from '../recipe.ts';

/** Suns, petals and arches: the studio's heart. */
export const FIGURES: readonly Recipe[] = [
  {
    id: 'radial',
    family: 'abstract',
    weight: () => 1.2,
    draft: (desk) => {
      const figure = desk.figure(radialsFor(desk.axes));
      if (!figure) return null;
      return {
        layout: 'stacked',
        mark: { kind: 'abstract', generator: figure },
        type: desk.lettering(desk.font(standsInCapitals), { case: 'upper' }),
        color: { background: desk.ground({ white: 2, paper: 2 }), a: desk.pick('a', ['primary', 'ink']), b: 'accent', c: 'soft', text: 'text' },
      };
    },
  },
  {
    id: 'arches',
    family: 'abstract',
    weight: ({ axes }) => (axes.tech > 0.5 ? 0.3 : 0.9),
    draft: (desk) => {
      const figure = desk.figure(desk.axes.modern < 0 || desk.axes.premium > 0.4 ? ['nestedArches', 'fan', 'arcade', 'sheaf', 'terraces'] : ['nestedArches', 'bloom', 'petals', 'pinwheel', 'arcade', 'sheaf', 'halfSpiral']);
      const font = desk.font((style) => style.stem < 0.18);
      const [a, b] = desk.pick('colours', [['primary', 'accent'], ['accent', 'primary']] as const);
      return figure
        ? {
            layout: 'horizontal',
            mark: { kind: 'abstract', generator: figure },
            type: desk.lettering(font, font.case === 'any' || font.case === 'lower' ? { case: 'lower' } : {}),
            color: { background: desk.ground({ paper: 1, deep: 1 }), a, b, c: 'soft', text: 'text' },
          }
        : null;
    },
  },
  {
    id: 'eclipse',
    family: 'abstract',
    weight: ({ axes }) => 0.7 + Math.max(0, axes.minimal) * 0.4,
    draft: (desk) => {
      const figure = desk.figure(desk.bans('lopsided') ? ['horizon', 'sunburst', 'petals', 'risingSun', 'interference', 'poleStar', 'opDisc', 'bloom'] : ['eclipse', 'horizon', 'splitDisc', 'tide', 'risingSun', 'seedRays', 'eccentricRings', 'interference', 'stagger', 'fineSun', 'aperture', 'sunburst', 'linkedRings', 'nestedArches', 'brokenRings']);
      const font = desk.font((style) => style.stem < 0.16);
      return figure
        ? {
            layout: 'poster',
            mark: { kind: 'abstract', generator: figure },
            type: desk.lettering(font, { mode: 'single', ...(standsInCapitals(font) && { case: 'upper' as const }) }),
            color: {
              background: desk.ground({ paper: 2, white: 1, primary: 0.3, deep: 0.5 }),
              a: desk.pick('a', ['primary', 'primary', 'text']),
              b: 'accent',
              c: 'soft',
              text: 'text',
            },
          }
        : null;
    },
  },
  {
    id: 'glow',
    family: 'abstract',
    weight: ({ axes, bans }) => (bans('gradient') ? 0 : 0.3 + axes.gradient * 1.6),
    draft: (desk) => {
      const figure = desk.figure(['blades', 'petals', 'bloom', 'trefoil', 'tide', 'pinwheel', 'aperture', 'interference', 'stagger', 'linkedRings']);
      const motif = figure || desk.bans('plainMotif') ? null : desk.motif(({ weight }) => weight !== 'line');
      const mark = figure ? { kind: 'abstract' as const, generator: figure } : motif && { kind: 'contained' as const, generator: motif.id, container: desk.pick('container', ['squircle', 'circle']) };
      const font = desk.font((style) => style.class === 'geo' || style.class === 'round' || style.class === 'tech');
      return mark
        ? {
            layout: 'horizontal',
            mark,
            type: desk.lettering(font, { case: 'lower' }),
            color: { background: desk.ground({ white: 2, deep: 1 }), a: 'primary', b: 'accent', c: 'soft', text: 'text', gradient: { all: true } },
          }
        : null;
    },
  },
];

function radialsFor({ tech, premium }: { tech: number; premium: number }): readonly string[] {
  if (tech > 0.3) return ['sunburst', 'orbit', 'linkedRings', 'fineSun', 'nestedOutlines', 'trefoil', 'eclipse', 'brokenRings', 'eccentricRings', 'interference', 'aperture', 'opDisc'];
  if (premium > 0.4) return ['fineSun', 'petals', 'fan', 'eclipse', 'trefoil', 'seedRays', 'linkedRings', 'poleStar', 'sheaf', 'interference', 'eccentricRings', 'seedHead'];
  return ['sunburst', 'risingSun', 'seedRays', 'petals', 'bloom', 'horizon', 'trefoil', 'eclipse', 'interference', 'sheaf', 'halfSpiral', 'seedHead'];
}
