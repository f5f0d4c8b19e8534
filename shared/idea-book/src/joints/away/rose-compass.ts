import { idea } from '../../idea.ts';

/** A compass rose with petals for points. */
export const roseCompass = idea({
  id: 'rose-compass',
  title: 'A true compass rose',
  says: 'The points of the compass are the petals of a flower.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['rose', 'flower', 'lily', 'daisy', 'petal', 'lotus', 'poppy', 'edelweiss', 'cornflower', 'tulip'] }, { things: ['compass', 'map', 'north', 'explorer', 'journey', 'north-star'], trades: ['travel', 'hiking', 'sailing', 'outdoor-gear', 'coaching'] }],
  looks: {
    solid: { manner: 'cut', vibes: ['geometric_minimal', 'modern_flat', 'classic_ornate'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.035 },
    print: { manner: 'print', vibes: ['illustrative', 'bold_abstract', 'classic_ornate'], colors: 2, stem: 0.1 },
  },
  params: { points: { label: 'Width of the points', min: 0.14, max: 0.27, usual: 0.2 }, petals: { label: 'Width of the petals', min: 0.22, max: 0.38, usual: 0.3 } },
  draw: (d, { look, params }) => {
    const long = d.leaf([0, -70], [0, -530], params['points']!);
    const short = d.leaf([0, -130], [0, -390], params['petals']!).rotate(45);
    const split = d.rect(-8, -700, 16, 700);
    const center = d.circle(0, 0, 62);
    const around = (shape: typeof long) => d.union(...d.radial(shape, { count: 4 }));
    if (look === 'print') {
      const rays = around(d.leaf([0, -20], [0, -560], params['points']!));
      const bloom = around(d.leaf([0, -70], [0, -440], params['petals']! + 0.05).rotate(45));
      return [d.layer('petals', bloom, 'second', { mono: 'join' }), d.layer('points', rays, 'main', { mono: 'join' }), d.layer('overlap', rays.intersect(bloom).withoutSlivers(200), { mix: ['main', 'second'] })];
    }
    if (look === 'line') return [d.layer('points', around(long.rim(30)), 'main'), d.layer('petals', around(short).union(center), 'second', { mono: 'ink' })];
    return [d.layer('points', around(long.subtract(split)), 'main'), d.layer('petals', around(short).union(center), 'second', { mono: 'ink' })];
  },
});
