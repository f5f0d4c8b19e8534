import { idea } from '../../idea.ts';

/** A rose that is the rose of a compass. */
export const compassRose = idea({
  id: 'compass-rose',
  title: 'The compass rose',
  says: 'A rose in full bloom, with the four points of a compass for leaves.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['rose', 'compass', 'peony', 'camellia', 'map'], trades: ['florist', 'travel'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'elegant_serif', 'geometric_minimal'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'classic_ornate'], colors: 2, stem: 0.04 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.12 },
  },
  params: { points: { label: 'Points', min: 470, max: 580, usual: 520 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const petal = (r: number, turn: number) => {
      const [a, b, c] = [0, 120, 240].map((step) => `${r * Math.cos(((turn + step) * Math.PI) / 180)} ${r * Math.sin(((turn + step) * Math.PI) / 180)}`);
      return d.path(`M${a}A${2 * r} ${2 * r} 0 0 1 ${b}A${2 * r} ${2 * r} 0 0 1 ${c}A${2 * r} ${2 * r} 0 0 1 ${a}Z`);
    };
    const folds = [300, 209, 146].map((r, i) => petal(r, 10 + i * 60));
    const seams = d.union(...folds.map((fold) => fold.outline(line ? 34 : 20)));
    const flower = d.circle(0, 0, 300);
    const bloom = (line ? seams.intersect(flower).union(flower.rim(34)) : flower.subtract(seams).withoutSlivers(400)).round(line ? 0 : 4, 0);
    const core = folds[2]!.shrink(40);
    const points = d.radial(d.polygon([[0, -params['points']!], [84, -318], [-84, -318]]).subtract(d.circle(0, 0, 326)), { count: 4 });
    const [north, ...others] = points;
    if (look === 'cut') {
      const turns = d.union(petal(290, 10).outline(30), petal(184, 70).outline(30));
      const star = d.union(...d.radial(d.polygon([[0, -params['points']! - 60], [150, -200], [-150, -200]]).subtract(d.circle(0, 0, 330)), { count: 4 }));
      return [d.layer('rose', flower.subtract(turns).withoutSlivers(900).round(4, 0).union(star), 'main')];
    }
    return [d.layer('rose', line ? bloom : bloom.subtract(folds[2]!), 'main'), d.layer('heart', line ? d.circle(0, 0, 30) : core.grow(30), 'second', { mono: 'ink' }), d.layer('points', d.union(...others), 'main'), d.layer('north', north!, 'second')];
  },
});
