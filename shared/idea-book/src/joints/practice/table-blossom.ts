import { idea } from '../../idea.ts';

/** A round table whose chairs are petals. */
export const tableBlossom = idea({
  id: 'table-blossom',
  title: 'The table in bloom',
  says: 'Seen from above, the shared table and its chairs are a flower.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['coworking'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.1 },
    colors: { manner: 'module', vibes: ['playful_rounded', 'modern_flat', 'illustrative'], colors: 4, stem: 0.1 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.045 },
  },
  params: { chairs: { label: 'Chairs', min: 5, max: 8, usual: 6 }, gap: { label: 'Gap', min: 24, max: 44, usual: 32 } },
  draw: (d, { look, params }) => {
    const [count, gap] = [Math.round(params['chairs']!), params['gap']!];
    const table = d.circle(0, 0, 226);
    const half = Math.min(156, 350 * Math.sin(Math.PI / count) - gap / 2);
    const seat = d.path(`M${-half} -258H${half}V-380C${half} -470 ${half * 0.6} -516 0 -516C${-half * 0.6} -516 ${-half} -470 ${-half} -380Z`).subtract(d.circle(0, 0, 226 + gap)).round(34, 0);
    const chair = seat.subtract(d.line(`M${-half - 60} -380C${-half * 0.5} -446 ${half * 0.5} -446 ${half + 60} -380`).stroke(gap * 0.85));
    const whole = look === 'line' ? seat.rim(36, 'round') : look === 'solid' || look === 'colors' ? chair.pieces().reduce((all, piece) => all.union(piece.round(14, 0)), chair.shrink(20)) : seat;
    const chairs = d.radial(whole, { count });
    const center = look === 'line' ? table.rim(36) : table;
    if (look === 'colors') return [...chairs.map((one, i) => d.layer(`chair ${i + 1}`, one, (['main', 'second', 'third', 'fourth'] as const)[i % (count % 3 === 0 ? 3 : 4)]!, { mono: 'ink' })), d.layer('table', center, 'main', { mono: 'ink' })];
    if (look === 'one') return [d.layer('flower', d.union(...chairs, center.subtract(d.circle(0, 0, 84))), 'main')];
    return [d.layer('chairs', d.union(...chairs), 'main'), d.layer('table', center, 'second', { mono: 'ink' })];
  },
});
