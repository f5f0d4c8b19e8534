import { idea } from '../../idea.ts';

/** A burger that is the face of a cow. */
export const burgerCow = idea({
  id: 'burger-cow',
  title: 'The cow in the burger',
  says: 'The burger is a cow: the lettuce makes its ears, and the lower half of the bun is its muzzle.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['burger-bar'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.1 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.045 },
  },
  params: { horns: { label: 'Size of the horns', min: 0.8, max: 1.2, usual: 1 }, gap: { label: 'Gap', min: 18, max: 36, usual: 26 } },
  draw: (d, { look, params }) => {
    const [gap, size] = [params['gap']!, params['horns']!];
    const bun = d.path('M-360 0C-380 -230 -220 -360 0 -360C220 -360 380 -230 360 0Z').round(40, 0);
    const patty = d.rect(-380, gap, 760, 110, 55);
    const muzzle = d.path(`M-350 ${110 + 2 * gap}H350C360 300 290 400 180 400H-180C-290 400 -360 300 -350 ${110 + 2 * gap}Z`).round(36, 0);
    const nostrils = d.mirror(d.ellipse(130, 270, 44, 56).rotate(16, [130, 270]));
    const eyes = d.mirror(d.circle(150, -120, 40));
    const horn = d.path('M170 -330C240 -340 300 -390 300 -500C400 -420 390 -280 290 -250Z').round(12, 0).scale(size, size, [230, -300]);
    const ear = d.path('M370 30C440 -90 540 -110 640 -60C640 60 540 150 380 110Z').round(24, 0);
    if (look === 'line') return [d.layer('burger', bun.rim(42, 'round').union(eyes, nostrils, muzzle.rim(42, 'round')), 'main'), d.layer('patty', patty.union(d.mirror(ear.rim(38, 'round').gapFrom(patty, gap * 0.7)), d.mirror(horn.rim(38, 'round').gapFrom(bun, gap * 0.7))), 'second')];
    if (look === 'bold') return [d.layer('burger', bun.subtract(eyes.grow(6)).union(d.mirror(horn)), 'main'), d.layer('patty', patty.union(d.mirror(ear)), 'main'), d.layer('muzzle', muzzle.subtract(nostrils), 'main')];
    return [d.layer('burger', bun.subtract(eyes).union(d.mirror(horn.gapFrom(bun, gap)), muzzle.subtract(nostrils)), 'main'), d.layer('lettuce', patty.union(d.mirror(ear)), 'second', { mono: 'ink' })];
  },
});
