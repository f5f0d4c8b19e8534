import { idea } from '../../idea.ts';

/** A padlock whose open shackle is a question mark. */
export const lockQuestion = idea({
  id: 'lock-question',
  title: 'Unlock the question',
  says: 'The open shackle of the padlock is a question mark, and the lock is its dot.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['escape-room'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'tech_sharp'], colors: 1, stem: 0.13 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.046 },
  },
  params: { weight: { label: 'Weight', min: 104, max: 144, usual: 124 }, gap: { label: 'Gap', min: 24, max: 44, usual: 32 } },
  draw: (d, { look, params }) => {
    const [pen, gap] = [params['weight']!, params['gap']!];
    const cut = look === 'cut';
    const body = d.rect(-210, 130, 420, 370, cut ? 0 : 74);
    const hole = d.circle(0, 276, 56).union(d.polygon([[-26, 290], [26, 290], [48, 420], [-48, 420]], cut ? 0 : 10));
    const way = cut ? d.polyline([[-190, -180], [-190, -290], [-80, -400], [80, -400], [190, -290], [190, -170], [0, -20], [0, 130 - gap]]) : d.line(`M-196 -216A196 196 0 0 1 196 -216C196 -84 0 -96 0 60V${130 - gap}`);
    const shackle = way.stroke(look === 'line' ? 46 : pen, { cap: 'butt', join: cut ? 'miter' : 'round' }).union(cut ? d.rect(-190 - pen / 2, -182, pen, 4) : d.circle(-196, -216, (look === 'line' ? 46 : pen) / 2));
    if (look === 'line') return [d.layer('shackle', shackle, 'main'), d.layer('lock', body.rim(46).union(hole), 'second', { mono: 'ink' })];
    return [d.layer('shackle', shackle, 'main'), d.layer('lock', body.subtract(hole), cut ? 'main' : 'second', { mono: 'ink' })];
  },
});
