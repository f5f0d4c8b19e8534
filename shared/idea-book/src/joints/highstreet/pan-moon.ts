import { idea } from '../../idea.ts';

/** A pan whose crêpe is the moon. */
export const panMoon = idea({
  id: 'pan-moon',
  title: 'Moon in the pan',
  says: 'The crêpe folds over in its pan into a crescent moon.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['creperie'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.09 },
    print: { manner: 'print', vibes: ['illustrative', 'playful_rounded', 'hand_drawn'], colors: 2, stem: 0.1 },
  },
  params: { turn: { label: 'Turn', min: 25, max: 65, usual: 45 }, moon: { label: 'Thickness of the moon', min: 150, max: 220, usual: 186 } },
  draw: (d, { look, params }) => {
    const [turn, deep] = [params['turn']!, params['moon']!];
    const pan = d.circle(0, 0, 350);
    const handle = d.rect(-58, 330, 116, 400, [20, 20, 58, 58]).subtract(d.circle(0, 664, 24));
    const joint = d.rect(-84, 320, 168, 70, 24);
    const full = d.circle(0, 0, 250);
    const moon = full.subtract(d.circle(deep * 0.72, -deep * 0.42, 224)).round(10, 0);
    const sugar = d.union(...([[96, -72, 30], [164, 26, 22], [60, 60, 20]] as const).map(([x, y, r]) => d.circle(x, y, r)));
    const lean = -turn;
    const iron = d.weld(pan, d.union(handle, joint), 30).rotate(lean);
    if (look === 'print') return [d.layer('pan', iron.subtract(full.grow(24)), 'main', { mono: 'ink' }), d.layer('crêpe', moon.union(d.circle(0, 0, 250).subtract(d.circle(0, 0, 214)).gapFrom(moon, 22)), 'second', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('pan', iron.subtract(moon), 'main')];
    return [d.layer('pan', iron, 'main', { mono: 'ink' }), d.layer('crêpe', moon.union(sugar), 'second', { mono: 'gap' })];
  },
});
