import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A drop of amber with a fly caught in it. */
export const caughtInAmber = idea({
  id: 'caught-in-amber',
  title: 'Caught in a drop',
  says: 'A drop of amber keeps the fly that was caught in it.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['amber'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'elegant_serif', 'organic_flowing'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    stone: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'tech_sharp'], colors: 1, stem: 0.14 },
  },
  params: { wings: { label: 'Spread of the wings', min: 24, max: 44, usual: 34 } },
  draw: (d, { look, params }) => {
    const spread = params['wings']!;
    const [gap, pen] = [22, 42];
    const drop = d.mirror(d.path('M0 -560C-90 -380 -390 -160 -390 130C-390 360 -220 500 0 500Z')).round(14, 0);
    const abdomen = d.leaf([0, 60], [0, 360], 0.24).round(20, 0);
    const chest = d.ellipse(0, 0, 66, 74);
    const head = d.circle(0, -116, 50);
    const trunk = d.union(abdomen.gapFrom(chest, gap), chest, head.gapFrom(chest, gap * 0.6));
    const wing = d.leaf([0, -10], [0, 320], 0.22, 0.3).round(10, 0);
    const wings = d.mirror(wing.rotate(spread + 16, [0, 0]).gapFrom(d.union(chest, abdomen), gap).pieces()[0]!);
    const fly = d.union(trunk, wings).scale(1.16).move(0, -6);
    if (look === 'line') return [d.layer('amber', contour(drop, pen), 'main'), d.layer('fly', fly, 'second', { mono: 'ink' })];
    if (look === 'stone') return [d.layer('stone', d.regular(8, 520, { turn: 22.5 }).round(40, 0).subtract(fly.scale(1.24).place({ cx: 0, cy: 0 })), 'main')];
    return [d.layer('amber', drop.subtract(fly), 'main'), d.layer('shine', d.arc(0, 130, 316, 168, 112).stroke(36, { cap: 'round' }).subtract(fly.grow(gap)), 'second', { mono: 'gap' })];
  },
});
