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
    print: { manner: 'print', vibes: ['bold_abstract', 'organic_flowing', 'geometric_minimal'], colors: 2, stem: 0.12 },
  },
  params: { gap: { label: 'Gap', min: 20, max: 50, usual: 30 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const legs = d.path('M0 230C260 230 470 260 470 350C470 440 260 470 0 470C-260 470 -470 440 -470 350C-470 260 -260 230 0 230Z');
    const torso = d.path('M0 -150C150 -150 250 -60 250 50C250 150 150 200 0 200C-150 200 -250 150 -250 50C-250 -60 -150 -150 0 -150Z').move(0, 30 - gap);
    const hands = d.mirror(d.ellipse(330, 176, 92, 50));
    const head = d.ellipse(0, -310, 140, 124).move(0, 60 - 2 * gap);
    if (look === 'print') {
      const stones = [d.ellipse(0, 330, 480, 140).union(d.mirror(d.ellipse(360, 196, 110, 62))).round(0, 20), d.ellipse(0, 40, 290, 210), d.ellipse(0, -250, 168, 150).move(0, 30 - gap)] as const;
      return d.overprint([{ shape: stones[0].union(stones[2]), ink: 'main' }, { shape: stones[1], ink: 'second' }], { trap: 3 }).map(({ shape, paint }, i) => d.layer(['legs and head', 'torso', 'where they meet'][i]!, shape, paint, { mono: i === 2 ? 'gap' : 'ink' }));
    }
    if (look === 'line') return [d.layer('stones', legs.rim(38).union(torso.rim(38), hands), 'main'), d.layer('head', head.rim(38), 'second', { mono: 'ink' })];
    return [d.layer('stones', legs.union(torso, hands), 'main'), d.layer('head', head, 'second', { mono: 'ink' })];
  },
});
