import { idea } from '../../idea.ts';

/** A shopping bag whose handles are the ears of a rabbit. */
export const bagRabbit = idea({
  id: 'bag-rabbit',
  title: 'The bag has ears',
  says: 'The handles of the shopping bag are the ears of a rabbit.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['grocery', 'greengrocer', 'farm-shop', 'retail'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.12 },
    pair: { manner: 'print', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.05 },
  },
  params: { ears: { label: 'Length of the ears', min: 320, max: 500, usual: 420 }, face: { label: 'Size of the face', min: 0.85, max: 1.2, usual: 1 } },
  draw: (d, { look, params }) => {
    const [ears, face] = [params['ears']!, params['face']!];
    const sack = d.path('M-300 -20C-150 40 150 40 300 -20L360 420C366 470 330 500 290 500H-290C-330 500 -366 470 -360 420Z').round(30, 0);
    const ear = d.rect(104, -ears, 196, ears + 160, 98);
    const slot = d.rect(162, -ears + 62, 80, ears - 20, 40);
    const bag = sack.union(d.mirror(ear)).round(0, 36);
    const at = (x: number, y: number) => [x * face, 250 + (y - 250) * face] as const;
    const eyes = d.mirror(d.circle(...at(120, 200), 38 * face));
    const nose = d.path('M0 60C-16 24 -64 22 -64 -16C-64 -50 -18 -52 0 -22C18 -52 64 -50 64 -16C64 22 16 24 0 60Z').scale(0.9 * face).move(...at(0, 292));
    if (look === 'line') return [d.layer('bag', bag.rim(48, 'round').union(eyes), 'main'), d.layer('ears', d.mirror(slot.shrink(4).round(20)), 'second'), d.layer('nose', nose, 'second')];
    if (look === 'pair') return [d.layer('bag', bag.subtract(d.mirror(slot), eyes), 'main'), d.layer('inside', d.mirror(slot.shrink(14)), 'second', { mono: 'ink' }), d.layer('nose', nose, 'second', { mono: 'gap' })];
    return [d.layer('bag', bag.subtract(d.mirror(slot), eyes), 'main'), d.layer('nose', nose, 'second', { mono: 'gap' })];
  },
});
