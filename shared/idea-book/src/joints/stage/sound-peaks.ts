import { idea } from '../../idea.ts';

/** Bars of sound that draw a mountain. */
export const soundPeaks = idea({
  id: 'sound-peaks',
  title: 'The sound of the mountain',
  says: 'The bars of a sound draw a mountain with snow on its top.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['mountain', 'peak', 'hill', 'volcano', 'echo'] }, { things: ['sound', 'musical-note'], trades: ['music', 'record-label', 'podcast', 'radio', 'nightclub', 'hearing'] }],
  looks: {
    solid: { manner: 'module', vibes: ['geometric_minimal', 'modern_flat', 'tech_sharp'], colors: 2, stem: 0.08 },
    gradient: { manner: 'module', vibes: ['gradient_modern', 'tech_sharp'], traits: ['gradient'], colors: 2, stem: 0.08 },
  },
  draw: (d, { look }) => {
    const heights = [120, 260, 200, 420, 640, 860, 700, 480, 300, 150];
    const pitch = 104;
    const bars = heights.map((height, i) => d.rect(i * pitch - 468 - 34, 400 - height, 68, height, 34));
    const snow = heights.map((height, i) => (height > 400 ? d.rect(i * pitch - 468 - 60, -700, 120, 700 + 400 - height + 90 + (height - 400) * 0.2) : undefined)).filter((one) => one !== undefined);
    const cap = d.union(...snow);
    const [body, top] = [d.union(...bars).subtract(cap.move(0, 22)).withoutSlivers(300), d.union(...bars).intersect(cap)];
    if (look === 'gradient') return [d.layer('bars', d.union(...bars), { gradient: ['second', 'main'], from: [0, -460], to: [0, 300] })];
    return [d.layer('bars', body, 'main'), d.layer('snow', top, 'second')];
  },
});
