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
    stripes: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'organic_flowing'], colors: 1, stem: 0.08 },
  },
  params: { bristles: { label: 'Length of the bristles', min: 90, max: 160, usual: 120 } },
  draw: (d, { look, params }) => {
    const bristle = params['bristles']!;
    const lift = 120 - bristle;
    const wave = d.path('M-480 0C-470 -150 -330 -330 -130 -330C20 -330 100 -240 96 -140C60 -190 -20 -212 -80 -170C-130 -134 -120 -70 -70 -40C-40 -20 0 -10 20 0Z').round(14, 0).move(0, lift);
    const bristles = d.union(...[0, 1, 2, 3, 4].map((i) => d.rect(-480 + i * 101, 24 + 120 - bristle, 78, bristle, 6)));
    const handle = d.path('M-480 168H60C160 168 200 150 280 150H430A46 46 0 0 1 430 242H280C200 242 160 240 60 240H-460A20 20 0 0 1 -480 220Z').round(8, 0);
    if (look === 'stripes') {
      const crest = d.path('M-480 0C-480 -240 -330 -430 -110 -430C90 -430 170 -280 140 -150C100 -230 0 -260 -60 -200C-110 -150 -90 -50 20 0Z').round(10, 0);
      const cuts = ['M-376 30C-376 -170 -270 -326 -120 -332C-60 -334 -10 -326 20 -310', 'M-272 30C-272 -90 -240 -180 -180 -226'].map((cut) => d.line(cut).stroke(24, { cap: 'round' }));
      return [d.layer('wave', crest.subtract(...cuts).move(0, lift), 'main', { mono: 'ink' }), d.layer('brush', handle.grow(10).move(0, 12).union(bristles), 'main', { mono: 'ink' })];
    }
    if (look === 'line') return [d.layer('wave', wave.rim(44), 'second', { mono: 'ink' }), d.layer('brush', handle.union(bristles).rim(28), 'main', { mono: 'ink' })];
    return [d.layer('wave', wave, 'second', { mono: 'ink' }), d.layer('brush', handle.union(bristles), 'main', { mono: 'ink' })];
  },
});
