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
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.1 },
  },
  params: { peak: { label: 'Mountain height', min: 420, max: 540, usual: 480 }, ring: { label: 'Ring weight', min: 44, max: 80, usual: 58 } },
  draw: (d, { look, params }) => {
    const [top, half, shore] = [-params['peak']!, 250, 40];
    const heavy = params['ring']!;
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
    if (look === 'cut') {
      const bold = d.ring(0, shore, 452, 452 - heavy * 1.5).subtract(peak.union(lake).grow(30)).withoutSlivers(400);
      const waves = d.union(...[0, 1].map((i) => d.rect(-400, shore + 118 + i * 150, 800, 34)));
      return [d.layer('compass', d.union(bold, peak.gapFrom(snow, 24), snow, lake.subtract(waves).withoutSlivers(300)), 'main')];
    }
    if (look === 'needle') return base;
    const ring = d.ring(0, shore, 430, 430 - heavy).subtract(peak.union(lake).grow(26)).withoutSlivers(400);
    return [d.layer('ring', ring, 'main'), ...base];
  },
});
