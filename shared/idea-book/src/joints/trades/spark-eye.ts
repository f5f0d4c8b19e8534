import { idea } from '../../idea.ts';

/** An eye whose white is a four-pointed spark. */
export const sparkEye = idea({
  id: 'spark-eye',
  title: 'It sees the spark',
  says: 'The light in the eye is a four-pointed spark.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['artificial-intelligence'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'tech_sharp'], colors: 2, stem: 0.2 },
    gradient: { manner: 'cut', vibes: ['gradient_modern', 'bold_abstract'], traits: ['gradient', 'trendy'], colors: 2, stem: 0.2 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.045 },
  },
  params: { open: { label: 'Opening', min: 280, max: 360, usual: 320 }, pupil: { label: 'Pupil', min: 92, max: 124, usual: 108 } },
  draw: (d, { look, params }) => {
    const [open, r] = [params['open']!, params['pupil']!];
    const lens = d.leaf([-560, 0], [560, 0], open / 1120);
    const tall = look === 'line' ? open - 84 : open - 44;
    const spark = d.path(`M0 ${-tall}C30 -130 190 -40 440 0C190 40 30 130 0 ${tall}C-30 130 -190 40 -440 0C-190 -40 -30 -130 0 ${-tall}Z`);
    const pupil = d.circle(0, 0, r);
    if (look === 'line') return [d.layer('eye', lens.rim(44), 'main'), d.layer('spark', spark.subtract(pupil), 'second', { mono: 'ink' })];
    const white = spark.union(pupil.grow(34)).round(0, 20);
    const paint = look === 'gradient' ? ({ gradient: ['main', 'second'], from: [-500, 200], to: [500, -200] } as const) : 'main';
    return [d.layer('eye', lens.subtract(white), paint), d.layer('pupil', pupil, look === 'gradient' ? paint : 'second', { mono: 'ink' })];
  },
});
