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
    lake: { manner: 'module', vibes: ['bold_abstract', 'modern_flat', 'illustrative'], colors: 2, stem: 0.08 },
  },
  params: { bars: { label: 'Bar width', min: 54, max: 80, usual: 68 }, gap: { label: 'Gap', min: 14, max: 34, usual: 22 } },
  draw: (d, { look, params }) => {
    const heights = [120, 260, 200, 420, 640, 860, 700, 480, 300, 150];
    const pitch = 104;
    const [wide, gap] = [params['bars']!, params['gap']!];
    const bars = heights.map((height, i) => d.rect(i * pitch - 468 - wide / 2, 400 - height, wide, height, wide / 2));
    const snow = heights.map((height, i) => (height > 400 ? d.rect(i * pitch - 468 - 60, -700, 120, 700 + 400 - height + 90 + (height - 400) * 0.2) : undefined)).filter((one) => one !== undefined);
    const cap = d.union(...snow);
    const [body, top] = [d.union(...bars).subtract(cap.move(0, gap)).withoutSlivers(300), d.union(...bars).intersect(cap)];
    if (look === 'lake') {
      const up = heights.map((height, i) => d.rect(i * pitch - 468 - wide / 2, -height * 0.72, wide, height * 0.72 - gap / 2, [wide / 2, wide / 2, 0, 0]));
      const down = heights.map((height, i) => d.rect(i * pitch - 468 - wide / 2, gap / 2, wide, height * 0.4, [0, 0, wide / 2, wide / 2]));
      return [d.layer('peaks', d.union(...up), 'main'), d.layer('reflection', d.union(...down), 'second', { mono: 'ink' })];
    }
    if (look === 'gradient') return [d.layer('bars', d.union(...bars), { gradient: ['second', 'main'], from: [0, -460], to: [0, 300] })];
    return [d.layer('bars', body, 'main'), d.layer('snow', top, 'second')];
  },
});
