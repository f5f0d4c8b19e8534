import { idea } from '../../idea.ts';

/** A scorpion of two crescent claws and a tail of beads that curls up to the sting. */
export const scorpionBeads = idea({
  id: 'scorpion-beads',
  title: 'Crescents and a sting',
  says: 'Two crescent claws, and a tail that curls up to the sting.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['scorpion'] }],
  looks: {
    solid: { manner: 'module', vibes: ['bold_abstract', 'modern_flat', 'tech_sharp'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 1, stem: 0.05 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract'], colors: 1, stem: 0.12 },
  },
  params: { claws: { label: 'Spread of the claws', min: 270, max: 350, usual: 310 } },
  draw: (d, { look, params }) => {
    const wide = params['claws']!;
    const [gap, pen] = [20, 50];
    const tail = d.line('M0 -150V230').then(d.arc(160, 230, 160, 180, 0)).then(d.line('M320 230V190'));
    const claws = d.mirror(d.circle(-wide, -330, 164).subtract(d.circle(-wide + 52, -386, 112)).round(10, 0));
    const arms = d.mirror(d.line(`M-40 -120C-140 -110 -${wide - 30} -120 -${wide} -220`).stroke(pen, { cap: 'round' }));
    const legs = d.mirror(d.union(...[0, 1].map((i) => d.line(`M0 ${-60 + i * 90}C-120 ${-100 + i * 90} -190 ${-90 + i * 90} -240 ${-10 + i * 90}`).stroke(pen, { cap: 'round' }))));
    const sting = d.path('M-52 30C-52 -30 -70 -60 -110 -90C-20 -110 58 -60 54 30C40 66 -40 66 -52 30Z').round(6, 0).move(...tail.end);
    if (look === 'line') {
      const shell = d.superellipse(0, 0, 132, 220, 2.4);
      const feet = d.mirror(d.union(...[0, 1, 2].map((i) => d.line(`M-100 ${-120 + i * 88}L-230 ${-140 + i * 88}L-290 ${-50 + i * 88}`).stroke(pen, { cap: 'round' }))));
      const curl = d.line('M0 200V350').then(d.arc(150, 350, 150, 180, -20)).stroke(pen, { cap: 'round' });
      const hook = d.polygon([[-76, 20], [76, 20], [0, -130]], 10).rotate(-36).move(286, 290);
      return [d.layer('scorpion', d.union(shell.rim(pen, 'round'), feet.subtract(shell.shrink(10)), claws, arms.subtract(shell.shrink(10)), curl, hook), 'main')];
    }
    const count = 8;
    const beads = Array.from({ length: count }, (_, i) => {
      const t = [0, 0.13, 0.25, 0.365, 0.49, 0.62, 0.755, 0.88][i]!;
      const r = 100 - 6.4 * i;
      return d.ellipse(0, 0, i < 4 ? r * 1.3 : r * 1.06, r * 0.72).rotate(tail.angleAt(t) + 90).move(...tail.pointAt(t));
    });
    const trunk = d.union(...beads);
    const chain = d.union(...beads.map((bead, i) => (i === 0 ? bead : bead.gapFrom(beads[i - 1]!, gap))));
    const all = d.union(chain, d.union(legs, arms).gapFrom(trunk, gap), claws);
    const tip = sting.gapFrom(beads.at(-1)!, gap);
    if (look === 'cut') return [d.layer('disc', d.circle(0, 0, 640).subtract(d.union(all, tip).place({ cx: 0, cy: 0 })), 'main')];
    return [d.layer('scorpion', all, 'main'), d.layer('sting', tip, 'second')];
  },
});
