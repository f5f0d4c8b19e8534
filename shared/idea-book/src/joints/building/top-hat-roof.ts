import { idea } from '../../idea.ts';

/** A house in a top hat: the crown is the chimney, the brim the roof. */
export const topHatRoof = idea({
  id: 'top-hat-roof',
  title: 'Hats on',
  says: 'The roof of the house is the brim of a top hat, and the chimney is its crown.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['chimney-sweep'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'classic_ornate'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.14 },
  },
  params: { gap: { label: 'Gap', min: 16, max: 34, usual: 26 }, pitch: { label: 'Roof pitch', min: 150, max: 240, usual: 190 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const fall = params['pitch']!;
    const thick = 96;
    const brim = d.line(`M-420 ${fall - 36}C-400 ${fall + 10} -370 ${fall + 6} -330 ${fall - 20}L0 0L330 ${fall - 20}C370 ${fall + 6} 400 ${fall + 10} 420 ${fall - 36}`);
    const crown = d.path('M-220 -500C-120 -470 120 -470 220 -500C190 -360 180 -200 190 300H-190C-180 -200 -190 -360 -220 -500Z').round(18, 0);
    const slope = (fall - 20) / 330;
    const chevron = (y: number, tall: number) => d.polygon([[-600, y + 600 * slope], [0, y], [600, y + 600 * slope], [600, y + tall + 600 * slope], [0, y + tall], [-600, y + tall + 600 * slope]]);
    const above = d.polygon([[-900, -900], [900, -900], [900, 900 * slope], [0, 0], [-900, 900 * slope]]);
    const walls = d.polygon([[-270, -200], [270, -200], [270, 520], [-270, 520]]);
    const door = d.rect(-80, 270, 160, 300, [80, 80, 0, 0]);
    if (look === 'line') {
      const pen = 42;
      const roof = brim.stroke(pen, { cap: 'round' });
      const body = d.line('M-240 0V500H-80V350C-80 306 -44 270 0 270C44 270 80 306 80 350V500H240V0').stroke(pen, { join: 'round' });
      const hat = crown.subtract(chevron(-pen / 2 - gap, 900)).round(12, 0).rim(pen, 'round');
      const ribbon = chevron(-pen / 2 - gap - 3 * pen, pen).intersect(crown);
      return [d.layer('hat', d.union(hat, ribbon, roof), 'main'), d.layer('house', body.subtract(above).subtract(roof.grow(gap)), 'second', { mono: 'ink' })];
    }
    const roof = brim.stroke(thick, { cap: 'round' });
    const top = -thick * 0.56 - gap;
    const house = walls.subtract(above).gapFrom(roof, gap).subtract(door).round(6, 0);
    if (look === 'cut') return [d.layer('hat', crown.subtract(chevron(top - 36, 900)).round(8, 0).union(roof), 'main'), d.layer('house', house, 'main')];
    const ribbon = chevron(top - 100, 100).intersect(crown);
    return [d.layer('hat', crown.subtract(chevron(top - 100 - gap, 900)).union(roof), 'main'), d.layer('ribbon', ribbon, 'second', { mono: 'ink' }), d.layer('house', house, 'second', { mono: 'ink' })];
  },
});
