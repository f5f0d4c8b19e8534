import { idea } from '../../idea.ts';

/** A headset for virtual reality: the cut for the nose is a mountain, and a sun stands by it. */
export const visorPeak = idea({
  id: 'visor-peak',
  title: 'Another world',
  says: 'The cut for the nose in the headset is a mountain, and the sun sets behind it.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['virtual-reality'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.1 },
    gradient: { manner: 'cut', vibes: ['gradient_modern', 'tech_sharp'], traits: ['gradient'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.042 },
  },
  params: { peak: { label: 'Peak height', min: 300, max: 390, usual: 350 } },
  draw: (d, { look, params }) => {
    const [w, top, bottom, gap] = [430, -290, 290, 26];
    const peak = params['peak']!;
    const mountain = d.polygon([[-250, bottom + 40], [0, bottom - peak], [250, bottom + 40]], 34);
    const visor = d.rect(-w, top, 2 * w, bottom - top, 190).subtract(mountain).round(36, 0);
    const strap = d.rect(w + gap, -110, 64, 220, [0, 32, 32, 0]);
    const sun = d.circle(136, -84, 124).gapFrom(mountain, gap);
    if (look === 'line') {
      const pen = 42;
      return [d.layer('visor', visor.rim(pen, 'round'), 'main'), d.layer('straps', d.mirror(d.rect(w - 4, -100, 64, 200, [0, 32, 32, 0]).rim(pen)), 'main', { mono: 'join' }), d.layer('sun', d.circle(140, -82, 104).subtract(mountain.grow(pen + 22)), 'second', { mono: 'ink' })];
    }
    if (look === 'gradient') return [d.layer('visor', visor.union(d.mirror(d.rect(w - 2, -110, 64, 220, [0, 32, 32, 0]))).subtract(sun), { gradient: ['second', 'main'], from: [0, bottom], to: [0, top] })];
    return [d.layer('visor', visor, 'main'), d.layer('straps', d.mirror(strap), 'main', { mono: 'ink' }), d.layer('sun', sun, 'second', { mono: 'gap' })];
  },
});
