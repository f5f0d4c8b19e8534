import { idea } from '../../idea.ts';

/** A lantern that is a house with its light on. */
export const lanternHouse = idea({
  id: 'lantern-house',
  title: 'Somebody is home',
  says: 'The lantern is a small house, and its flame the light in the door.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['lantern'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.14 },
    glow: { manner: 'print', vibes: ['illustrative', 'playful_rounded'], colors: 3, stem: 0.14 },
  },
  params: { flame: { label: 'Flame', min: 0.86, max: 1.14, usual: 1 }, gap: { label: 'Gap', min: 22, max: 36, usual: 28 } },
  draw: (d, { look, params }) => {
    const [size, gap] = [params['flame']!, params['gap']!];
    const loop = d.circle(0, -424, 84).subtract(d.circle(0, -424, 38));
    const roof = d.polygon([[0, -400], [360, -110], [-360, -110]]).round(24, 0).union(d.rect(-60, -380, 120, 120));
    const top = roof.union(loop).subtract(d.circle(0, -424, 38));
    const body = d.polygon([[-290, -110 + gap], [290, -110 + gap], [250, 370], [-250, 370]]).round(10, 0);
    const flame = d.path('M10 -10C120 90 150 170 130 240C112 310 60 340 0 340C-70 340 -130 300 -130 220C-130 160 -90 130 -60 90C-40 120 -30 130 -16 140C-10 90 -20 40 10 -10Z').round(8, 0).scale(size, size, [0, 340]).move(0, -20);
    const base = d.rect(-330, 370 + gap, 660, 84, 20);
    if (look === 'cut') return [d.layer('lantern', d.union(top, body.subtract(flame), base), 'main')];
    if (look === 'glow') {
      const pane = body.shrink(58);
      return [d.layer('lantern', d.union(top, body.subtract(pane.shrink(3)), base), 'main'), d.layer('glow', pane, 'third', { mono: 'none' }), d.layer('flame', flame.scale(0.9, 0.9, [0, 320]).move(0, -16), 'second', { mono: 'ink' })];
    }
    return [d.layer('lantern', d.union(top, body.subtract(flame.grow(gap)), base), 'main'), d.layer('flame', flame, 'second', { mono: 'ink' })];
  },
});
