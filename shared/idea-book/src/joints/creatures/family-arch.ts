import { type Draw, type Shape } from '@fifteen/drawing';
import { idea } from '../../idea.ts';

/** A long-necked bird in the arch of an n, and its young below it. */
export const familyArch = idea({
  id: 'family-arch',
  title: 'Under the wing',
  says: ({ letters }) => `The arch of the ${letters.toLowerCase()} is a long-necked bird, and its young one stands in its shelter.`,
  kind: 'symbol',
  technique: 'letter-picture',
  needs: [{ things: ['heron', 'swan', 'stork', 'crane', 'goose', 'ostrich', 'flamingo', 'family', 'bird'] }],
  initials: 'NHMÑ',
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'illustrative'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing', 'modern_flat'], colors: 2, stem: 0.07 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'playful_rounded'], colors: 2, stem: 0.12, traits: ['gradient'] },
  },
  params: { child: { label: 'Young one', min: 0.3, max: 0.42, usual: 0.36 } },
  draw: (d, { look, params }) => {
    const weight = look === 'line' ? 70 : 112;
    const size = params['child']!;
    const parent = bird(d, weight, 14);
    const child = bird(d, weight * 1.3, 26);
    const small = (shape: Shape) => shape.scale(size).move(18, 498 - 500 * size);
    const paint = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [-300, 500], to: [200, -500] } as const) : 'main';
    return [
      d.layer('parent', parent.body, paint),
      d.layer('beak', parent.beak, 'second', { mono: 'ink' }),
      d.layer('child', small(child.body.union(child.beak)), 'second', { mono: 'ink' }),
    ];
  },
});

/** An n whose left stem grows into a neck and a head that looks to the right. */
function bird(d: Draw, weight: number, gap: number): { body: Shape; beak: Shape } {
  const arch = d.line('M-290 500V180A290 290 0 0 1 290 180V500').stroke(weight);
  const neck = d.line('M-290 300V-60C-290 -200 -390 -230 -390 -370C-390 -460 -330 -520 -240 -520').stroke(weight);
  const head = d.circle(-232, -486, 94);
  const beak = d.path('M-208 -590C-90 -574 0 -506 36 -392C-30 -428 -110 -428 -170 -390Z').round(6, 0);
  return { body: d.union(arch, neck, head).round(0, 10).subtract(d.circle(-262, -512, weight * 0.19)).gapFrom(beak, gap), beak: beak.gapFrom(head.shrink(30), 0) };
}
