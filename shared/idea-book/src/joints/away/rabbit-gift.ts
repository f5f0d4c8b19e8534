import { idea } from '../../idea.ts';

/** A present whose bow is a pair of rabbit ears. */
export const rabbitGift = idea({
  id: 'rabbit-gift',
  title: 'The hare in the bow',
  says: 'The loops of the bow are the ears of a rabbit.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['rabbit', 'hare'] }, { things: ['gift', 'bow', 'ribbon', 'box'], trades: ['gift-shop', 'toys', 'kids-fashion', 'retail', 'chocolatier', 'confectionery', 'baby-products', 'magic-show'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.045 },
  },
  draw: (d, { look }) => {
    const box = d.rect(-330, -20, 660, 500, [40, 40, 90, 90]);
    const ear = d.path('M-14 -50C-150 -110 -270 -330 -230 -500C-216 -560 -130 -560 -90 -500C-20 -390 6 -200 -14 -50Z').round(10, 0);
    const inner = d.path('M-56 -150C-130 -220 -190 -350 -172 -460C-110 -400 -66 -280 -56 -150Z').round(16, 0);
    const ribbon = d.rect(-66, -20, 132, 500);
    const eyes = d.mirror(d.circle(182, 190, 46));
    const nose = look === 'line' ? d.polygon([[-84, 236], [84, 236], [0, 330]], 18) : d.polygon([[-44, 230], [44, 230], [0, 296]], 10);
    if (look === 'line') return [d.layer('box', box.rim(42, 'round').union(eyes), 'main'), d.layer('ears', d.mirror(ear.rim(40, 'round')), 'second', { mono: 'ink' }), d.layer('ribbon', nose.union(d.rect(-20, 300, 40, 96)), 'second', { mono: 'ink' })];
    return [d.layer('box', box.gapFrom(ribbon, 16).subtract(eyes), 'main'), d.layer('ears', d.mirror(ear.subtract(inner)), 'second', { mono: 'ink' }), d.layer('ribbon', ribbon.subtract(nose), 'second', { mono: 'ink' })];
  },
});
