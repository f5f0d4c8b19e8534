import { idea } from '../../idea.ts';

/** A mountain whose ridge is a howling wolf. */
export const wolfPeak = idea({
  id: 'wolf-peak',
  title: 'The mountain howls',
  says: 'The mountain is a wolf that howls at the moon.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['wolf'] }, { things: ['mountain', 'peak', 'moon', 'night', 'forest', 'north', 'wild', 'snow', 'hill'], trades: ['hiking', 'climbing', 'camping', 'skiing', 'travel', 'hotel'] }],
  looks: {
    solid: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'modern_flat'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.044 },
    seal: { manner: 'cut', vibes: ['bold_abstract', 'classic_ornate', 'brutalist_bold'], colors: 1, stem: 0.14 },
  },
  params: { moon: { label: 'Moon', min: 84, max: 128, usual: 108 } },
  draw: (d, { look, params }) => {
    const wolf = d.polygon([[-500, 430], [-240, -90], [-270, -350], [-120, -240], [-30, -262], [190, -470], [240, -400], [160, -220], [150, -90], [210, 80], [500, 430]]).round(8, 0);
    const shade = d.polygon([[150, -90], [210, 80], [500, 430], [-60, 430], [60, 190]]);
    const eye = d.polygon([[-40, -196], [44, -226], [10, -172]], 4);
    const moon = d.circle(390, -120, params['moon']!);
    if (look === 'seal') {
      const peak = wolf.subtract(eye.grow(8), d.polygon([[150, -90], [60, 190], [-60, 430], [-30, 430], [100, 190]])).scale(0.92).move(-30, 100);
      return [d.layer('seal', d.circle(0, 0, 560).subtract(peak, d.rect(-600, 460, 1200, 200), moon.move(-60, -60)), 'main')];
    }
    if (look === 'line') return [d.layer('wolf', wolf.rim(42, 'round').union(eye.grow(4)), 'main'), d.layer('moon', moon, 'second')];
    return [d.layer('ridge', wolf.gapFrom(shade, 16).subtract(eye), 'main'), d.layer('slope', shade.intersect(wolf), { tint: 'main', by: -0.35 }, { mono: 'ink' }), d.layer('moon', moon, 'second')];
  },
});
