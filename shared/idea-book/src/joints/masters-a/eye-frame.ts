import { idea } from '../../idea.ts';

/** An eye whose iris is a picture in its frame. */
export const eyeFrame = idea({
  id: 'eye-frame',
  title: 'An eye for pictures',
  says: 'The eye sees one thing only: in its middle hangs a picture in a frame.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['gallery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.12 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.06 },
  },
  params: { frame: { label: 'Frame', min: 50, max: 76, usual: 62 }, gap: { label: 'Gap', min: 28, max: 44, usual: 36 } },
  draw: (d, { look, params }) => {
    const [pen, gap] = [params['frame']!, params['gap']!];
    const eye = d.leaf([-560, 0], [560, 0], 0.36).round(20, 0);
    const outer = d.rect(-250, -250, 500, 500);
    const frame = outer.subtract(d.rect(-250 + pen, -250 + pen, 500 - 2 * pen, 500 - 2 * pen));
    const pupil = d.circle(0, 0, 104);
    if (look === 'line') return [d.layer('eye', eye.rim(60, 'round').gapFrom(outer, gap).withoutSlivers(3000), 'main', { mono: 'ink' }), d.layer('picture', frame.union(pupil), 'second', { mono: 'ink' })];
    const lids = eye.subtract(outer.grow(gap, 'miter')).withoutSlivers(3000);
    if (look === 'one') return [d.layer('eye', d.union(lids, frame, pupil), 'main')];
    return [d.layer('eye', lids.union(pupil), 'main', { mono: 'ink' }), d.layer('frame', frame, 'second', { mono: 'ink' })];
  },
});
