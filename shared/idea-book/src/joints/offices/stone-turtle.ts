import { idea } from '../../idea.ts';

/** A turtle whose shell is a stack of warm stones. */
export const stoneTurtle = idea({
  id: 'stone-turtle',
  title: 'Slowly, stone on stone',
  says: 'The shell of the turtle is a stack of warm stones.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['massage', 'spa'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.12 },
    tone: { manner: 'print', vibes: ['illustrative', 'elegant_serif', 'modern_flat'], colors: 2, stem: 0.12 },
  },
  params: { stone: { label: 'Height of a stone', min: 140, max: 180, usual: 160 }, gap: { label: 'Gap', min: 20, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const [stone, gap] = [params['stone']!, params['gap']!];
    const widths = [400, 290, 175];
    const stones = widths.map((half, i) => d.superellipse(-60 + [0, 14, -8][i]!, 120 - stone / 2 - i * (stone + gap), half, stone / 2, 2.6));
    const head = d.path('M230 250V190C300 170 330 120 330 20C330 -60 390 -120 470 -120C556 -120 600 -60 590 0C582 50 530 60 500 70C480 180 420 250 330 250Z').round(10, 14);
    const feet = d.union(d.polygon([[-330, 150], [-170, 150], [-200, 370], [-410, 370]], 54), d.polygon([[90, 150], [270, 150], [320, 370], [110, 370]], 54));
    const belly = d.rect(-420, 120 + gap, 760, 96, 48).union(d.polygon([[-400, 150], [-550, 242], [-380, 242]], 16));
    const eye = d.circle(492, -36, 28);
    const turtle = d.union(head, feet, belly).subtract(eye);
    const body = turtle.gapFrom(stones[0]!, gap);
    if (look === 'cut') return [d.layer('turtle', d.union(body, ...stones), 'main', { mono: 'ink' })];
    if (look === 'tone') return [d.layer('turtle', body, 'main', { mono: 'ink' }), ...stones.map((shape, i) => d.layer(`stone ${i + 1}`, shape, { tint: 'second', by: [0, 0.25, 0.5][i]! }, { mono: 'ink' }))];
    return [d.layer('turtle', body, 'second', { mono: 'ink' }), d.layer('stones', d.union(...stones), 'main', { mono: 'ink' })];
  },
});
