import { idea } from '../../idea.ts';

/** A tuning fork whose tines are the petals of a tulip. */
export const forkTulip = idea({
  id: 'fork-tulip',
  title: 'In tune, in bloom',
  says: 'The tines of a tuning fork are the outer petals of a tulip.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['tulip', 'flower', 'garden', 'leaf'] }, { things: ['tuning-fork', 'sound'], trades: ['music', 'music-school', 'instrument-making', 'hearing', 'radio'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.11 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'tech_sharp'], colors: 2, stem: 0.045 },
    leaves: { manner: 'solid', vibes: ['organic_flowing', 'illustrative', 'hand_drawn'], colors: 3, stem: 0.11 },
  },
  params: { weight: { label: 'Weight', min: 0.82, max: 1.12, usual: 1 }, bud: { label: 'Bud width', min: 0.16, max: 0.24, usual: 0.21 } },
  draw: (d, { look, params }) => {
    const pen = (look === 'line' ? 46 : 112) * params['weight']!;
    const fork = d.line('M-196 -470V-90A196 196 0 0 0 196 -90V-470').stroke(pen, { cap: 'round' }).union(d.line('M0 110V470').stroke(pen, { cap: 'round' }));
    const bud = d.leaf([0, look === 'line' ? 40 : 16], [0, -480], params['bud']!);
    const petal = look === 'line' ? bud.rim(46, 'round') : bud;
    if (look !== 'leaves') return [d.layer('fork', fork, 'main'), d.layer('bud', petal, 'second', { mono: 'ink' })];
    const leaf = d.leaf([0, 480], [330, 120], 0.26, 0.2).gapFrom(fork, 22);
    return [d.layer('leaves', leaf.union(d.mirror(leaf)), 'third', { mono: 'ink' }), d.layer('fork', fork, 'main'), d.layer('bud', petal, 'second', { mono: 'ink' })];
  },
});
