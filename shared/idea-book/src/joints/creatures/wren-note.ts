import { idea } from '../../idea.ts';

/** A wren is an eighth note: the body is the head of the note, the cocked tail its stem and flag. */
export const wrenNote = idea({
  id: 'wren-note',
  title: 'A bird in tune',
  says: 'The bird is a note: its body is the head, and its raised tail is the stem and flag.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['wren', 'song-bird', 'robin', 'finch', 'lark', 'nightingale', 'sparrow', 'bird'] }, { things: ['musical-note', 'sound', 'harmony', 'treble-clef', 'flute', 'violin', 'piano', 'guitar', 'tuning-fork'], trades: ['music', 'record-label', 'instrument-making', 'podcast', 'radio', 'dance', 'hearing', 'theater'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.08 },
    pair: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.04 },
  },
  params: { stem: { label: 'Stem height', min: 560, max: 720, usual: 640 } },
  draw: (d, { look, params }) => {
    const oval = d.ellipse(0, 0, 262, 196).rotate(-20);
    const edge = oval.bounds.right;
    const bill = d.polygon([[-190, -70], [-372, -90], [-250, 0]], 6).union(d.polygon([[-250, -10], [-352, 40], [-200, 60]], 6));
    const eye = d.circle(-118, -52, 26);
    const wing = d.path('M-40 60C-20 -40 60 -70 190 -60C160 50 70 110 -40 60Z').round(8, 0);
    const top = -params['stem']!;
    const stem = d.rect(edge - 66, top, 66, -top);
    const flag = d.path(`M${edge - 66} ${top}C${edge - 30} ${top + 140} ${edge + 220} ${top + 180} ${edge + 160} ${top + 440}C${edge + 130} ${top + 320} ${edge + 60} ${top + 260} ${edge - 20} ${top + 230}Z`);
    if (look === 'line') {
      const pen = 44;
      const tail = d.line(`M${edge - pen / 2} -74V${top + pen / 2}C${edge + 10} ${top + 170} ${edge + 170} ${top + 190} ${edge + 130} ${top + 400}`).stroke(pen, { cap: 'round', join: 'round' });
      return [d.layer('bird', oval.rim(pen, 'round').union(tail), 'main'), d.layer('bill', bill.gapFrom(oval, 0), 'second'), d.layer('eye', d.circle(-100, -40, 28), 'main')];
    }
    const bird = oval.union(stem).subtract(eye, wing.outline(16));
    if (look === 'pair') {
      const [k, step, rise] = [0.74, 520, 120];
      const right = edge * k;
      const left = right - 66 * k;
      const one = d.union(oval, d.rect(edge - 66, top + 120, 66, -top - 120)).subtract(eye, wing.outline(20)).union(bill.gapFrom(oval, 0)).scale(k);
      const slope = rise / step;
      const yAt = (x: number) => (top + 60) * k - slope * (x - left);
      const beam = d.polygon([[left, yAt(left)], [right + step, yAt(right + step)], [right + step, yAt(right + step) + 130], [left, yAt(left) + 130]]);
      return [d.layer('first bird', one, 'main'), d.layer('second bird', one.move(step, -rise), 'main'), d.layer('beam', beam, 'second', { mono: 'join' })];
    }
    return [d.layer('bird', bird.union(flag), 'main'), d.layer('bill', bill.gapFrom(oval, 14), 'second')];
  },
});
