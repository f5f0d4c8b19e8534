import { idea } from '../../idea.ts';

/** A pie chart with one slice pulled out, which is the beak of a bird. */
export const pieBird = idea({
  id: 'pie-bird',
  title: 'A bird’s-eye view',
  says: 'The pie chart is a bird: the slice that stands out is its beak, and another is its wing.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['data'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'geometric_minimal'], traits: ['playful'], colors: 3, stem: 0.25 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], traits: ['playful'], colors: 1, stem: 0.25 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], traits: ['playful'], colors: 2, stem: 0.042 },
  },
  params: { gap: { label: 'Gap', min: 20, max: 44, usual: 30 }, beak: { label: 'Beak', min: 40, max: 60, usual: 50 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const half = params['beak']! / 2;
    const slice = (from: number, to: number) => d.sector(0, 0, 460, from, to);
    const cuts = [half, 90, 190, 360 - half].map((angle) => d.polyline([[0, 0], [Math.cos((angle * Math.PI) / 180) * 600, Math.sin((angle * Math.PI) / 180) * 600]]).stroke(gap));
    const parts = [slice(190, 360 - half), slice(half, 90), slice(90, 190)].map((part) => part.subtract(...cuts).round(10, 0));
    const beak = slice(-half, half).subtract(...cuts).move(80, 0).round(10, 0);
    const eye = d.circle(130, -240, 52);
    const body = d.union(parts[0]!, parts[1]!);
    if (look === 'line') return [d.layer('body', d.union(...parts.slice(0, 2).map((part) => part.rim(42))).union(eye), 'main'), d.layer('wing', parts[2]!.rim(42), 'main'), d.layer('beak', beak.rim(42), 'second', { mono: 'ink' })];
    const paints = look === 'cut' ? (['main', 'main', 'main'] as const) : (['main', 'second', 'third'] as const);
    return [d.layer('body', body.subtract(eye), paints[0]), d.layer('wing', parts[2]!, paints[1], { mono: 'ink' }), d.layer('beak', beak, paints[2], { mono: 'ink' })];
  },
});
