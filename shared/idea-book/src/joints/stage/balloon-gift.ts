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
    basket: { manner: 'solid', vibes: ['illustrative', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.1 },
  },
  params: { box: { label: 'Box width', min: 250, max: 370, usual: 300 }, ribbon: { label: 'Ribbon width', min: 42, max: 84, usual: 60 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const balloon = d.mirror(d.path('M0 -520C-170 -520 -270 -400 -270 -250C-270 -70 -120 50 -40 120L0 130Z')).round(10, 0);
    const knot = d.polygon([[0, 110], [60, 190], [-60, 190]], 10);
    const shine = d.arc(0, -260, 170, 190, 262).stroke(44, { cap: 'round' });
    const [wide, band] = [params['box']!, params['ribbon']!];
    const box = d.rect(-wide / 2, 250, wide, 270, 24);
    const ribbon = d.rect(-band / 2, 240, band, 300);
    if (look === 'basket') {
      const globe = d.mirror(d.path('M0 -570C180 -570 320 -430 320 -250C320 -90 190 20 120 150H0Z'));
      const gore = d.mirror(d.path('M0 -600C90 -520 132 -390 132 -250C132 -100 76 30 46 170H0Z'));
      const ropes = d.mirror(d.polyline([[92, 130], [wide / 2 - 20, 290]]).stroke(38));
      return [d.layer('balloon', globe.subtract(gore.outline(22)).union(ropes), 'main'), d.layer('gift', box.subtract(ribbon, d.rect(-400, 330, 800, 22)), 'second', { mono: 'ink' })];
    }
    if (line) return [d.layer('balloon', balloon.rim(48, 'round').union(knot), 'main'), d.layer('box', box.rim(48, 'round').union(d.rect(-24, 250, 48, 270)), 'second')];
    return [d.layer('balloon', balloon.union(knot).subtract(shine), 'main'), d.layer('box', box.subtract(ribbon.intersect(box)), 'second')];
  },
});
