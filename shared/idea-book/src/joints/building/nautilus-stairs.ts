import { idea } from '../../idea.ts';

/** Spiral stairs seen from above, which are a nautilus shell. */
export const nautilusStairs = idea({
  id: 'nautilus-stairs',
  title: 'A nautilus of stairs',
  says: 'Seen from above, the spiral stairs are a nautilus shell.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['nautilus', 'shell', 'snail', 'spiral', 'sea'] }, { things: ['spiral-stairs', 'stairs'], trades: ['architecture', 'construction', 'carpentry', 'interior-design', 'masonry'] }],
  looks: {
    steps: { manner: 'module', vibes: ['geometric_minimal', 'bold_abstract'], traits: ['detailed'], colors: 1, stem: 0.06 },
    gradient: { manner: 'module', vibes: ['gradient_modern', 'organic_flowing'], traits: ['gradient', 'detailed'], colors: 2, stem: 0.06 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'modern_flat'], colors: 2, stem: 0.1 },
  },
  params: { gap: { label: 'Gap', min: 10, max: 20, usual: 16 }, growth: { label: 'Growth of the spiral', min: 2.4, max: 2.9, usual: 2.7 } },
  draw: (d, { look, params }) => {
    const isBold = look === 'bold';
    const [step, growth, count] = [isBold ? 36 : 22.5, params['growth']!, isBold ? 15 : 28];
    const lap = isBold ? 10 : 16;
    const radius = (i: number) => 500 * growth ** ((i - count + 1) / lap);
    const steps = Array.from({ length: count }, (_, i) => {
      const turn = i * step - (isBold ? 0 : 90);
      const edge = radius(i);
      const gap = params['gap']! * (isBold ? 1.5 : 1);
      const lean = (r: number) => (isBold && i < lap ? 0 : (((gap / 2) * 180) / Math.PI) / r);
      const inner = i < lap ? (isBold ? 1 : 60) : radius(i - lap) + gap;
      const outer = d.arc(0, 0, edge, turn + lean(edge), turn + step - lean(edge));
      const back = d.arc(0, 0, inner, turn + step - lean(inner), turn + lean(inner));
      return outer.then(back).fill();
    });
    if (isBold) return [d.layer('steps', d.union(...steps.slice(0, -1)), 'main'), d.layer('last step', steps.at(-1)!, 'second', { mono: 'ink' })];
    if (look === 'gradient') return steps.map((shape, i) => d.layer(`step ${i + 1}`, shape, { gradient: ['second', 'main'], from: [0, -300], to: [0, 400] }));
    return [d.layer('steps', d.union(...steps), 'main')];
  },
});
