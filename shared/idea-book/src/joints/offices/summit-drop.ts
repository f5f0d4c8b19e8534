import { idea } from '../../idea.ts';

/** A drop whose tip is the summit that it comes from. */
export const summitDrop = idea({
  id: 'summit-drop',
  title: 'From the summit',
  says: 'The tip of the drop is the snowy summit that the water comes from.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['water'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.16 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.16 },
    tone: { manner: 'print', vibes: ['illustrative', 'gradient_modern', 'modern_flat'], colors: 2, stem: 0.16 },
  },
  params: { snow: { label: 'Height of the snow', min: -200, max: -100, usual: -150 }, wave: { label: 'Water level', min: 170, max: 270, usual: 220 } },
  draw: (d, { look, params }) => {
    const [snow, level] = [params['snow']!, params['wave']!];
    const gap = 30;
    const drop = d.path('M0 -560L236 -80C300 30 350 90 350 200A350 350 0 0 1 -350 200C-350 90 -300 30 -236 -80Z').round(14, 0);
    const above = d.polygon([[-500, -900], [500, -900], [500, snow - 60], [190, snow + 20], [110, snow - 90], [30, snow + 40], [-60, snow - 60], [-120, snow + 30], [-220, snow - 40], [-500, snow - 40]]);
    const wave = d.path(`M-500 ${level}C-380 ${level - 120} -240 ${level - 110} -130 ${level - 10}C-20 ${level + 90} 110 ${level + 90} 220 ${level}C300 ${level - 70} 400 ${level - 80} 500 ${level - 40}V900H-500Z`);
    const cap = drop.intersect(above).round(6, 0);
    const water = drop.intersect(wave);
    const rock = drop.subtract(above.grow(gap), wave.grow(gap)).withoutSlivers(400);
    if (look === 'tone') return [d.layer('snow', cap, { tint: 'main', by: 0.6 }, { mono: 'ink' }), d.layer('mountain', rock, 'main', { mono: 'ink' }), d.layer('water', water, 'second', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('mountain', drop.subtract(above.grow(gap), d.line(`M-500 ${level}C-380 ${level - 120} -240 ${level - 110} -130 ${level - 10}C-20 ${level + 90} 110 ${level + 90} 220 ${level}C300 ${level - 70} 400 ${level - 80} 500 ${level - 40}`).stroke(gap)).union(cap), 'main', { mono: 'ink' })];
    return [d.layer('mountain', rock.union(cap), 'main', { mono: 'ink' }), d.layer('water', water, 'second', { mono: 'ink' })];
  },
});
