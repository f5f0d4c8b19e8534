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
    bold: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'playful_rounded'], colors: 2, stem: 0.12 },
  },
  params: { walls: { label: 'Wall height', min: 200, max: 340, usual: 270 }, gap: { label: 'Gap', min: 12, max: 26, usual: 18 } },
  draw: (d, { look, params }) => {
    const isBold = look === 'bold';
    const [r, step, gap] = [isBold ? 158 : 106, isBold ? 186 : 118, params['gap']! + (isBold ? 6 : 0)];
    const high = params['walls']!;
    const slope = d.polygon([[0, -470], [500, 130], [-500, 130]], 12);
    const row = (k: number) => {
      const y = (isBold ? -290 : -330) + k * step;
      const tiles = Array.from({ length: 5 + (k % 2) }, (_, i) => d.circle((i - (k % 2 ? 2.5 : 2)) * (2 * r + gap), y, r));
      return d.rect(-600, y - 200, 1200, 200).union(...tiles);
    };
    const rows = (isBold ? [0, 1, 2] : [0, 1, 2, 3, 4]).map(row);
    const courses = rows.map((shape, k) => (k === 0 ? shape : shape.subtract(rows[k - 1]!.grow(gap))).intersect(slope).withoutSlivers(1200));
    const seams = rows.map((_, k) => Array.from({ length: 6 }, (__, i) => d.rect((i - (k % 2 ? 2 : 2.5)) * (2 * r + gap) - gap / 2, (isBold ? -290 : -330) + k * step - 60, gap, isBold ? 190 : 130)));
    const walls = d.rect(-350, 154, 700, high, [0, 0, 12, 12]).subtract(d.path(`M-90 ${170 + high}V${60 + high}A90 90 0 0 1 90 ${60 + high}V${170 + high}Z`));
    return [...courses.map((shape, k) => d.layer(`course ${k + 1}`, shape.subtract(...seams[k]!).round(7, 0).withoutSlivers(400), look === 'one' || k % 2 === 0 ? 'main' : 'second', { mono: 'ink' })), d.layer('walls', walls, 'main', { mono: 'ink' })];
  },
});
