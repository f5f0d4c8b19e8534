import { idea } from '../../idea.ts';

/** A pint whose head is a crown. */
export const pintCrown = idea({
  id: 'pint-crown',
  title: 'The head wears a crown',
  says: 'The head of the pint is a crown, and its bubbles are the pearls.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['pub', 'brewery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'classic_ornate', 'bold_abstract'], colors: 2, stem: 0.12 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'classic_ornate'], colors: 2, stem: 0.045 },
  },
  params: { points: { label: 'Height of the points', min: 0.8, max: 1.2, usual: 1 }, gap: { label: 'Gap', min: 18, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const [gap, high] = [params['gap']!, params['points']!];
    const top = -200;
    const peak = top - 250 * high;
    const crown = d.path(`M-330 ${peak + 50}C-280 ${peak + 190} -200 ${peak + 190} -160 ${peak + 40}C-110 ${peak + 160} -50 ${peak + 120} 0 ${peak - 60}C50 ${peak + 120} 110 ${peak + 160} 160 ${peak + 40}C200 ${peak + 190} 280 ${peak + 190} 330 ${peak + 50}L306 ${top + 30}A64 64 0 0 1 178 ${top + 30}A40 40 0 0 0 98 ${top + 30}V${top + 120}A66 66 0 0 1 -34 ${top + 120}V${top + 30}A40 40 0 0 0 -114 ${top + 30}A96 96 0 0 1 -306 ${top + 30}Z`).round(10, 6);
    const pearls = d.union(d.circle(0, peak - 90, 62), d.mirror(d.circle(168, peak + 6, 52)), d.mirror(d.circle(338, peak + 20, 52)));
    const beer = d.path(`M-300 ${top + gap}H300L288 0C330 60 320 120 280 170L240 530C236 556 224 566 200 566H-200C-224 566 -236 556 -240 530L-280 170C-320 120 -330 60 -288 0Z`).round(20, 30);
    const glass = beer.gapFrom(crown, gap).round(8, 0);
    const shine = d.line('M-176 210L-148 430').stroke(52, { cap: 'round' });
    const foam = crown.union(pearls);
    if (look === 'line') return [d.layer('glass', glass.rim(44, 'round').union(shine), 'main'), d.layer('crown', crown.rim(40, 'round').union(pearls), 'second')];
    if (look === 'bold') return [d.layer('pint', glass.subtract(shine).union(foam), 'main')];
    return [d.layer('glass', glass.subtract(shine), 'main'), d.layer('crown', foam, 'second', { mono: 'ink' })];
  },
});
