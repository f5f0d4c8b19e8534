import { idea } from '../../idea.ts';
import { croissant } from './parts.ts';

/** The lit crescent of the moon is a croissant. */
export const croissantMoon = idea({
  id: 'croissant-moon',
  title: 'A crescent for breakfast',
  says: 'The crescent of the moon is a croissant.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['moon', 'night'] }, { things: ['croissant'], trades: ['bakery', 'patisserie'] }],
  looks: {
    night: { manner: 'cut', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.08 },
    phases: { manner: 'solid', vibes: ['bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['elegant_serif', 'organic_flowing'], colors: 2, stem: 0.035 },
  },
  params: { tilt: { label: 'Tilt', min: 46, max: 78, usual: 62 }, gap: { label: 'Gap', min: 14, max: 34, usual: 22 } },
  draw: (d, { look, params }) => {
    const [turn, gap] = [params['tilt']!, params['gap']!];
    if (look === 'phases') {
      const bright = croissant(d, { inner: 500, rise: 300, seams: [0.2, 0.6], gap }).rotate(turn);
      const dark = d.circle(0, 0, 400).intersect(d.circle(0, -300, 478).rotate(turn));
      return [d.layer('dark side', dark, 'main'), d.layer('croissant', bright, 'second', { mono: 'ink' })];
    }
    const crescent = croissant(d, { gap: look === 'line' ? 4 : gap }).rotate(turn);
    const spark = d.star(4, 84, 30).round(7, 10);
    const stars = d.union(spark.move(96, -96), spark.scale(0.62).move(220, 40)).rotate(turn - 62);
    const rolls = look === 'line' ? d.union(...crescent.pieces().map((roll) => roll.grow(13).rim(30))) : crescent;
    return [d.layer('croissant', rolls, 'main', { mono: 'ink' }), d.layer('stars', stars, 'second')];
  },
});
