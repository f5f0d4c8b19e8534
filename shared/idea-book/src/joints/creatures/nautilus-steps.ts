import { idea } from '../../idea.ts';

/** A nautilus of chambers that grow step by step. */
export const nautilusSteps = idea({
  id: 'nautilus-steps',
  title: 'Growing room by room',
  says: 'Each chamber of the shell is a step bigger than the one before.',
  kind: 'symbol',
  technique: 'module',
  needs: [{ things: ['nautilus', 'shell', 'spiral'] }],
  looks: {
    solid: { manner: 'module', vibes: ['geometric_minimal', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.08 },
    gradient: { manner: 'module', vibes: ['gradient_modern', 'organic_flowing'], traits: ['gradient'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 1, stem: 0.036 },
  },
  params: { gap: { label: 'Gap', min: 12, max: 28, usual: 18 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const [count, step] = [11, 31];
    const radius = (i: number) => 128 * 1.148 ** i;
    const chambers = Array.from({ length: count }, (_, i) => {
      const from = 150 + i * step;
      const rim = d.through(Array.from({ length: 5 }, (_, k) => [radius(i + k / 4) * Math.cos(((from + (k * step) / 4) * Math.PI) / 180), radius(i + k / 4) * Math.sin(((from + (k * step) / 4) * Math.PI) / 180)] as const));
      const wedge = rim.then(d.polyline([rim.end, [0, 0]])).fill();
      return wedge.subtract(d.circle(0, 0, 46), d.polyline([[0, 0], rim.start]).stroke(gap), d.polyline([[0, 0], rim.end]).stroke(gap)).round(8, 0);
    });
    const center = d.circle(0, 0, 34);
    if (look === 'line') return [d.layer('chambers', d.union(...chambers.map((shape) => shape.rim(30))), 'main')];
    return [...chambers.map((shape, i) => d.layer(`chamber ${i + 1}`, shape, look === 'gradient' ? { gradient: ['second', 'main'], from: [-240, -140], to: [420, 260] } : i === count - 1 ? 'second' : 'main', { mono: 'ink' })), d.layer('center', center, 'second')];
  },
});
