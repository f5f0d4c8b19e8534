import { idea } from '../../idea.ts';

/** A balloon and a gift that make an exclamation mark. */
export const balloonGift = idea({
  id: 'balloon-gift',
  title: 'Balloon, gift, surprise',
  says: 'A balloon above a gift is an exclamation mark.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['balloon', 'gift', 'joy', 'bow'], trades: ['events', 'gift-shop', 'toys'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.05 },
  },
  draw: (d, { look }) => {
    const line = look === 'line';
    const balloon = d.mirror(d.path('M0 -520C-170 -520 -270 -400 -270 -250C-270 -70 -120 50 -40 120L0 130Z')).round(10, 0);
    const knot = d.polygon([[0, 110], [60, 190], [-60, 190]], 10);
    const shine = d.arc(0, -260, 170, 190, 262).stroke(44, { cap: 'round' });
    const box = d.rect(-150, 250, 300, 270, 24);
    const ribbon = d.rect(-30, 240, 60, 300);
    if (line) return [d.layer('balloon', balloon.rim(48, 'round').union(knot), 'main'), d.layer('box', box.rim(48, 'round').union(d.rect(-24, 250, 48, 270)), 'second')];
    return [d.layer('balloon', balloon.union(knot).subtract(shine), 'main'), d.layer('box', box.subtract(ribbon.intersect(box)), 'second')];
  },
});
