import { idea } from '../../idea.ts';

/** Three river stones that sit in meditation. */
export const sittingStones = idea({
  id: 'sitting-stones',
  title: 'The sitting stones',
  says: 'Three balanced stones are a person sitting cross-legged.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['stone', 'pebble', 'river', 'stream', 'calm', 'equilibrium', 'harmony'] }, { things: ['meditation', 'yoga-pose', 'stone'], trades: ['spa', 'massage', 'yoga', 'meditation', 'physiotherapy', 'sauna', 'acupuncture'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['organic_flowing', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['organic_flowing', 'elegant_serif'], colors: 2, stem: 0.04 },
  },
  draw: (d, { look }) => {
    const legs = d.path('M0 230C260 230 470 260 470 350C470 440 260 470 0 470C-260 470 -470 440 -470 350C-470 260 -260 230 0 230Z');
    const torso = d.path('M0 -150C150 -150 250 -60 250 50C250 150 150 200 0 200C-150 200 -250 150 -250 50C-250 -60 -150 -150 0 -150Z');
    const hands = d.mirror(d.ellipse(330, 176, 92, 50));
    const head = d.ellipse(0, -310, 140, 124);
    if (look === 'line') return [d.layer('stones', legs.rim(38).union(torso.rim(38), hands), 'main'), d.layer('head', head.rim(38), 'second', { mono: 'ink' })];
    return [d.layer('stones', legs.union(torso, hands), 'main'), d.layer('head', head, 'second', { mono: 'ink' })];
  },
});
