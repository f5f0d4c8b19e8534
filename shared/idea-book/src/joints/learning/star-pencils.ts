import { idea } from '../../idea.ts';

/** The points of a star are the points of pencils. */
export const starPencils = idea({
  id: 'star-pencils',
  title: 'Star pupils',
  says: 'Five sharpened pencils meet and their points are the points of a star.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['star', 'constellation', 'comet', 'five'] }, { things: ['pencil'], trades: ['school', 'tutoring', 'stationery', 'kindergarten', 'design', 'publishing', 'university'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.08 },
    colors: { manner: 'module', vibes: ['playful_rounded', 'illustrative'], colors: 4, traits: ['playful'], stem: 0.08 },
  },
  params: { gap: { label: 'Gap', min: 10, max: 26, usual: 16 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const arm = d.fitSector(d.star(5, 500, 236), { count: 5, gap });
    const lead = arm.intersect(d.rect(-300, -600, 600, 214));
    const dips = d.union(...[-1, 1].map((side) => d.ellipse(side * 66, -226, 66, 40)), d.rect(-300, -600, 600, 600 - 240));
    const wood = arm.intersect(dips).subtract(d.rect(-300, -600, 600, 214 + gap)).withoutSlivers(200);
    const body = arm.gapFrom(dips, gap * 0.9).round(7, 0);
    const inks = look === 'colors' ? (['main', 'second', 'third', 'fourth', 'second'] as const) : (['main', 'main', 'main', 'main', 'main'] as const);
    const parts = [lead, wood, body].map((shape) => d.radial(shape, { count: 5 }));
    return inks.flatMap((ink, i) => [
      d.layer('lead', parts[0]![i]!, ink, { mono: 'ink' }),
      d.layer('wood', parts[1]![i]!, look === 'colors' ? { tint: ink, by: 0.35 } : 'second', { mono: 'ink' }),
      d.layer('pencil', parts[2]![i]!, ink, { mono: 'ink' }),
    ]);
  },
});
