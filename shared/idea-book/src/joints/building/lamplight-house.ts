import { idea } from '../../idea.ts';

/** A pendant lamp: the light that falls from its shade is a house. */
export const lamplightHouse = idea({
  id: 'lamplight-house',
  title: 'Light house',
  says: 'A pendant lamp is the top of the roof, and its light is the house.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['electrician', 'lighting', 'interior-design'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal'], colors: 2, stem: 0.06 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
    night: { manner: 'cut', vibes: ['bold_abstract', 'illustrative'], colors: 2, stem: 0.06 },
  },
  params: { gap: { label: 'Gap', min: 16, max: 34, usual: 24 }, door: { label: 'Door', min: 110, max: 180, usual: 150 } },
  draw: (d, { look, params }) => {
    const [eave, ridge, bottom, half] = [80, -360, 450, 400];
    // The shade is the top of the roof, so the light goes on where its slope ends.
    const slope = (eave - ridge) / half;
    const rim = ridge + 190 * slope;
    const outline = d.polygon([[0, ridge], [half, eave], [half, bottom], [-half, bottom], [-half, eave]]);
    const door = params['door']!;
    const way = d.rect(-door / 2, bottom - 250, door, 270, [door / 2, door / 2, 0, 0]);
    const above = d.rect(-600, -900, 1_200, 900 + rim);
    const cord = (width: number, top: number) => d.rect(-width / 2, top, width, ridge + 60 - top);
    if (look === 'line') {
      const pen = 40;
      const shade = outline.intersect(above);
      const light = outline.subtract(above).round(24, 0);
      return [
        d.layer('lamp', shade.round(20, 0).union(cord(pen, -500)), 'main'),
        d.layer('light', light.rim(pen, 'round').union(d.circle(0, rim + 20, 66)).subtract(d.rect(-300, rim - 20, 600, pen + 20)).subtract(way.grow(-1)).union(way.outline(pen).intersect(light)).subtract(way.shrink(pen / 2), shade.grow(params['gap']!)), 'second', { mono: 'ink' }),
      ];
    }
    const gap = params['gap']!;
    const bulb = d.circle(0, rim + 20, 66);
    const shade = outline.intersect(above).round(16, 0);
    const light = outline.subtract(d.rect(-600, -900, 1_200, 900 + rim + gap)).round(20, 0).subtract(way, bulb.grow(gap)).union(bulb.intersect(d.rect(-200, rim + gap, 400, 200)));
    if (look === 'night') {
      const tile = d.rect(-520, -520, 1_040, 1_040, 150);
      const k = 0.8;
      const lamp = shade.union(cord(56, -800)).scale(k).move(0, -10);
      return [d.layer('night', tile.subtract(lamp), 'main'), d.layer('light', light.scale(k).move(0, -10), 'second')];
    }
    return [d.layer('lamp', shade.union(cord(60, -520)), 'main'), d.layer('light', light, 'second', { mono: 'ink' })];
  },
});
