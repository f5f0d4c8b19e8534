import { idea } from '../../idea.ts';

/** Two speech bubbles lean together and are the halves of a bridge. */
export const bridgeOfWords = idea({
  id: 'bridge-of-words',
  title: 'A bridge of words',
  says: 'Two speech bubbles meet, and together they are the arch of a bridge.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['bridge', 'arch', 'river', 'conversation', 'union'], trades: ['mediation'] }, { things: ['message-bubble', 'conversation'], trades: ['translation', 'mediation', 'language-school', 'consulting', 'recruiting'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.1 },
    talk: { manner: 'cut', vibes: ['playful_rounded', 'illustrative', 'modern_flat'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.04 },
  },
  params: { gap: { label: 'Gap', min: 14, max: 44, usual: 24 }, round: { label: 'Roundness', min: 70, max: 210, usual: 140 } },
  draw: (d, { look, params }) => {
    const [gap, r] = [params['gap']! / 2, params['round']!];
    const bubble = d.path(`M${gap} -250H${490 - r}A${r} ${r} 0 0 1 490 ${r - 250}V330H446C430 150 250 40 ${gap} 40Z`);
    const round = bubble.round(10, 0);
    if (look === 'line') {
      const rim = bubble.rim(40, 'miter');
      return [d.layer('one', rim.flipX(0), 'main'), d.layer('other', rim, 'second', { mono: 'ink' })];
    }
    const river = d.union(...[206, 306].map((y, i) => d.wave({ x: -150 - i * 90, y, length: 300 + i * 180, height: 44, waves: 2 + i }).stroke(40, { cap: 'round' })));
    const dots = d.union(...[0, 1, 2].map((i) => d.circle(150 + i * 100, -112, 32)));
    const cut = look === 'talk' ? round.subtract(dots) : round;
    return [d.layer('one', cut.flipX(0), 'main', { mono: 'ink' }), d.layer('other', cut, 'second', { mono: 'ink' }), ...(look === 'solid' ? [d.layer('river', river, 'main')] : [])];
  },
});
