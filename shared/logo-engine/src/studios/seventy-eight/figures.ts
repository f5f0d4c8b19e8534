import type { Recipe } from '../recipe.ts';

/** Stripes, quarters and settings suns in flat colour. */
export const FIGURES: readonly Recipe[] = [
  {
    id: 'stripedSun',
    family: 'abstract',
    weight: () => 1,
    draft: (desk) => {
      const figure = desk.figure(stripesFor(desk.axes));
      return figure
        ? {
            layout: 'stacked',
            mark: { kind: 'abstract', generator: figure, scale: 1.05 },
            type: desk.lettering(desk.font()),
            color: {
              background: desk.ground({ paper: 1.6, soft: 1.8, deep: 0.8, primary: 0.6 }),
              a: 'primary',
              b: 'accent',
              c: desk.bans('thirdColour') ? 'soft' : 'third',
              text: 'text',
            },
          }
        : null;
    },
  },
  {
    id: 'quarters',
    family: 'abstract',
    weight: () => 1.1,
    draft: (desk) => {
      const figure = desk.figure(['quarterCircles', 'quarterRipples', 'halfDiscs', 'pods', 'signalGrid', 'stagger', 'opDisc', 'partedSquare', 'petals']);
      const font = desk.font((style) => style.class !== 'script');
      return figure
        ? {
            layout: desk.pick('layout', ['horizontal', 'stacked']),
            mark: { kind: 'abstract', generator: figure },
            type: desk.lettering(font, { case: font.case === 'upper' ? 'upper' : desk.pick('case', ['lower', 'title']) }),
            color: {
              background: desk.ground({ paper: 2, soft: 1.6, white: 0.4 }),
              a: 'primary',
              b: 'accent',
              c: desk.bans('thirdColour') ? 'soft' : 'third',
              text: 'text',
            },
          }
        : null;
    },
  },
];

function stripesFor({ tech, premium }: { tech: number; premium: number }): readonly string[] {
  if (tech > 0.2) return ['turningStripes', 'ruledDisc', 'nestedOutlines', 'brokenRings', 'settingSun', 'quarterRipples', 'halfSpiral', 'terraces', 'gnomon', 'rhythm', 'opDisc'];
  if (premium > 0.4) return ['fan', 'nestedOutlines', 'ruledDisc', 'settingSun', 'turningStripes', 'nestedArches', 'terraces', 'arcade', 'sunburst', 'sheaf'];
  return ['settingSun', 'tide', 'turningStripes', 'horizon', 'risingSun', 'ruledDisc', 'asterisk', 'fan', 'halfSpiral', 'terraces', 'arcade', 'stagger', 'opDisc', 'nestedArches', 'eccentricRings', 'sheaf'];
}
