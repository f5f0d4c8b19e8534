import { idea } from '../../idea.ts';

/** A bottle that is a penguin. */
export const bottlePenguin = idea({
  id: 'bottle-penguin',
  title: 'The label is a shirt front',
  says: 'The bottle is a penguin: the label is its front.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['distillery', 'soft-drinks'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.12 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.045 },
  },
  params: { label: { label: 'Width of the label', min: 0.85, max: 1.1, usual: 1 }, gap: { label: 'Gap', min: 18, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const [gap, size] = [params['gap']!, params['label']!];
    const half = d.path('M0 -520H140C152 -520 160 -510 160 -500V-300C160 -210 290 -190 290 -40V420C290 460 270 480 230 480H0Z');
    const bottle = d.mirror(half).round(20, 50);
    const cap = d.rect(-160, -650, 320, 130 - gap, [70, 70, 12, 12]);
    const front = d.path('M0 -130C-60 -190 -190 -160 -190 -30V360C-190 390 -180 400 -150 400H150C180 400 190 390 190 360V-30C190 -160 60 -190 0 -130Z').round(14, 0).scale(size, 1);
    const beak = d.polygon([[-84, -330], [84, -330], [0, -196]], 14);
    const eyes = d.mirror(d.circle(78, -420, 38));
    const wing = d.path('M310 -40C410 50 450 190 430 330C370 290 320 230 306 170Z').round(16, 0);
    const feet = d.mirror(d.path('M30 510H260C260 550 240 580 210 580H80C50 580 30 550 30 510Z').round(10, 0));
    if (look === 'line') return [d.layer('bottle', bottle.rim(42, 'round').union(d.mirror(d.circle(58, -420, 28)), front.rim(36, 'round'), d.mirror(wing.rim(34, 'round')), cap), 'main'), d.layer('beak', beak.union(feet), 'second')];
    const bird = bottle.subtract(front, eyes).union(d.mirror(wing.gapFrom(bottle, gap)), cap);
    if (look === 'bold') return [d.layer('bottle', bird.subtract(beak), 'main')];
    return [d.layer('bottle', bird.subtract(beak.grow(gap * 0.7)), 'main', { mono: 'ink' }), d.layer('beak', beak.union(feet), 'second', { mono: 'ink' })];
  },
});
