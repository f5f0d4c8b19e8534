import { idea } from '../../idea.ts';

/** A bear at rest in a sauna hat. */
export const saunaBear = idea({
  id: 'sauna-bear',
  title: 'The bear in the felt hat',
  says: 'A bear rests with its eyes closed, in the felt hat that is worn in a sauna, with a birch leaf on it.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ trades: ['sauna'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'playful_rounded'], colors: 1, stem: 0.09 },
    print: { manner: 'print', vibes: ['hand_drawn', 'illustrative', 'playful_rounded'], colors: 2, stem: 0.09 },
  },
  params: { hat: { label: 'Height of the hat', min: 0.85, max: 1.15, usual: 1 }, muzzle: { label: 'Muzzle', min: 0.9, max: 1.12, usual: 1 } },
  draw: (d, { look, params }) => {
    const hat = d.mirror(d.path('M0 -440C120 -440 190 -350 212 -230C226 -150 262 -104 370 -80C400 -72 404 -40 380 -26C270 24 130 44 0 44Z')).round(12, 0).scale(1, params['hat']!, [0, 40]);
    const ears = d.mirror(d.circle(290, 60, 100));
    const head = d.superellipse(0, 160, 320, 300, 2.3).union(ears).round(0, 20);
    const lids = d.mirror(d.arc(150, 130, 66, 20, 160).stroke(40, { cap: 'round' }));
    const size = params['muzzle']!;
    const muzzle = d.ellipse(0, 310, 140, 110).scale(size, size, [0, 310]);
    const nose = d.path('M-70 250H70C70 300 30 330 0 330C-30 330 -70 300 -70 250Z').round(24, 0).union(d.rect(-17, 300, 34, 80, 17));
    const leaf = d.leaf([-64, -70], [64, -330], 0.34, 0.34).subtract(d.polyline([[-64, -70], [20, -240]]).stroke(22)).withoutSlivers();
    const felt = hat.subtract(leaf);
    const under = look === 'print' ? hat : hat.grow(30);
    const bear = head.subtract(under, lids, muzzle).union(nose).withoutSlivers();
    if (look === 'print') {
      const inks = d.overprint([{ shape: head.subtract(lids, muzzle).union(nose), ink: 'main' }, { shape: felt, ink: 'second' }]);
      return inks.map(({ shape, paint }, i) => d.layer(['bear', 'hat', 'overlap'][i]!, shape, paint));
    }
    return [d.layer('bear', bear, 'main'), d.layer('hat', felt, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
