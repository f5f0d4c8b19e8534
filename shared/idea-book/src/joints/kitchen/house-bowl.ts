import { idea } from '../../idea.ts';

/** A covered bowl that is a house. */
export const houseBowl = idea({
  id: 'house-bowl',
  title: 'A roof over dinner',
  says: 'The lid of the bowl is the roof of a house, and its steam leaves by the chimney.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['house', 'roof', 'chimney', 'family'], trades: ['meal-delivery'] }, { things: ['bowl', 'pot', 'soup'], trades: ['meal-delivery', 'restaurant', 'catering', 'noodle-bar'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.04 },
  },
  draw: (d, { look }) => {
    const gap = 22;
    const bowl = d.path('M-400 40H400A400 380 0 0 1 190 374V440H-190V374A400 380 0 0 1 -400 40Z').round(14, 14);
    const roof = d.path(`M0 -310L460 ${40 - gap}H-460Z`).round(26, 0);
    const chimney = d.rect(170, -330, 110, 260, 10);
    const pipe = d.line('M225 -150V-320').stroke(40, { cap: 'round' });
    const steam = d.line('M225 -380C290 -430 160 -490 225 -550').stroke(44, { cap: 'round' });
    if (look === 'line') return [d.layer('house', d.line('M-440 30L0 -290L440 30').stroke(40, { cap: 'round', join: 'round' }).union(bowl.rim(40, 'round'), pipe), 'main'), d.layer('steam', steam, 'second')];
    return [d.layer('bowl', bowl, 'main'), d.layer('roof', roof.union(chimney), 'second'), d.layer('steam', steam, 'main')];
  },
});
