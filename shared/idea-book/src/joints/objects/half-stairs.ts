import { idea } from '../../idea.ts';

/** A pyramid with stairs on one side and a smooth face on the other, and a capstone of gold. */
export const halfStairs = idea({
  id: 'half-stairs',
  title: 'Steps to the capstone',
  says: 'The pyramid is stairs on one side, smooth on the other, and its capstone shines.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['pyramid'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.042 },
    stones: { manner: 'module', vibes: ['geometric_minimal', 'bold_abstract', 'modern_flat'], colors: 2, stem: 0.14 },
  },
  params: { gap: { label: 'Gap', min: 18, max: 36, usual: 26 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const pen = 42;
    const [wide, top, base, foot] = [520, -400, 340, 130];
    const slope = wide / (base - top);
    const steps = 4;
    const cap = -170;
    const rise = (base - cap) / steps;
    const at = (y: number) => -(y - top) * slope;
    const stairs = Array.from({ length: steps }, (_, i) => [[at(cap + (i + 1) * rise), cap + i * rise], [at(cap + (i + 1) * rise), cap + (i + 1) * rise]] as const).flat();
    const ridge = (y: number) => ((y - top) / (base - top)) * foot;
    const left = d.polygon([[ridge(cap), cap], ...stairs, [foot, base]]);
    const right = d.polygon([[ridge(cap), cap], [-at(cap), cap], [wide, base], [foot, base]]);
    const stone = d.polygon([[0, top], [at(cap), cap], [-at(cap), cap]]).move(0, -gap);
    if (look === 'line') return [d.layer('pyramid', d.union(left, right).round(4, 0).rim(pen).union(d.polyline([[ridge(cap), cap], [foot, base]]).stroke(pen)).intersect(d.union(left, right)), 'main'), d.layer('capstone', stone.round(4, 0), 'second')];
    if (look === 'stones') {
      const whole = d.polygon([[0, top], [-wide, base], [wide, base]]);
      const rows = Array.from({ length: 4 }, (_, i) => top + ((base - top) * (i + 1)) / 4);
      const beds = rows.slice(0, 3).map((y) => d.rect(-wide, y - gap / 2, 2 * wide, gap));
      const joints = rows.slice(1).flatMap((y, i) => Array.from({ length: i + 1 }, (_, k) => d.rect((k - i / 2) * (wide / 2) - gap / 2, y - (base - top) / 4, gap, (base - top) / 4)));
      const stones = whole.subtract(...beds, ...joints).pieces().map((piece) => piece.round(6, 0));
      const tip = stones.find(({ bounds }) => bounds.top < top + 100)!;
      return [d.layer('stones', d.union(...stones.filter((piece) => piece !== tip)), 'main', { mono: 'ink' }), d.layer('capstone', tip, 'second', { mono: 'ink' })];
    }
    const seam = d.polyline([[0, top], [foot, base]]).stroke(gap);
    return [d.layer('stairs', left.subtract(seam).round(5, 0), 'main', { mono: 'ink' }), d.layer('face', right.subtract(seam).round(5, 0), { tint: 'main', by: 0.35 }, { mono: 'ink' }), d.layer('capstone', stone.round(5, 0), 'second', { mono: 'ink' })];
  },
});
