import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A fountain of half circles under one drop. */
export const risingJets = idea({
  id: 'rising-jets',
  title: 'Up and over',
  says: 'Half circles rise from one basin and fall back into it.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['fountain'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['geometric_minimal', 'modern_flat', 'organic_flowing'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.1 },
  },
  params: { jets: { label: 'Weight of the jets', min: 58, max: 74, usual: 68 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const [gap, pen] = [26, line ? 44 : params['jets']!];
    const step = pen + gap;
    const spray = d.mirror(d.line(`M-410 70V-130A170 170 0 0 1 -70 -130V200`).stroke(pen, { cap: 'round' }));
    const small = d.mirror(d.line(`M${-410 + step} 70V-130A${170 - step} ${170 - step} 0 0 1 ${-70 - step} -130V70`).stroke(pen, { cap: 'round' }));
    const drop = d.mirror(d.path('M0 -520C-30 -450 -84 -400 -84 -336A84 84 0 0 0 0 -252Z'));
    const water = 170 - step > 20 ? spray.union(small) : spray;
    const basin = d.mirror(d.path('M0 226H-500C-480 330 -330 400 -140 410V470H-200A30 30 0 0 0 -200 530H0Z')).round(8, 0);
    const falling = water.gapFrom(basin, gap);
    if (line) return [d.layer('basin', contour(basin, pen), 'main'), d.layer('jets', falling, 'second', { mono: 'ink' }), d.layer('drop', drop, 'second', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('disc', d.circle(0, 0, 560).subtract(d.union(basin, falling, drop).scale(0.78).move(0, 10)), 'main')];
    return [d.layer('basin', basin, 'main', { mono: 'ink' }), d.layer('jets', falling, 'second', { mono: 'ink' }), d.layer('drop', drop, 'second', { mono: 'ink' })];
  },
});
