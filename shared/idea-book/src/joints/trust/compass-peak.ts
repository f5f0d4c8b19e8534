import { idea } from '../../idea.ts';

/** The needle of a compass is a mountain and its reflection. */
export const compassPeak = idea({
  id: 'compass-peak',
  title: 'North is up',
  says: 'The needle of the compass is a mountain, and its other half is the reflection in a lake.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['mountain', 'north', 'compass', 'lake', 'up'] }, { things: ['compass', 'focus', 'journey'], trades: ['consulting', 'travel', 'hiking', 'investment', 'insurance', 'recruiting'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.07 },
    needle: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.07 },
  },
  draw: (d, { look }) => {
    const [top, half, shore] = [-480, 250, 40];
    const peak = d.polygon([[0, top], [half, shore - 11], [-half, shore - 11]]);
    const snowLine = -170;
    const snow = peak.intersect(d.polygon([[-300, -600], [300, -600], [300, snowLine], [96, snowLine], [46, snowLine - 70], [0, snowLine + 20], [-46, snowLine - 70], [-96, snowLine], [-300, snowLine]]));
    const light = d.rect(-600, -600, 600, 1400);
    const lake = d.polygon([[0, 560], [half, shore + 11], [-half, shore + 11]]);
    const ripples = d.union(...[0, 1, 2].map((i) => d.rect(-400, shore + 100 + i * 116, 800, 22 + i * 4)));
    const water = lake.subtract(ripples).withoutSlivers(300);
    const base = [
      d.layer('snow', snow, 'second', { mono: 'ink' }),
      d.layer('mountain', peak.gapFrom(snow, 18).subtract(light), 'main'),
      d.layer('lit slope', peak.gapFrom(snow, 18).intersect(light), { tint: 'main', by: 0.3 }, { mono: 'join' }),
      d.layer('lake', water, { tint: 'main', by: 0.3 }, { mono: 'ink' }),
    ];
    if (look === 'needle') return base;
    const ring = d.ring(0, shore, 430, 372).subtract(peak.union(lake).grow(26)).withoutSlivers(400);
    return [d.layer('ring', ring, 'main'), ...base];
  },
});
