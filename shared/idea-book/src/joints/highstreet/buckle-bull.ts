import { idea } from '../../idea.ts';

/** A buckle that is a bull. */
export const buckleBull = idea({
  id: 'buckle-bull',
  title: 'Horns on the buckle',
  says: 'The buckle of the belt is a bull: its pin is the bridge of the nose, and the horns stand over the frame.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['leather'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.046 },
  },
  params: { horns: { label: 'Horns', min: 0.88, max: 1.12, usual: 1 } },
  draw: (d, { look, params }) => {
    const k = params['horns']!;
    const sharp = look === 'cut';
    const pen = look === 'line' ? 50 : 84;
    const frame = d.path('M-230 -150H230C250 -40 220 120 170 240C150 290 120 320 70 320H-70C-120 320 -150 290 -170 240C-220 120 -250 -40 -230 -150Z').round(sharp ? 0 : 50, 0);
    const ring = frame.rim(pen, 'round');
    const horn = d.path('M-150 -110C-310 -110 -400 -180 -420 -290C-430 -350 -420 -410 -400 -460C-370 -340 -290 -270 -120 -250Z').round(8, 0).scale(k, k, [-150, -150]);
    const pin = d.rect(-38, -120, 76, 400);
    const strap = d.rect(-500, 60, 1000, 200, sharp ? 0 : 30);
    const eyes = d.mirror(d.circle(96, 20, 30));
    const horns = d.mirror(horn);
    const holes = d.union(d.circle(-330, 160, 24), d.circle(330, 160, 24));
    const head = d.union(ring, horns, pin).round(0, 10);
    const leather = strap.subtract(holes).gapFrom(frame, 26).subtract(frame);
    if (look === 'line') return [d.layer('buckle', d.union(ring, horns.gapFrom(frame, -pen), pin, eyes), 'main', { mono: 'ink' }), d.layer('belt', leather, 'second', { mono: 'ink' })];
    const bull = d.union(head, eyes);
    if (sharp) return [d.layer('bull', d.union(bull, leather), 'main')];
    return [d.layer('buckle', bull, 'main', { mono: 'ink' }), d.layer('belt', leather, 'second', { mono: 'ink' })];
  },
});
