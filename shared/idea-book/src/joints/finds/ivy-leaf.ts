import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** An ivy leaf of five points on a curling stem. */
export const ivyLeaf = idea({
  id: 'ivy-leaf',
  title: 'The ivy leaf',
  says: 'Five points make the ivy leaf, and its veins are the space between them.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['ivy'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'elegant_serif'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'organic_flowing'], colors: 1, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'tech_sharp'], colors: 1, stem: 0.16 },
  },
  params: { veins: { label: 'Veins', min: 24, max: 38, usual: 30 } },
  draw: (d, { look, params }) => {
    const vein = params['veins']!;
    const half = d.path('M4 -520C-70 -430 -170 -330 -200 -200C-290 -240 -400 -230 -490 -160C-450 -60 -400 20 -330 80C-380 130 -400 200 -380 280C-270 330 -110 310 4 180Z');
    const leaf = d.mirror(half).round(14, 22);
    const stem = d.line('M0 150C0 300 40 420 170 500');
    const veins = d.line('M0 160V-310M0 120L-300 -80M0 120L300 -80');
    if (look === 'line') return [d.layer('leaf', contour(leaf, 48).union(d.line('M0 -180V200C0 320 40 420 170 500').stroke(48, { cap: 'round' })), 'main')];
    if (look === 'cut') {
      const wedge = (x: number, y: number) => d.polygon([[0, 110 - vein], [x, y], [0, 110 + vein]]);
      const cuts = d.union(d.polygon([[-vein * 0.7, 420], [0, -340], [vein * 0.7, 420]]), d.mirror(wedge(-330, -90)), d.mirror(wedge(-270, 200)));
      return [d.layer('leaf', leaf.subtract(cuts).withoutSlivers(900), 'main')];
    }
    const stalk = stem.stroke(62, { cap: 'round' });
    return [d.layer('leaf', leaf.subtract(veins.stroke(vein, { cap: 'round' })).gapFrom(stalk, 24).withoutSlivers(900), 'main'), d.layer('stem', stalk, 'second', { mono: 'ink' })];
  },
});
