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
  },
  draw: (d, { look }) => {
    const r = 250;
    const edge = (turn: number) => `A${r * 0.62} ${r * 0.62} 0 0 ${turn} `;
    const blade = d.path(`M0 0${edge(1)}${polar(r, 0).join(' ')}A${r} ${r} 0 0 1 ${polar(r, 32).join(' ')}${edge(0)}0 0Z`);
    const window = d.ring(0, 0, r - (look === 'line' ? 30 : 38), look === 'line' ? 34 : 26);
    const stripes = d.union(...d.radial(blade, { count: 6 })).intersect(window).round(8, 0);
    const candy = look === 'line' ? d.circle(0, 0, r).rim(30).union(stripes.shrink(14)) : d.circle(0, 0, r).subtract(stripes);
    const leaf = d.leaf([0, 0], [310, 0], 0.27).subtract(d.line('M-10 0H210').brush([26, 20, 12]));
    const pair = [-37, 37].map((turn) => (look === 'line' ? d.leaf([0, 0], [310, 0], 0.27).rim(30) : leaf).rotate(turn).move(r + 26, 0));
    const wrapper = d.mirror(d.union(...pair));
    return [d.layer('candy', candy, 'main', { mono: 'ink' }), d.layer('wrapper', wrapper, 'second', { mono: 'ink' })].map((layer) => ({ ...layer, shape: layer.shape.rotate(-38) }));
  },
});
