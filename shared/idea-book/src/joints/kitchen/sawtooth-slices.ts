import { idea } from '../../idea.ts';

/** The sawtooth roof of a factory, each tooth a quarter of a fruit. */
export const sawtoothSlices = idea({
  id: 'sawtooth-slices',
  title: 'The factory of slices',
  says: 'Each tooth of the factory roof is a slice of fruit.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['lemon', 'orange', 'lime', 'grapefruit', 'tangerine', 'yuzu'] }, { things: ['factory', 'chimney'], trades: ['brewery', 'juice', 'soft-drinks', 'food-production', 'distillery', 'manufacturing', 'confectionery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 3, stem: 0.05 },
    block: { manner: 'print', vibes: ['brutalist_bold', 'bold_abstract', 'classic_ornate'], colors: 2, stem: 0.06 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'modern_flat'], colors: 2, stem: 0.04 },
  },
  params: { peel: { label: 'Peel', min: 28, max: 44, usual: 34 }, chimney: { label: 'Chimney height', min: 340, max: 500, usual: 420 } },
  draw: (d, { look, params }) => {
    const [teeth, side, peel] = [3, 300, look === 'line' ? params['peel']! - 8 : params['peel']!];
    const tooth = (left: number) => {
      const [cx, cy] = [left + side, 60];
      const rim = d.sector(cx, cy, side, 180, 270, side - peel);
      const flesh = Array.from({ length: 3 }, (_, i) => d.sector(cx, cy, side - peel - (look === 'line' ? 28 : 24), 180 + i * 30, 210 + i * 30).shrink(8).round(12, 0).intersect(d.rect(cx - side, cy - side, side - 8, side - 8)));
      return { rim, flesh: d.union(...flesh) };
    };
    const roof = Array.from({ length: teeth }, (_, i) => tooth(-540 + i * (side + 14)));
    const wall = d.rect(-540, 84, teeth * (side + 14) - 14, 250, look === 'block' ? 0 : 10);
    const windows = d.union(...Array.from({ length: 6 }, (_, i) => d.rect(-486 + i * 148, 150, 82, 92, 6)));
    const top = -params['chimney']!;
    const chimney = d.polygon([[404, 334], [418, top], [502, top], [516, 334]]);
    const band = d.rect(380, top + 60, 160, 60).intersect(chimney);
    const house = look === 'line' ? wall.rim(30).union(windows) : wall.subtract(windows);
    return [
      d.layer('slices', d.union(...roof.map(({ flesh }) => flesh)), 'second', { mono: 'ink' }),
      d.layer('peel', d.union(...roof.map(({ rim }) => rim)), look === 'block' ? 'second' : 'main', { mono: 'join' }),
      d.layer('wall', house, 'main'),
      d.layer('chimney', chimney.gapFrom(wall, 14).subtract(band.grow(12, 'miter')), 'main', { mono: 'ink' }),
      d.layer('band', band, look === 'solid' ? 'third' : 'second', { mono: 'ink' }),
    ];
  },
});
