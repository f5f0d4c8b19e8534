import { idea } from '../../idea.ts';

/** A medical cross that is a person with open arms. */
export const crossPerson = idea({
  id: 'cross-person',
  title: 'Open arms',
  says: 'The medical cross is a person who receives you with open arms.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['medical-cross'], trades: ['medical'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.25 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.25 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.044 },
  },
  params: { weight: { label: 'Weight', min: 260, max: 340, usual: 300 }, corner: { label: 'Roundness', min: 30, max: 130, usual: 90 } },
  draw: (d, { look, params }) => {
    const [w, corner] = [params['weight']!, params['corner']!];
    const r = w * 0.53;
    const body = d.rect(-500, -w / 2, 1000, w, corner).union(d.rect(-w / 2, -w / 2, w, 500 + w / 2, corner));
    const person = body.round(0, 70);
    const head = d.circle(0, -w / 2 - 36 - r, r);
    if (look === 'line') return [d.layer('body', person.rim(44, 'round'), 'main'), d.layer('head', head, 'second', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('plate', d.rect(-640, -680, 1280, 1320, 250).subtract(person, head), 'main')];
    return [d.layer('body', person, 'main'), d.layer('head', head, 'second', { mono: 'ink' })];
  },
});
