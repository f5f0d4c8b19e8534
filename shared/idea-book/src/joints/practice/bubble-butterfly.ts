import { idea } from '../../idea.ts';

/** A butterfly whose wings are speech bubbles. */
export const bubbleButterfly = idea({
  id: 'bubble-butterfly',
  title: 'Words that take wing',
  says: 'The wings of the butterfly are speech bubbles that meet in the middle.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['speech-therapy', 'translation', 'language-school'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'geometric_minimal'], colors: 2, stem: 0.1 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.045 },
  },
  params: { body: { label: 'Body width', min: 44, max: 72, usual: 56 }, lower: { label: 'Size of the lower wings', min: 0.85, max: 1.1, usual: 1 } },
  draw: (d, { look, params }) => {
    const [width, low] = [params['body']!, params['lower']!];
    const upper = d.path('M30 60C40 -20 60 -70 90 -120C70 -330 180 -470 330 -470C460 -470 530 -380 520 -260C506 -110 400 -30 260 -30C170 -30 90 0 30 60Z').round(14, 18);
    const lower = d.path('M30 90C100 110 150 80 230 80C350 80 430 160 420 270C410 370 330 430 240 410C150 390 110 320 110 240C90 190 60 140 30 90Z').round(14, 16).scale(low, low, [30, 90]);
    const body = d.rect(-width / 2, -190, width, 520, width / 2);
    const feelers = d.mirror(d.line('M4 -150C10 -230 20 -280 50 -330').stroke(28, { cap: 'round' }));
    const wings = d.union(upper, lower);
    const dots = d.union(...[230, 320, 410].map((x) => d.circle(x, -250, 34)));
    const pair = (shape: typeof upper) => shape.gapFrom(body, 24);
    if (look === 'line') return [d.layer('left wings', pair(d.union(upper.rim(40, 'round'), lower.rim(40, 'round'))).flipX(), 'main'), d.layer('right wings', pair(d.union(upper.rim(40, 'round'), lower.rim(40, 'round'))), 'second', { mono: 'ink' }), d.layer('body', body.union(feelers), 'main')];
    if (look === 'one') return [d.layer('butterfly', d.mirror(pair(wings)).union(body, feelers), 'main')];
    return [d.layer('left wings', pair(wings.flipX().subtract(dots.flipX())), 'main'), d.layer('right wings', pair(wings.subtract(dots)), 'second', { mono: 'ink' }), d.layer('body', body.union(feelers.gapFrom(wings, 0)), 'main', { mono: 'ink' })];
  },
});
