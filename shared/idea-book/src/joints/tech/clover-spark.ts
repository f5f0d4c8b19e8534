import { idea } from '../../idea.ts';

/** Four leaves that leave a spark between them. */
export const cloverSpark = idea({
  id: 'clover-spark',
  title: 'The spark in the clover',
  says: 'Four round leaves leave a spark between them.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['clover', 'spark', 'star', 'flower', 'luck', 'idea', 'petal', 'magic'] }, { trades: ['artificial-intelligence', 'software', 'data', 'electrician', 'energy', 'consulting', 'cleaning'] }],
  looks: {
    leaves: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing'], colors: 2, stem: 0.08 },
    discs: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.08 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'geometric_minimal'], traits: ['gradient'], colors: 2, stem: 0.08 },
  },
  params: { gap: { label: 'Gap', min: 10, max: 36, usual: 18 }, corner: { label: 'Roundness of the tips', min: 2, max: 90, usual: 8 } },
  draw: (d, { look, params }) => {
    const r = 210;
    const gap = params['gap']! / 2;
    const disc = d.circle(r + gap, -r - gap, r);
    const petals = [0, 90, 180, 270].map((turn) => disc.rotate(turn));
    const spark = d.rect(-r - gap, -r - gap, 2 * (r + gap), 2 * (r + gap)).subtract(...petals.map((petal) => petal.grow(gap + 17))).pieces()[0]!.round(3, 0);
    if (look === 'discs') return [d.layer('spark', spark, 'second'), ...petals.map((petal, i) => d.layer(`leaf ${i + 1}`, petal, 'main'))];

    const leaves = [0, 90, 180, 270].map((turn) => d.rect(gap, -2 * r - gap, 2 * r, 2 * r, [r, params['corner']!, r, r]).rotate(turn));
    if (look === 'gradient') return [...leaves.map((petal, i) => d.layer(`leaf ${i + 1}`, petal, { gradient: ['second', 'main'], from: [-420, -420], to: [420, 420] })), d.layer('spark', spark, 'second')];
    return [...leaves.map((petal, i) => d.layer(`leaf ${i + 1}`, petal, 'main')), d.layer('spark', spark, 'second')];
  },
});
