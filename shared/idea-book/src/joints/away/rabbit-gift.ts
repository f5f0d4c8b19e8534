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
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.12 },
  },
  params: { ears: { label: 'Ear height', min: 0.8, max: 1.15, usual: 1 }, ribbon: { label: 'Ribbon width', min: 104, max: 170, usual: 132 } },
  draw: (d, { look, params }) => {
    const box = d.rect(-330, -20, 660, 500, [40, 40, 90, 90]);
    const ear = d.path('M-14 -50C-150 -110 -270 -330 -230 -500C-216 -560 -130 -560 -90 -500C-20 -390 6 -200 -14 -50Z').round(10, 0).scale(1, params['ears']!, [0, -50]);
    const inner = d.path('M-56 -150C-130 -220 -190 -350 -172 -460C-110 -400 -66 -280 -56 -150Z').round(16, 0).scale(1, params['ears']!, [0, -50]);
    const wide = params['ribbon']!;
    const ribbon = d.rect(-wide / 2, -20, wide, 500);
    const eyes = d.mirror(d.circle(182, 190, 46));
    const nose = look === 'line' ? d.polygon([[-84, 236], [84, 236], [0, 330]], 18) : d.polygon([[-44, 230], [44, 230], [0, 296]], 10);
    if (look === 'cut') {
      const band = wide * 0.3;
      const lid = d.rect(-390, -20, 780, 130, 34);
      const body = d.rect(-340, 110 + band, 680, 380, [14, 14, 90, 90]);
      const muzzle = d.polygon([[-70, 240], [70, 240], [0, 336]], 12);
      const face = body.subtract(d.mirror(d.circle(184, 250, 50)), d.rect(-band / 2, 0, band, 600)).gapFrom(muzzle, band * 0.7).union(muzzle);
      return [d.layer('gift', d.union(lid.subtract(d.rect(-band / 2, -40, band, 200)), face, d.mirror(ear.scale(1.12, 1.06, [0, -50])).gapFrom(lid, band * 0.5)), 'main')];
    }
    if (look === 'line') return [d.layer('box', box.rim(42, 'round').union(eyes), 'main'), d.layer('ears', d.mirror(ear.rim(40, 'round')), 'second', { mono: 'ink' }), d.layer('ribbon', nose.union(d.rect(-20, 300, 40, 96)), 'second', { mono: 'ink' })];
    return [d.layer('box', box.gapFrom(ribbon, 16).subtract(eyes), 'main'), d.layer('ears', d.mirror(ear.subtract(inner)), 'second', { mono: 'ink' }), d.layer('ribbon', ribbon.subtract(nose), 'second', { mono: 'ink' })];
  },
});
