import { idea } from '../../idea.ts';

/** A raccoon whose mask is two leaves. */
export const raccoonMask = idea({
  id: 'raccoon-mask',
  title: 'Masked by leaves',
  says: 'Two leaves are the raccoon’s mask.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['raccoon'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'playful_rounded'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.04 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.12 },
  },
  params: { gap: { label: 'Gap', min: 18, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const pen = 40;
    const half = d.path('M0 -270C-80 -270 -140 -262 -200 -240L-360 -400L-400 -60C-440 40 -470 120 -490 190C-380 190 -330 250 -240 300C-160 345 -80 400 0 400Z');
    const head = d.mirror(half).round(34, 20);
    const leaf = d.leaf([-36, -70], [-440, 170], 0.2, 0.26);
    const mask = d.mirror(leaf);
    const eyes = d.mirror(d.circle(-190, 18, 36));
    const nose = d.path('M-92 230C-60 205 60 205 92 230C92 300 40 340 0 340C-40 340 -92 300 -92 230Z').round(16, 0);
    if (look === 'line') return [d.layer('raccoon', d.union(head.rim(pen, 'round'), nose), 'main'), d.layer('mask', mask.intersect(head.shrink(pen + gap)).subtract(eyes), 'second', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('raccoon', head.subtract(mask.subtract(eyes), nose), 'main')];
    const muzzle = d.path('M0 60C70 60 90 140 170 200C230 250 160 400 0 400C-160 400 -230 250 -170 200C-90 140 -70 60 0 60Z').intersect(head.shrink(gap));
    const face = head.subtract(mask.grow(gap), muzzle).withoutSlivers(600);
    return [d.layer('face', face.round(6, 0), 'main'), d.layer('mask', mask.subtract(eyes), 'second', { mono: 'ink' }), d.layer('nose', nose, 'main')];
  },
});
