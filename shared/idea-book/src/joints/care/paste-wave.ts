import { idea } from '../../idea.ts';

/** The toothpaste on a brush breaks like a wave. */
export const pasteWave = idea({
  id: 'paste-wave',
  title: 'A wave of toothpaste',
  says: 'The toothpaste on the brush breaks like a wave.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['wave', 'sea', 'beach', 'coast'] }, { things: ['toothbrush', 'tooth'], trades: ['dental'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['hand_drawn', 'geometric_minimal'], colors: 2, stem: 0.045 },
  },
  draw: (d, { look }) => {
    const wave = d.path('M-480 0C-470 -150 -330 -330 -130 -330C20 -330 100 -240 96 -140C60 -190 -20 -212 -80 -170C-130 -134 -120 -70 -70 -40C-40 -20 0 -10 20 0Z').round(14, 0);
    const bristles = d.union(...[0, 1, 2, 3, 4].map((i) => d.rect(-480 + i * 101, 24, 78, 120, 6)));
    const handle = d.path('M-480 168H60C160 168 200 150 280 150H430A46 46 0 0 1 430 242H280C200 242 160 240 60 240H-460A20 20 0 0 1 -480 220Z').round(8, 0);
    if (look === 'line') return [d.layer('wave', wave.rim(44), 'second', { mono: 'ink' }), d.layer('brush', handle.union(bristles).rim(28), 'main', { mono: 'ink' })];
    return [d.layer('wave', wave, 'second', { mono: 'ink' }), d.layer('brush', handle.union(bristles), 'main', { mono: 'ink' })];
  },
});
