import { idea } from '../../idea.ts';

/** A gable roof of tiles that are waves. */
export const roofOfWaves = idea({
  id: 'roof-of-waves',
  title: 'A roof of waves',
  says: 'The tiles of the roof roll like waves of the sea.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['wave', 'sea', 'tide', 'fish', 'harbor', 'coast', 'mermaid', 'beach', 'lake'] }, { things: ['roof', 'tile'], trades: ['roofing', 'construction', 'real-estate', 'architecture'] }],
  looks: {
    two: { manner: 'module', vibes: ['modern_flat', 'illustrative'], traits: ['detailed'], colors: 2, stem: 0.07 },
    one: { manner: 'module', vibes: ['geometric_minimal', 'brutalist_bold'], traits: ['detailed'], colors: 1, stem: 0.07 },
  },
  draw: (d, { look }) => {
    const [r, step, gap] = [106, 118, 18];
    const slope = d.polygon([[0, -470], [500, 130], [-500, 130]], 12);
    const row = (k: number) => {
      const y = -330 + k * step;
      const tiles = Array.from({ length: 5 + (k % 2) }, (_, i) => d.circle((i - (k % 2 ? 2.5 : 2)) * (2 * r + gap), y, r));
      return d.rect(-600, y - 200, 1200, 200).union(...tiles);
    };
    const rows = [0, 1, 2, 3, 4].map(row);
    const courses = rows.map((shape, k) => (k === 0 ? shape : shape.subtract(rows[k - 1]!.grow(gap))).intersect(slope).withoutSlivers(1200));
    const seams = rows.map((_, k) => Array.from({ length: 6 }, (__, i) => d.rect((i - (k % 2 ? 2 : 2.5)) * (2 * r + gap) - gap / 2, -330 + k * step - 60, gap, 130)));
    const walls = d.rect(-350, 154, 700, 270, [0, 0, 12, 12]).subtract(d.path('M-90 440V330A90 90 0 0 1 90 330V440Z'));
    return [...courses.map((shape, k) => d.layer(`course ${k + 1}`, shape.subtract(...seams[k]!).round(7, 0).withoutSlivers(400), look === 'one' || k % 2 === 0 ? 'main' : 'second', { mono: 'ink' })), d.layer('walls', walls, 'main', { mono: 'ink' })];
  },
});
