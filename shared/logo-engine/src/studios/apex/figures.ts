import type { Desk } from '../desk.ts';
import { standsInCapitals } from '../lettering.ts';
import type { Recipe } from '../recipe.ts';

/** Blades, notches and folds, and pictures under the knife. */
export const FIGURES: readonly Recipe[] = [
  {
    id: 'blade',
    family: 'abstract',
    weight: () => 1.1,
    draft: (desk) => {
      const figure = desk.figure(bladesFor(desk));
      return figure
        ? {
            layout: desk.pick('layout', ['horizontal', 'horizontal', 'stacked']),
            mark: { kind: 'abstract', generator: figure },
            type: desk.lettering(desk.font(standsInCapitals), { case: desk.pick('case', ['upper', 'title']) }),
            color: {
              background: desk.ground({ white: 2, ink: 1.2, deep: 0.8 }),
              a: desk.pick('a', ['primary', 'text']),
              b: 'accent',
              c: 'soft',
              text: 'text',
              ...(!desk.bans('gradient') && desk.axes.gradient > 0.6 && desk.maybe('gradient', 0.5) && { gradient: { all: figure !== 'cube' } }),
            },
          }
        : null;
    },
  },
  {
    id: 'monolith',
    family: 'abstract',
    weight: ({ axes }) => 0.5 + Math.max(0, axes.bold) * 0.4 + Math.max(0, axes.minimal) * 0.2,
    draft: (desk) => {
      const figure = desk.figure(monolithsFor(desk));
      return figure
        ? {
            layout: 'poster',
            mark: { kind: 'abstract', generator: figure },
            type: desk.lettering(desk.font(standsInCapitals), { case: 'upper', mode: 'single' }),
            color: { background: desk.ground({ ink: 1.4, white: 1, primary: 0.8, accent: 0.6 }), a: 'text', b: 'accent', c: 'soft', text: 'text' },
          }
        : null;
    },
  },
  {
    id: 'knifedPicture',
    family: 'picto',
    weight: ({ bans }) => (bans('plainMotif') ? 0 : 1),
    draft: (desk) => {
      const motif = desk.motif(({ weight }) => weight !== 'line');
      const isSliced = motif?.weight === 'plain' && desk.maybe('sliced', 0.4);
      const container = desk.pick('container', desk.axes.premium > 0.4 ? ['square', 'diamond', 'circle'] : ['hexagon', 'square', 'circle']);
      return motif
        ? {
            layout: 'horizontal',
            mark: isSliced ? { kind: 'sliced', generator: motif.id } : { kind: 'contained', generator: motif.id, container },
            type: desk.lettering(desk.font(standsInCapitals), { case: 'upper' }),
            color: { background: desk.ground({ white: 2, ink: 1.2 }), a: desk.pick('a', ['primary', 'text']), b: 'accent', c: 'soft', text: 'text' },
          }
        : null;
    },
  },
];

function bladesFor({ axes }: Desk): readonly string[] {
  if (axes.premium > 0.4 && axes.tech < 0.2) return ['notchedSquare', 'blades', 'foldedTriangle', 'ruledDisc', 'facetedHexagon', 'aperture', 'nestedOutlines', 'turningSquares', 'poleStar', 'gnomon', 'partedSquare', 'arcade'];
  if (axes.tech < -0.2) return ['blades', 'foldedPeak', 'aperture', 'splitDisc', 'asterisk', 'pinwheel', 'facetedHexagon', 'poleStar', 'partedSquare', 'turningSquares', 'terraces', 'weave'];
  return ['blades', 'foldedPeak', 'chevrons', 'cube', 'aperture', 'notchedSquare', 'foldedTriangle', 'dotField', 'facetedHexagon', 'gnomon', 'turningSquares', 'partedSquare', 'signalGrid', 'rhythm', 'terraces'];
}

function monolithsFor({ axes, bans }: Desk): readonly string[] {
  const always = ['notchedSquare', 'foldedPeak', 'foldedTriangle', 'chevrons', 'blades', 'aperture', 'gnomon', 'partedSquare', 'turningSquares', 'poleStar', 'terraces', 'arcade'];
  return [...always, ...(bans('lopsided') ? [] : ['splitDisc']), ...(axes.modern < 0 ? ['weave', 'facetedHexagon'] : ['cube', 'ruledDisc'])];
}
