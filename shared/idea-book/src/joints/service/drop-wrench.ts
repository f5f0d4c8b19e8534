import { idea } from '../../idea.ts';

/** A drop of water in the jaw of a wrench. */
export const dropWrench = idea({
  id: 'drop-wrench',
  title: 'The drop in hand',
  says: 'A wrench stands inside the drop, cut out of it, and holds a small drop in its jaw.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['wrench', 'drop', 'tap', 'pipe'], trades: ['plumbing', 'heating', 'appliance-repair', 'handyman', 'swimming-pools'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.05 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'modern_flat'], colors: 2, stem: 0.1, traits: ['gradient'] },
  },
  params: { handle: { label: 'Handle width', min: 120, max: 180, usual: 148 }, drop: { label: 'Small drop', min: 0.8, max: 1.15, usual: 1 } },
  draw: (d, { look, params }) => {
    const [wide, size] = [params['handle']!, params['drop']!];
    const drop = d.path('M0 -560C110 -360 360 -150 360 130A360 360 0 0 1 -360 130C-360 -150 -110 -360 0 -560Z');
    const jaw = d.circle(0, -30, 200).subtract(d.polygon([[-92, -300], [92, -300], [92, -40], [46, 20], [-46, 20], [-92, -40]]));
    const wrench = jaw.union(d.rect(-wide / 2, 120, wide, 600)).round(12, 24);
    const small = d.path('M0 -196C22 -150 74 -106 74 -52A74 74 0 0 1 -74 -52C-74 -106 -22 -150 0 -196Z').scale(size, size, [0, -80]);
    const paint = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [0, -500], to: [0, 480] } as const) : 'main';
    if (look === 'line') return [d.layer('drop', drop.rim(46, 'round').gapFrom(wrench, 20), 'main'), d.layer('wrench', wrench.intersect(drop.shrink(70)).union(d.rect(-wide / 2, 300, wide, 190)).rim(46, 'round'), 'main'), d.layer('small drop', small.scale(0.8, 0.8, [0, -90]), 'second', { mono: 'ink' })];
    return [d.layer('drop', drop.subtract(wrench), paint), d.layer('small drop', small, look === 'gradient' ? 'main' : 'second', { mono: 'ink' })];
  },
});
