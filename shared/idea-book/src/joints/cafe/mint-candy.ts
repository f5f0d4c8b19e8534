import { idea } from '../../idea.ts';
import { polar } from './parts.ts';

/** A peppermint whose wrapper ends are mint leaves. */
export const mintCandy = idea({
  id: 'mint-candy',
  title: 'Wrapped in mint',
  says: 'The twisted ends of the candy wrapper are mint leaves.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['candy'], trades: ['confectionery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.035 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 2, stem: 0.1 },
  },
  params: { stripes: { label: 'Stripes', min: 5, max: 8, usual: 6 }, leaf: { label: 'Leaf length', min: 260, max: 370, usual: 310 } },
  draw: (d, { look, params }) => {
    const [r, long] = [250, params['leaf']!];
    const count = Math.round(params['stripes']!);
    const edge = (turn: number) => `A${r * 0.62} ${r * 0.62} 0 0 ${turn} `;
    const blade = d.path(`M0 0${edge(1)}${polar(r, 0).join(' ')}A${r} ${r} 0 0 1 ${polar(r, 192 / count).join(' ')}${edge(0)}0 0Z`);
    const window = d.ring(0, 0, r - (look === 'line' ? 30 : 38), look === 'line' ? 34 : 26);
    const stripes = d.union(...d.radial(blade, { count })).intersect(window).round(8, 0);
    if (look === 'bold') {
      const swirl = d.circle(0, 0, r + 10).subtract(d.spiral({ from: 24, to: 184, turns: count / 3, start: -40 }).stroke(34, { cap: 'round' }));
      const mint = [-36, 36].map((turn) => d.leaf([0, 0], [long + 20, 0], 0.36).round(8, 0).rotate(turn).move(r + 26, 0));
      return [d.layer('candy', swirl, 'main', { mono: 'ink' }), d.layer('wrapper', d.mirror(d.union(...mint)), 'second', { mono: 'ink' })].map((layer) => ({ ...layer, shape: layer.shape.rotate(-38) }));
    }
    const candy = look === 'line' ? d.circle(0, 0, r).rim(30).union(stripes.shrink(14)) : d.circle(0, 0, r).subtract(stripes);
    const leaf = d.leaf([0, 0], [long, 0], 0.27).subtract(d.line(`M-10 0H${long - 100}`).brush([26, 20, 12]));
    const pair = [-37, 37].map((turn) => (look === 'line' ? d.leaf([0, 0], [long, 0], 0.27).rim(30) : leaf).rotate(turn).move(r + 26, 0));
    const wrapper = d.mirror(d.union(...pair));
    return [d.layer('candy', candy, 'main', { mono: 'ink' }), d.layer('wrapper', wrapper, 'second', { mono: 'ink' })].map((layer) => ({ ...layer, shape: layer.shape.rotate(-38) }));
  },
});
