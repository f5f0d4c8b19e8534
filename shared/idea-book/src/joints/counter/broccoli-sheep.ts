import { idea } from '../../idea.ts';

/** A broccoli that is a sheep. */
export const broccoliSheep = idea({
  id: 'broccoli-sheep',
  title: 'The broccoli sheep',
  says: 'The broccoli is a sheep: its florets are the fleece, and its stalks are the legs.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['vegan-restaurant'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.1 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'playful_rounded'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.045 },
  },
  params: { legs: { label: 'Length of the legs', min: 300, max: 420, usual: 360 }, gap: { label: 'Gap', min: 18, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const [gap, legs] = [params['gap']!, params['legs']!];
    const florets = [[-180, -170, 150], [20, -260, 170], [220, -200, 160], [370, -50, 140], [-120, 0, 130], [80, -40, 170], [270, 60, 130]] as const;
    const crown = d.union(...florets.map(([x, y, r]) => d.circle(x, y, r))).round(0, 12);
    const stalk = d.path(`M-90 40C-60 160 -70 240 -110 ${legs + 60}H30C40 300 50 250 100 250C150 250 160 300 170 ${legs + 60}H310C270 240 270 160 300 40Z`).round(18, 10);
    const face = d.path('M-300 -150C-230 -150 -190 -100 -190 -20C-190 90 -260 170 -330 170C-410 170 -440 80 -420 0C-404 -80 -370 -150 -300 -150Z');
    const ear = d.leaf([-215, -100], [-60, -20], 0.24, 0.2).round(10, 0);
    const eye = d.circle(-322, -20, 32);
    const puffs = d.union(d.arc(60, -110, 120, 200, 330).stroke(gap, { cap: 'round' }), d.arc(280, -60, 90, 190, 320).stroke(gap, { cap: 'round' }));
    const head = face.union(ear);
    if (look === 'line') return [d.layer('fleece', crown.rim(44, 'round').union(puffs).gapFrom(head, gap), 'main'), d.layer('head', face.rim(42, 'round').union(eye).gapFrom(ear, gap * 0.6).union(ear, stalk.gapFrom(crown, gap).rim(40, 'round')), 'second')];
    if (look === 'bold') return [d.layer('sheep', crown.subtract(puffs, head.grow(gap)).union(stalk.gapFrom(crown, gap), face.subtract(eye, ear.grow(gap * 0.7)), ear), 'main')];
    return [d.layer('fleece', crown.subtract(puffs, head.grow(gap)), 'main', { mono: 'ink' }), d.layer('stalk', stalk.gapFrom(crown, gap).union(face.subtract(eye, ear.grow(gap * 0.7)), ear), 'second', { mono: 'ink' })];
  },
});
