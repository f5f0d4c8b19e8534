import { idea } from '../../idea.ts';

/** A bag of groceries that is a town. */
export const bagTown = idea({
  id: 'bag-town',
  title: 'The whole town in one bag',
  says: 'Bottle, carton and loaf stand in the bag like the houses and towers of a little town.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['grocery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.046 },
  },
  params: { bag: { label: 'Bag height', min: 0, max: 60, usual: 30 } },
  draw: (d, { look, params }) => {
    const top = 80 - params['bag']!;
    const sharp = look === 'cut';
    const bag = d.polygon([[-400, top], [400, top], [360, 490], [-360, 490]], sharp ? 0 : 30);
    const zig = d.polygon([...Array.from({ length: 17 }, (_, i) => [-440 + i * 55, i % 2 ? top + 44 : top - 6] as const), [460, -900], [-460, -900]]);
    const loaf = d.rect(-370, -260, 150, 500, 75);
    const bottle = d.path('M-150 300V-120C-150 -210 -104 -230 -104 -310V-470H4V-310C4 -230 50 -210 50 -120V300Z').round(16, 0);
    const carton = d.polygon([[100, 300], [100, -160], [170, -300], [290, -300], [360, -160], [360, 300]], sharp ? 0 : 10);
    const slits = d.union(...[-180, -80].map((y) => d.line(`M-330 ${y + 24}L-262 ${y - 24}`).stroke(34, { cap: 'round' })));
    const windows = d.union(d.rect(156, -110, 52, 76, 6), d.rect(252, -110, 52, 76, 6));
    const label = d.rect(-150, -60, 200, 30);
    const door = d.path('M-76 520V330C-76 280 -44 246 0 246C44 246 76 280 76 330V520Z');
    const sack = bag.subtract(zig);
    const goods = d.union(loaf.subtract(slits), bottle.subtract(label), carton.subtract(windows));
    const above = goods.gapFrom(sack.union(d.rect(-360, top + 60, 720, 300)), 24);
    if (look === 'line') return [d.layer('bag', sack.rim(46, 'round').union(door.intersect(bag)), 'main', { mono: 'ink' }), d.layer('goods', d.union(loaf.rim(44, 'round'), bottle.rim(44, 'round'), carton.rim(44, 'round'), windows).gapFrom(sack.union(d.rect(-360, top + 60, 720, 300)), 20), 'second', { mono: 'ink' })];
    if (sharp) return [d.layer('town', d.union(sack.subtract(door), above), 'main')];
    return [d.layer('bag', sack.subtract(door), 'main', { mono: 'ink' }), d.layer('goods', above, 'second', { mono: 'ink' })];
  },
});
