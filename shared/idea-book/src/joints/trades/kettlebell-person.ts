import { idea } from '../../idea.ts';

/** A kettlebell that is a person with raised arms. */
export const kettlebellPerson = idea({
  id: 'kettlebell-person',
  title: 'You are the weight',
  says: 'The handle of the kettlebell is two raised arms, with a head between them.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['kettlebell'], trades: ['fitness'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.13 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.13 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.046 },
  },
  params: { weight: { label: 'Handle', min: 100, max: 124, usual: 112 }, bell: { label: 'Bell', min: 324, max: 352, usual: 338 } },
  draw: (d, { look, params }) => {
    const [pen, r] = [params['weight']!, params['bell']!];
    const bell = d.circle(0, 180, r).intersect(d.rect(-500, -400, 1000, 180 + r * 0.88 + 400));
    const handle = d.line('M-210 20L-290 -300C-320 -420 -260 -500 -150 -500H150C260 -500 320 -420 290 -300L210 20').stroke(pen);
    const body = bell.union(handle).round(14, 20);
    const head = d.circle(0, 180 - r - 38 - 112, 112);
    if (look === 'line') return [d.layer('kettlebell', body.rim(46, 'round'), 'main'), d.layer('head', head, 'second', { mono: 'ink' })];
    return [d.layer('kettlebell', body, 'main'), d.layer('head', head, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
