import { idea } from '../../idea.ts';

/** Servers side by side whose round tops make a cloud. */
export const barCloud = idea({
  id: 'bar-cloud',
  title: 'The cloud stands firm',
  says: 'Servers stand side by side, and together they are a cloud.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['cloud-computing'], trades: ['cloud-services'] }],
  looks: {
    solid: { manner: 'module', vibes: ['bold_abstract', 'modern_flat', 'playful_rounded'], colors: 2, stem: 0.18 },
    gradient: { manner: 'module', vibes: ['gradient_modern', 'tech_sharp'], traits: ['gradient'], colors: 2, stem: 0.18 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.044 },
  },
  params: { gap: { label: 'Gap', min: 18, max: 40, usual: 28 } },
  draw: (d, { look, params }) => {
    const [gap, pen, bottom] = [params['gap']!, 44, 310];
    const wide = (1000 - 3 * gap) / 4;
    const heights = [340, 560, 640, 430];
    const bars = heights.map((tall, i) => {
      const [round, square] = [wide / 2, 30];
      const corners = i === 0 ? ([round, round, square, round] as const) : i === 3 ? ([round, round, round, square] as const) : ([round, round, square, square] as const);
      return d.rect(-500 + i * (wide + gap), bottom - tall, wide, tall, corners);
    });
    const lights = bars.map(({ bounds }) => d.circle(bounds.cx, bottom - wide / 2, 40));
    if (look === 'line') return [d.layer('servers', d.union(...bars.map((bar) => bar.rim(pen, 'round'))), 'main', { mono: 'ink' }), d.layer('lights', d.union(...lights), 'second', { mono: 'ink' })];
    return bars.map((bar, i) => d.layer(`server ${i + 1}`, bar.subtract(lights[i]!), look === 'gradient' ? { gradient: ['second', 'main'], from: [-500, 300], to: [500, -300] } : i === 2 ? 'second' : 'main', { mono: 'ink' }));
  },
});
