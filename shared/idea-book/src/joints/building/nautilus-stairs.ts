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
  },
  draw: (d, { look }) => {
    const [step, growth, count] = [22.5, 2.7, 28];
    const radius = (i: number) => 500 * growth ** ((i - count + 1) / 16);
    const steps = Array.from({ length: count }, (_, i) => {
      const turn = i * step - 90;
      const edge = radius(i);
      const gap = 16;
      const lean = (r: number) => (((gap / 2) * 180) / Math.PI) / r;
      const inner = i < 16 ? 60 : radius(i - 16) + gap;
      const outer = d.arc(0, 0, edge, turn + lean(edge), turn + step - lean(edge));
      const back = d.arc(0, 0, inner, turn + step - lean(inner), turn + lean(inner));
      return outer.then(back).fill();
    });
    if (look === 'gradient') return steps.map((shape, i) => d.layer(`step ${i + 1}`, shape, { gradient: ['second', 'main'], from: [0, -300], to: [0, 400] }));
    return [d.layer('steps', d.union(...steps), 'main')];
  },
});
