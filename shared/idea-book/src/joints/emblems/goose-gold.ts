import { idea } from '../../idea.ts';

/** A goose with the golden egg. */
export const gooseGold = idea({
  id: 'goose-gold',
  title: 'The golden egg',
  says: 'The wing of the goose is the egg that she is about to lay.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['goose'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'playful_rounded'], colors: 2, stem: 0.15 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.15 },
    bright: { manner: 'module', vibes: ['illustrative', 'playful_rounded'], colors: 3, stem: 0.15 },
  },
  params: { egg: { label: 'Egg', min: 0.86, max: 1.12, usual: 1 }, gap: { label: 'Gap', min: 20, max: 36, usual: 28 } },
  draw: (d, { look, params }) => {
    const [size, gap] = [params['egg']!, params['gap']!];
    const body = d.path('M-150 -430C-150 -520 -200 -570 -264 -570C-330 -570 -364 -520 -360 -450C-346 -240 -430 -100 -430 90C-430 310 -260 440 0 440C290 440 450 240 520 -90C420 -10 320 -30 220 -40C60 -56 -60 -70 -100 -150C-134 -230 -150 -330 -150 -430Z').round(16, 20);
    const beak = d.path('M-364 -520C-430 -510 -500 -470 -520 -420C-470 -400 -400 -400 -356 -420Z').round(8, 0).gapFrom(body, gap * 0.6);
    const eye = d.circle(-262, -484, 27);
    const egg = d.blob([[0, -210], [120, -110], [156, 40], [90, 160], [0, 186], [-90, 160], [-156, 40], [-120, -110]]).rotate(64).scale(0.95 * size).move(10, 180);
    const shine = d.arc(10, 180, 96 * size, 200, 276).stroke(26, { cap: 'round' });
    if (look === 'cut') return [d.layer('goose', d.union(body.subtract(eye, egg), beak), 'main')];
    if (look === 'bright') return [d.layer('goose', body.subtract(eye, egg.grow(gap)), 'main'), d.layer('egg', egg.subtract(shine), 'third', { mono: 'ink' }), d.layer('beak', beak, 'second', { mono: 'ink' })];
    return [d.layer('goose', body.subtract(eye, egg.grow(gap)), 'main'), d.layer('egg and beak', egg.union(beak), 'second', { mono: 'ink' })];
  },
});
