import { idea } from '../../idea.ts';

/** A cow whose blaze is a drop of milk. */
export const cowDrop = idea({
  id: 'cow-drop',
  title: 'Milk on her brow',
  says: 'The blaze on the face of the cow is a drop of milk.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['cow'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.14 },
    halves: { manner: 'cut', vibes: ['illustrative', 'playful_rounded', 'hand_drawn'], colors: 2, stem: 0.14 },
  },
  params: { drop: { label: 'Drop', min: 0.86, max: 1.14, usual: 1 }, horns: { label: 'Horns', min: 0.8, max: 1.15, usual: 1 } },
  draw: (d, { look, params }) => {
    const size = params['drop']!;
    const head = d.superellipse(0, -20, 270, 330, 3).union(d.path('M-270 -40L-230 300H230L270 -40Z')).round(30, 30);
    const muzzle = d.superellipse(0, 320, 280, 160, 2.7);
    const drop = d.mirror(d.path('M0 -330C30 -200 132 -100 132 20C132 100 70 150 0 150Z')).scale(size, size, [0, 20]);
    const ear = d.mirror(d.leaf([236, -150], [520, -110], 0.3, 0.24).round(20, 0)).gapFrom(head, 22);
    const horn = d.mirror(d.path('M120 -330C190 -350 250 -400 262 -500C320 -440 330 -330 240 -260Z').round(12, 0).scale(params['horns']!, params['horns']!, [180, -300]));
    const eyes = d.mirror(d.circle(190, -60, 32));
    const nostrils = d.mirror(d.ellipse(116, 310, 38, 46));
    const face = d.union(head.gapFrom(muzzle, 24).subtract(drop, eyes), ear, horn);
    const snout = muzzle.subtract(nostrils);
    if (look === 'halves') {
      const right = d.rect(0, -1000, 1000, 2000);
      const slit = d.rect(-11, -1000, 22, 1300);
      const halved = face.subtract(drop, eyes, slit);
      return [d.layer('cow', halved.subtract(right).union(snout), 'main'), d.layer('other half', halved.intersect(right), 'second', { mono: 'ink' })];
    }
    if (look === 'cut') return [d.layer('cow', face.subtract(drop, eyes).union(snout), 'main')];
    return [d.layer('cow', face.subtract(drop, eyes), 'main'), d.layer('muzzle', snout, 'second', { mono: 'ink' })];
  },
});
