import { idea } from '../../idea.ts';

/** A lily pad is the face of a frog. */
export const frogPad = idea({
  id: 'frog-pad',
  title: 'The frog is the pad',
  says: 'A lily pad with two eyes: its notch is the dip between them.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['frog'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'geometric_minimal'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.046 },
    print: { manner: 'print', vibes: ['gradient_modern', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.12 },
  },
  params: { pupils: { label: 'Pupils', min: 42, max: 68, usual: 54 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const pad = d.ellipse(0, 90, 450, 310);
    const notch = d.polygon([[-130, -400], [130, -400], [0, 30]]);
    const bumps = d.mirror(d.circle(230, -190, 170));
    const head = pad.union(bumps).round(0, 40).subtract(notch).round(16, 0);
    const eyes = d.mirror(d.circle(236, -196, 104));
    const pupils = d.mirror(d.circle(224, -190, params['pupils']!));
    const smile = d.line('M-280 150C-180 290 180 290 280 150').stroke(line ? 44 : 30, { cap: 'round' });
    if (look === 'print') {
      const leaf = d.ellipse(0, 90, 470, 330).subtract(d.polygon([[-150, -420], [150, -420], [0, 40]])).round(16, 0);
      const mouth = d.line('M-270 170C-170 300 170 300 270 170').stroke(44, { cap: 'round' });
      return d.overprint([{ shape: leaf.subtract(mouth, pupils), ink: 'main' }, { shape: bumps.subtract(pupils), ink: 'second' }], { trap: 3 }).map(({ shape, paint }, i) => d.layer(`ink ${i + 1}`, shape, paint, { mono: 'join' }));
    }
    if (line) return [d.layer('head', head.rim(44, 'round').union(smile), 'main'), d.layer('eyes', pupils.scale(1), 'second')];
    return [d.layer('head', head.subtract(eyes, smile), 'main'), d.layer('eyes', pupils, 'second')];
  },
});
