import { idea } from '../../idea.ts';

/** Two commas that lean toward each other make a heart. */
export const commaPeople = idea({
  id: 'comma-people',
  title: 'Heart to heart',
  says: 'Two commas lean toward each other; together they make a heart.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['conversation', 'couple', 'love'], trades: ['psychotherapy', 'mediation', 'translation', 'language-school', 'consulting', 'podcast', 'recruiting'] }],
  looks: {
    cut: { manner: 'cut', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.046 },
    print: { manner: 'print', vibes: ['gradient_modern', 'bold_abstract'], colors: 2, stem: 0.12 },
  },
  params: { overlap: { label: 'Closeness', min: 50, max: 104, usual: 76 } },
  draw: (d, { look, params }) => {
    const comma = d.path('M-270 -420A200 200 0 0 1 -62 -220C-62 40 -190 260 -420 400C-350 270 -316 130 -330 -30A200 200 0 0 1 -270 -420Z').round(10, 20);
    const one = comma.flipX().place({ right: params['overlap']! }).subtract(d.rect(0, 150, 400, 400));
    const other = one.flipX();
    if (look === 'print') return d.overprint([{ shape: one, ink: 'main' }, { shape: other, ink: 'second' }]).map(({ shape, paint }, i) => d.layer(`person ${i + 1}`, shape, paint));
    if (look === 'line') return [d.layer('left', one.rim(46, 'round').gapFrom(other, 0), 'main'), d.layer('right', other.rim(46, 'round'), 'second')];
    return [d.layer('left', one.gapFrom(other, 24), 'main'), d.layer('right', other, 'second')];
  },
});
