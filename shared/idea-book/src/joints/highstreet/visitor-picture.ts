import { idea } from '../../idea.ts';

/** Somebody before a picture: the head is its sun, the shoulders are its hill. */
export const visitorPicture = idea({
  id: 'visitor-picture',
  title: 'The visitor completes it',
  says: 'Somebody stands before the picture: the head is the sun in it, and the shoulders are the hill.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['gallery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.046 },
  },
  params: { frame: { label: 'Frame', min: 60, max: 104, usual: 82 }, head: { label: 'Head', min: 112, max: 140, usual: 126 } },
  draw: (d, { look, params }) => {
    const pen = look === 'line' ? 46 : params['frame']!;
    const gap = look === 'line' ? 30 : 34;
    const [half, top, foot] = [470, -440, 290];
    const outer = d.rect(-half, top, 2 * half, foot - top, look === 'cut' ? 0 : 14);
    const inside = d.rect(-half + pen, top + pen, 2 * (half - pen), foot - top - 2 * pen);
    const person = d.path('M-262 480V330C-262 180 -150 96 0 96C150 96 262 180 262 330V480Z').round(look === 'cut' ? 0 : 16, 0);
    const head = d.circle(0, -82, params['head']!);
    const hill = d.path('M-600 -70C-420 -190 -290 -60 -120 150L-120 700H-600Z');
    const hills = d.mirror(hill).intersect(inside);
    const frame = outer.subtract(inside);
    if (look === 'line') {
      const ridge = d.mirror(d.line('M-470 -90C-380 -130 -310 -60 -220 90').stroke(pen)).intersect(outer);
      return [d.layer('picture', d.union(frame.gapFrom(person, gap), ridge.gapFrom(person, gap)), 'main', { mono: 'ink' }), d.layer('visitor', d.union(person.rim(pen, 'round'), head), 'second', { mono: 'ink' })];
    }
    const picture = frame.union(hills).gapFrom(person, gap);
    if (look === 'cut') return [d.layer('picture', d.union(picture, person, head), 'main')];
    return [d.layer('picture', picture, 'main', { mono: 'ink' }), d.layer('visitor', person.union(head), 'second', { mono: 'ink' })];
  },
});
