import { idea } from '../../idea.ts';

/** A sheet on a clothesline is a ghost. */
export const ghostLaundry = idea({
  id: 'ghost-laundry',
  title: 'Fresh sheets',
  says: 'A sheet on the clothesline is a friendly ghost.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['ghost'] }, { things: ['clothespin', 'soap', 'bubble', 'washing-machine', 'towel', 'fabric', 'curtain', 'bed', 'pillow'], trades: ['laundry', 'cleaning', 'textiles', 'hotel', 'fashion'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.042 },
    pair: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded', 'geometric_minimal'], colors: 2, stem: 0.12 },
  },
  params: { eyes: { label: 'Eyes', min: 0.8, max: 1.25, usual: 1 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const size = params['eyes']!;
    const hung = d.path('M-300 -310C-150 -250 150 -250 300 -310L330 300A110 110 0 0 1 110 300A110 110 0 0 1 -110 300A110 110 0 0 1 -330 300Z').round(14, 0);
    const cordLine = 'M-500 -330C-200 -310 200 -310 500 -330';
    const rope = d.line(cordLine).stroke(line ? 36 : 30, { cap: 'round' });
    // The sheet hangs one gap below the rope.
    const sheet = hung.scale(1, 1.06, [0, 300]).gapFrom(d.path(`${cordLine}V-900H-500Z`).union(rope), 18).round(14, 0);
    const pins = d.mirror(d.rect(220, -430, 72, 190, 20));
    const eyes = d.mirror(d.ellipse(96, -60, 44 * size, 62 * size));
    const mouth = d.ellipse(0, 84, 38, 48);
    const behind = rope.gapFrom(pins, 18);
    if (look === 'pair') {
      const ghost = sheet.subtract(eyes, mouth);
      const child = ghost.scale(0.72, 0.72, [0, -330]);
      const small = child.move(300, 0);
      const cord = d.rect(-620, -420, 1240, 44, 22);
      return [d.layer('rope', cord, 'main'), d.layer('sheet', ghost.move(-196, 0).gapFrom(d.union(cord, small.filled()), 22), 'main'), d.layer('towel', small.gapFrom(cord, 22), 'second', { mono: 'ink' })];
    }
    if (line) return [d.layer('rope', behind, 'main'), d.layer('sheet', sheet.rim(40, 'round').gapFrom(pins, 18).union(eyes, mouth), 'main'), d.layer('pins', pins, 'second')];
    return [d.layer('rope', behind, 'second'), d.layer('sheet', sheet.subtract(eyes, mouth).gapFrom(pins, 18), 'main'), d.layer('pins', pins, 'second')];
  },
});
