import { idea } from '../../idea.ts';

/** A penguin that is an ice pop in a dark coat. */
export const penguinPop = idea({
  id: 'penguin-pop',
  title: 'A penguin on a stick',
  says: 'The penguin is a vanilla ice pop in a coat of dark chocolate.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['penguin', 'ice', 'cold', 'winter'] }, { things: ['ice-cream'], trades: ['ice-cream-parlor'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'illustrative'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['playful_rounded', 'hand_drawn'], colors: 2, stem: 0.04 },
    bite: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded', 'brutalist_bold'], colors: 1, stem: 0.1 },
  },
  params: { stick: { label: 'Stick length', min: 140, max: 260, usual: 190 }, eyes: { label: 'Eye size', min: 26, max: 44, usual: 33 } },
  draw: (d, { look, params }) => {
    const pop = d.rect(-280, -480, 560, 700, [280, 280, 76, 76]);
    const front = d.union(d.circle(-98, -180, 104), d.circle(98, -180, 104), d.rect(-206, -170, 412, 330, [100, 100, 44, 44])).round(0, 24);
    const eyes = d.mirror(d.circle(94, -192, params['eyes']!));
    const beak = d.polygon([[-66, -150], [66, -150], [0, -58]], 14);
    const stick = d.rect(-60, 244, 120, params['stick']!, [0, 0, 60, 60]);
    if (look === 'bite') {
      const bite = d.union(d.circle(286, -404, 104), d.circle(168, -470, 88), d.circle(330, -286, 84));
      return [d.layer('coat', pop.subtract(bite).round(8, 0).subtract(front).union(eyes, beak), 'main'), d.layer('stick', stick, 'main')];
    }
    if (look === 'line') return [d.layer('pop', pop.rim(34).union(front.rim(34), eyes), 'main', { mono: 'ink' }), d.layer('beak', beak, 'second'), d.layer('stick', stick, 'second')];
    return [d.layer('coat', pop.subtract(front).union(eyes), 'main'), d.layer('beak', beak, 'second'), d.layer('stick', stick, 'second')];
  },
});
