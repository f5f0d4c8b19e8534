import { idea } from '../../idea.ts';

/** A sprig of rosemary: needles of one width at one angle. */
export const rosemarySprig = idea({
  id: 'rosemary-sprig',
  title: 'The sprig',
  says: 'All needles of the sprig have one width and one angle, like strokes of one pen.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['rosemary', 'thyme', 'herb'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.05 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.14 },
  },
  params: { angle: { label: 'Angle', min: 34, max: 48, usual: 40 } },
  draw: (d, { look, params }) => {
    const lean = params['angle']!;
    const pen = look === 'line' ? 50 : 84;
    const at = (x: number, y: number, long: number): [number, number] => [x - long * Math.sin((lean * Math.PI) / 180), y - long * Math.cos((lean * Math.PI) / 180)];
    const rows = look === 'line' ? [[330, 330], [150, 360], [-30, 320], [-210, 250]] : [[360, 300], [190, 350], [20, 340], [-150, 280], [-320, 190]];
    const start = look === 'line' ? 0 : 62;
    const needles = rows.map(([y, long]) => d.polyline([[-start, y! - start], at(-start, y! - start, long!)]).stroke(pen, { cap: 'round' }));
    const stem = d.rect(-24, look === 'line' ? -480 : -330, 48, look === 'line' ? 1030 : 880, 24);
    const tip = d.rect(-pen / 2, -560, pen, 240, pen / 2);
    if (look === 'line') return [d.layer('stem', stem, 'main'), d.layer('needles', d.mirror(d.union(...needles)).gapFrom(stem, 20), 'second')];
    if (look === 'cut') {
      const sprig = d.mirror(d.union(...needles)).union(tip).gapFrom(stem, 16).union(stem);
      return [d.layer('sprig', d.circle(0, 0, 540).subtract(sprig.scale(0.78, 0.78, [0, 0])), 'main')];
    }
    return [d.layer('needles', d.mirror(d.union(...needles)).union(tip).gapFrom(stem, 20), 'main'), d.layer('stem', stem, 'second', { mono: 'ink' })];
  },
});
