import { idea } from '../../idea.ts';
import { LETTER_LINES } from './letter-lines.ts';

/** The initial in pipe, with a drop at its open end. */
export const pipeInitial = idea({
  id: 'pipe-initial',
  title: ({ letters }) => `The ${letters} in pipe`,
  says: ({ letters }) => `The ${letters} is a run of pipe with a drop at its open end.`,
  kind: 'symbol',
  technique: 'trade-letter',
  needs: [{ things: ['pipe', 'tap'], trades: ['plumbing', 'heating', 'water'] }],
  fits: ({ initials: { first } }) => ('ACFHMNPRTYАМНПРСТΑΗΜΠΡΤΥ'.includes(first) ? first : undefined),
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract'], colors: 2, stem: 0.11 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.045 },
    fitted: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract'], colors: 2, stem: 0.11 },
  },
  params: { weight: { label: 'Weight', min: 0.86, max: 1.15, usual: 1 }, drop: { label: 'Drop size', min: 0.8, max: 1.25, usual: 1 } },
  draw: (d, { look, letters, params }) => {
    const lines = (LETTER_LINES[letters] ?? d.refuse(`No pipe for "${letters}".`)).map((data) => d.line(data));
    const wide = (look === 'line' ? 92 : 124) * params['weight']!;
    const size = params['drop']!;
    const cut = 'CС'.includes(letters) ? 0 : 236;
    const open = lines[0]!.part(0, 1 - cut / lines[0]!.length);
    const [x, y] = open.end;
    const pipe = d.union(...[open, ...lines.slice(1)].map((line) => line.stroke(wide)));
    const collar = d.rect(x - wide * 0.72, y - 12, wide * 1.44, 62, 14);
    const drop = d.mirror(d.path('M0 -104C20 -56 62 -28 62 18A62 62 0 0 1 0 80Z')).scale(size, size, [0, -104]).move(x, y + 184);
    const body = look === 'line' ? pipe.rim(32) : look === 'fitted' ? pipe.gapFrom(collar, 18) : pipe;
    return [d.layer('pipe', body.union(collar), 'main'), d.layer('drop', drop, 'second')];
  },
});
