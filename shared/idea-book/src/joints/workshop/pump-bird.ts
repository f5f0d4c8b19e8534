import { idea } from '../../idea.ts';

/** A hand pump over a well that is a bird with a drop in its beak. */
export const pumpBird = idea({
  id: 'pump-bird',
  title: 'The bird at the well',
  says: 'The hand pump is a bird: its spout is the beak, and its lever is the tail.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['well'], trades: ['water'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], traits: ['asymmetric'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], traits: ['asymmetric'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], traits: ['asymmetric'], colors: 2, stem: 0.044 },
  },
  params: { lever: { label: 'Lever', min: 60, max: 90, usual: 76 }, eye: { label: 'Eye size', min: 26, max: 40, usual: 32 } },
  draw: (d, { look, params }) => {
    const [pen, r] = [params['lever']!, params['eye']!];
    const column = d.rect(-110, -300, 220, 700).union(d.circle(0, -310, 160), d.rect(-210, 400, 420, 90, 20)).round(0, 30);
    const beak = d.path('M-80 -420C-260 -430 -390 -350 -400 -170H-270C-270 -220 -200 -240 -90 -220Z').round(10, 0);
    const lever = d.line('M60 -390C240 -440 340 -300 380 40').brush((t) => pen * (1 + 0.5 * t), { samples: 40, ends: 'round' });
    const drop = d.path('M0 -110C50 -40 76 0 76 44A76 76 0 0 1 -76 44C-76 0 -50 -40 0 -110Z').move(-335, 40);
    const eye = d.circle(20, -336, r);
    const whole = column.union(beak, lever).round(0, 24);
    const left = d.rect(-700, -700, 585, 1000);
    const body = whole.subtract(left.grow(26).intersect(d.rect(-800, -800, 1000, 690))).union(whole.intersect(d.rect(-700, 200, 1400, 600)));
    if (look === 'line') return [d.layer('pump', whole.rim(44).union(eye), 'main'), d.layer('drop', drop, 'second', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('pump', whole.subtract(eye), 'main'), d.layer('drop', drop, 'main')];
    return [d.layer('pump', body.subtract(eye), 'main'), d.layer('beak', d.union(whole.intersect(left, d.rect(-800, -800, 1000, 664)).withoutSlivers(400), drop), 'second', { mono: 'ink' })];
  },
});
