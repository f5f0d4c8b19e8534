import { idea } from '../../idea.ts';
import { contour, sword } from './parts.ts';

/** A shield in two halves; what is left between them is a sword. */
export const swordShield = idea({
  id: 'sword-shield',
  title: 'Guard and blade',
  says: 'The sword is the space between the halves of the shield.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['sword', 'shield', 'knight', 'courage'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'classic_ornate'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'tech_sharp'], colors: 1, stem: 0.18 },
  },
  params: { blade: { label: 'Width of the blade', min: 84, max: 124, usual: 104 } },
  draw: (d, { look, params }) => {
    const width = params['blade']!;
    const shield = d.path('M-400 -470H400V-60C400 210 220 410 0 520C-220 410 -400 210 -400 -60Z').round(36, 0);
    if (look === 'line') return [d.layer('shield', contour(shield, 42), 'main'), d.layer('sword', sword(d, { tip: -340, guard: 110, pommel: 300, width: width * 0.84, span: 180 }).round(6, 0), 'second')];
    if (look === 'cut') {
      const round = d.circle(0, 0, 500);
      const long = sword(d, { tip: -620, guard: 190, pommel: 372, width: width * 1.05, span: 240 }).union(d.rect(-14, 372, 28, 200));
      const point = d.polygon([[-width * 0.525, -400], [0, -620], [width * 0.525, -400]]);
      return [d.layer('shield', round.subtract(long.union(point)).withoutSlivers(400).round(10, 0), 'main')];
    }
    const cut = sword(d, { tip: -380, guard: 130, pommel: 340, width, span: 210 }).union(d.rect(-12, -600, 24, 1200));
    const halves = shield.subtract(cut).withoutSlivers(400).round(8, 0);
    return [d.layer('left half', halves.intersect(d.rect(-600, -600, 600, 1300)), 'main'), d.layer('right half', halves.intersect(d.rect(0, -600, 600, 1300)), 'second', { mono: 'ink' })];
  },
});
