import { idea } from '../../idea.ts';

/** A mended bowl whose seam is a mountain range. */
export const goldenSeam = idea({
  id: 'golden-seam',
  title: 'The golden seam',
  says: 'The bowl is mended with gold, and the seam draws a range of mountains.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['ceramics'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'elegant_serif', 'organic_flowing'], colors: 2, stem: 0.2 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.2 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
  },
  params: { seam: { label: 'Seam', min: 36, max: 60, usual: 46 }, peak: { label: 'Peak', min: 150, max: 216, usual: 200 } },
  draw: (d, { look, params }) => {
    const [pen, peak] = [params['seam']!, params['peak']!];
    const bowl = d.path('M-560 -260H560C560 40 400 260 190 300V390H-190V300C-400 260 -560 40 -560 -260Z').round(20, 24);
    const seam = d.polyline([[-700, 90], [-330, -70], [-210, 20], [30, 20 - peak * (look === 'line' ? 0.8 : 1)], [230, 60], [330, -20], [700, 160]]);
    if (look === 'line') return [d.layer('bowl', bowl.rim(42), 'main'), d.layer('seam', seam.stroke(42).intersect(bowl.shrink(70)), 'second', { mono: 'ink' })];
    const parts = bowl.subtract(seam.stroke(pen));
    if (look === 'cut') return [d.layer('bowl', parts, 'main')];
    return [d.layer('bowl', parts, 'main'), d.layer('seam', seam.stroke(pen + 8).intersect(bowl), 'second', { mono: 'none' })];
  },
});
