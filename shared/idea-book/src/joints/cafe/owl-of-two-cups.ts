import { idea } from '../../idea.ts';
import { bean, beanSlit } from './parts.ts';

/** Two cups from above are the eyes of an owl, their handles its ear tufts, a bean its beak. */
export const owlOfTwoCups = idea({
  id: 'owl-of-two-cups',
  title: 'Two cups, one owl',
  says: 'Two coffee cups, seen from above, are the eyes of an owl with a bean for a beak.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['owl', 'night'] }, { trades: ['coffee'] }],
  looks: {
    awake: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.08 },
    sleepy: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.035 },
  },
  params: { rim: { label: 'Rim of the cups', min: 36, max: 54, usual: 44 }, beak: { label: 'Beak length', min: 150, max: 220, usual: 180 } },
  draw: (d, { look, params }) => {
    const [rim, long] = [Math.round(params['rim']!), params['beak']!];
    const [reach, r] = [200, 216];
    const pen = look === 'line' ? 30 + (rim - 44) / 2 : rim;
    const hole = d.circle(reach, 0, r - pen);
    const tuft = d.rect(-46, -r - 106, 92, 150, 34).rotate(43).move(reach, 0);
    const cup = d.circle(reach, 0, r).union(tuft);
    if (look === 'line') {
      const walls = d.mirror(d.circle(reach, 0, r)).rim(pen).union(d.mirror(d.ring(reach, 0, r, r - pen)));
      const tufts = d.mirror(tuft.outline(pen).subtract(d.circle(reach, 0, r - pen)));
      const coffee = d.mirror(d.ring(reach, 0, 112, 112 - pen));
      const beak = d.ellipse(0, 0, 58, long / 2).rim(28).union(beanSlit(d, 80, long - 40).part(0.1, 0.9).stroke(26)).move(0, 254);
      return [d.layer('cups', walls.union(tufts, coffee), 'main'), d.layer('beak', beak.gapFrom(walls, 24), 'second', { mono: 'ink' })];
    }
    const beak = bean(d, 116, long, 20).move(0, 248);
    const walls = d.mirror(cup).subtract(d.mirror(hole));
    const full = d.circle(reach, 0, 138);
    const coffee = look === 'awake' ? full.subtract(d.circle(reach - 46, -48, 34)) : d.circle(reach, 0, r - 10).intersect(d.rect(0, -400, 800, 370)).union(full.intersect(d.rect(0, 0, 800, 400)));
    return [d.layer('cups', walls, 'main'), d.layer('coffee', d.mirror(coffee), 'main'), d.layer('beak', beak.gapFrom(walls, 24), 'second', { mono: 'ink' })];
  },
});
