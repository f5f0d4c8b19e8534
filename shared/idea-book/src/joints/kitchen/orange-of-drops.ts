import { idea } from '../../idea.ts';
import { drop } from './parts.ts';

/** A slice of orange whose segments are drops; the lowest falls out. */
export const orangeOfDrops = idea({
  id: 'orange-of-drops',
  title: 'Segments of juice',
  says: 'The segments of the orange are drops, and the lowest one falls out as juice.',
  kind: 'symbol',
  technique: 'module',
  needs: [{ things: ['orange', 'lemon'], trades: ['juice'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'playful_rounded'], colors: 2, stem: 0.06 },
    bare: { manner: 'solid', vibes: ['bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.035 },
  },
  params: { drop: { label: 'Drop width', min: 74, max: 104, usual: 90 }, peel: { label: 'Peel', min: 34, max: 56, usual: 44 } },
  draw: (d, { look, params }) => {
    const count = 8;
    const segment = drop(d, params['drop']!, 232).flipY().move(0, -270);
    const segments = d.radial(d.fitSector(segment, { count, gap: 14 }), { count });
    const fallen = segments[4]!.move(0, 268);
    const rest = d.union(...segments.filter((_, i) => i !== 4));
    const peel = d.arc(0, 0, 420, 108, 432).stroke(params['peel']!, { cap: 'round' });
    if (look === 'line') return [d.layer('peel', d.arc(0, 0, 428, 106, 434).stroke(28 + (params['peel']! - 44) / 2, { cap: 'round' }), 'main'), d.layer('segments', d.union(...rest.pieces().map((part) => part.rim(26, 'round'))), 'main'), d.layer('drop', fallen, 'second')];
    if (look === 'bare') return [d.layer('segments', rest, 'main'), d.layer('drop', fallen, 'second')];
    return [d.layer('peel', peel, 'main'), d.layer('segments', rest, 'second'), d.layer('drop', fallen, 'second')];
  },
});
