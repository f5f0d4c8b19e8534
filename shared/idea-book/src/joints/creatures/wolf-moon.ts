import { idea } from '../../idea.ts';

/** A howling wolf and the full moon share one disc. */
export const wolfMoon = idea({
  id: 'wolf-moon',
  title: 'Half wolf, half moon',
  says: 'One disc is both: the wolf that howls, and the moon that it howls at.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['wolf'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'tech_sharp'], colors: 2, stem: 0.18 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract'], colors: 1, stem: 0.18 },
  },
  params: { gap: { label: 'Gap', min: 18, max: 36, usual: 26 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const pen = 42;
    const moon = d.circle(0, 0, 470);
    const profile = d.polygon([[300, 700], [150, 260], [110, 100], [160, 0], [246, -200], [226, -300], [160, -316], [30, -150], [-70, -120], [-220, -310], [-250, -60], [-330, 90], [-700, 300], [-700, 700]]);
    const wolf = profile.round(12, 6).intersect(moon).round(8, 0);
    const eye = d.polygon([[0, -40], [80, -106], [74, -50]], 4);
    if (look === 'line') return [d.layer('wolf', wolf.rim(pen, 'round').union(eye), 'main'), d.layer('moon', moon.rim(pen).gapFrom(wolf, gap).pieces()[0]!, 'second')];
    if (look === 'cut') return [d.layer('moon', moon.subtract(wolf.union(profile.round(12, 6).intersect(moon.grow(4)))), 'main')];
    return [d.layer('wolf', wolf.subtract(eye), 'main'), d.layer('moon', moon.gapFrom(wolf, gap).round(6, 0), 'second')];
  },
});
