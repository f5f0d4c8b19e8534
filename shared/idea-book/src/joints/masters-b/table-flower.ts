import { idea } from '../../idea.ts';

/** A round table with its chairs that is a flower. */
export const tableFlower = idea({
  id: 'table-flower',
  title: 'A seat for everyone',
  says: 'A round table and its chairs, seen from above, are a flower.',
  kind: 'symbol',
  technique: 'module',
  needs: [{ things: ['flower', 'daisy'], trades: ['community'] }, { things: ['table'], trades: ['community'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.1 },
    module: { manner: 'module', vibes: ['geometric_minimal', 'bold_abstract', 'modern_flat'], colors: 1, stem: 0.1 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, stem: 0.1, traits: ['gradient'] },
  },
  params: { seats: { label: 'Seats', min: 6, max: 8, usual: 7 }, table: { label: 'Size of the table', min: 160, max: 204, usual: 198 } },
  draw: (d, { look, params }) => {
    const seats = Math.round(params['seats']!);
    const r = params['table']!;
    const wide = (6.6 / seats) * 128;
    const seat = d.path(`M${-wide * 0.62} -236H${wide * 0.62}C${wide} -236 ${wide * 1.06} -300 ${wide * 1.06} -350H${-wide * 1.06}C${-wide * 1.06} -300 ${-wide} -236 ${-wide * 0.62} -236Z`).round(20, 0);
    const back = d.path(`M${-wide * 1.1} -386H${wide * 1.1}C${wide * 1.1} -470 ${wide * 0.6} -516 0 -516C${-wide * 0.6} -516 ${-wide * 1.1} -470 ${-wide * 1.1} -386Z`).round(16, 0);
    const chairs = d.union(...d.radial(d.union(seat, back), { count: seats }));
    const table = d.circle(0, 0, r);
    if (look === 'gradient') return [d.layer('chairs', chairs, { gradient: ['main', 'second'], from: [-400, 400], to: [400, -400] }, { mono: 'ink' }), d.layer('table', table, 'main', { mono: 'ink' })];
    return [d.layer('chairs', chairs, 'main', { mono: 'ink' }), d.layer('table', table, look === 'module' ? 'main' : 'second', { mono: 'ink' })];
  },
});
