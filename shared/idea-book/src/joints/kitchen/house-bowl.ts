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
    window: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'modern_flat'], colors: 1, stem: 0.1 },
  },
  params: { gap: { label: 'Gap', min: 16, max: 36, usual: 22 }, roof: { label: 'Roof height', min: 250, max: 370, usual: 310 } },
  draw: (d, { look, params }) => {
    const [gap, high] = [params['gap']!, params['roof']!];
    const bowl = d.path('M-400 40H400A400 380 0 0 1 190 374V440H-190V374A400 380 0 0 1 -400 40Z').round(14, 14);
    const roof = d.path(`M0 ${-high}L460 ${40 - gap}H-460Z`).round(26, 0);
    const chimney = d.rect(170, -330, 110, 260, 10);
    const pipe = d.line('M225 -150V-320').stroke(40, { cap: 'round' });
    const steam = d.line('M225 -380C290 -430 160 -490 225 -550').stroke(44, { cap: 'round' });
    if (look === 'window') {
      const pane = d.circle(0, -92, 74).subtract(d.rect(-13, -200, 26, 250), d.rect(-100, -105, 200, 26));
      const smoke = d.line('M225 -392C300 -450 150 -510 225 -580').stroke(64, { cap: 'round' });
      return [d.layer('bowl', bowl.move(0, 6), 'main'), d.layer('roof', roof.union(chimney).subtract(pane), 'main'), d.layer('steam', smoke, 'main')];
    }
    if (look === 'line') return [d.layer('house', d.line(`M-440 30L0 ${20 - high}L440 30`).stroke(40, { cap: 'round', join: 'round' }).union(bowl.rim(40, 'round'), pipe), 'main'), d.layer('steam', steam, 'second')];
    return [d.layer('bowl', bowl, 'main'), d.layer('roof', roof.union(chimney), 'second'), d.layer('steam', steam, 'main')];
  },
});
