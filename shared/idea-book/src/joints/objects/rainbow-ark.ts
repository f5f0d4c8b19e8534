import { idea } from '../../idea.ts';

/** An ark whose hull is a rainbow turned over. */
export const rainbowArk = idea({
  id: 'rainbow-ark',
  title: 'The promise afloat',
  says: 'The hull of the ark is a rainbow turned over.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['ark'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'geometric_minimal'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.05 },
    bright: { manner: 'module', vibes: ['playful_rounded', 'illustrative'], traits: ['playful'], colors: 3, stem: 0.12 },
  },
  params: { gap: { label: 'Gap', min: 20, max: 40, usual: 28 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const gap = line ? 60 : params['gap']!;
    const band = line ? 50 : 112;
    const half = d.rect(-700, 0, 1400, 700);
    const bowls = [0, 1, 2].map((i) => {
      const r = 500 - i * (band + gap);
      return d.ring(0, 0, r, r - band).intersect(half).scale(1, 0.76, [0, 0]);
    });
    const left = 500 - 3 * (band + gap);
    const core = d.circle(0, 0, left).intersect(half).scale(1, 0.76, [0, 0]);
    const wall = 210;
    const cabin = d.polygon([[-wall, -gap], [-wall, -210], [-wall - 60, -210], [0, -430], [wall + 60, -210], [wall, -210], [wall, -gap]]).round(12, 0);
    const door = d.rect(-64, -190, 128, 400, [64, 64, 0, 0]);
    if (line) return [d.layer('hull', d.union(...bowls), 'main'), d.layer('cabin', cabin.rim(50), 'second', { mono: 'ink' })];
    const paints = look === 'bright' ? (['main', 'second', 'third'] as const) : (['main', 'second', 'main'] as const);
    return [...bowls.map((bowl, i) => d.layer(`band ${i + 1}`, bowl.round(8, 0), paints[i]!, { mono: 'ink' })), d.layer('inner hull', core.round(8, 0), look === 'bright' ? 'main' : 'second', { mono: 'ink' }), d.layer('cabin', cabin.subtract(door), 'main', { mono: 'ink' })];
  },
});
