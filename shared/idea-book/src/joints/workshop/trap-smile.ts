import { idea } from '../../idea.ts';

/** The bend of a drain is a smile below two drops for eyes. */
export const trapSmile = idea({
  id: 'trap-smile',
  title: 'It runs, with a smile',
  says: 'The bend of the drain is a smile, its collars are the dimples, and two drops are the eyes.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['pipe'], trades: ['plumbing'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.15 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.15 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.046 },
  },
  params: { weight: { label: 'Pipe width', min: 130, max: 170, usual: 152 }, gap: { label: 'Gap', min: 22, max: 36, usual: 28 } },
  draw: (d, { look, params }) => {
    const [pen, gap] = [params['weight']!, params['gap']!];
    const cut = look === 'cut';
    const [cy, r, end] = [-120, 420, 14];
    const pipe = d.arc(0, cy, r, 180 - end, end).stroke(pen);
    const collar = d.rect(r - pen / 2 - 46, cy - 46, pen + 92, 92, cut ? 0 : 26).rotate(end - 4, [0, cy]);
    const collars = d.mirror(collar);
    const drops = d.mirror(d.path('M0 -160C70 -60 112 -4 112 60A112 112 0 0 1 -112 60C-112 -4 -70 -60 0 -160Z').move(166, -250));
    if (look === 'line') return [d.layer('drain', pipe.rim(44).union(collars), 'main'), d.layer('drops', drops, 'second', { mono: 'ink' })];
    return [d.layer('drain', pipe.gapFrom(collars, gap).union(collars), 'main'), d.layer('drops', drops, cut ? 'main' : 'second', { mono: 'ink' })];
  },
});
