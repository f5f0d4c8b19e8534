import { idea } from '../../idea.ts';

/** A ginkgo leaf, one lobe and its mirror image. */
export const ginkgoFan = idea({
  id: 'ginkgo-fan',
  title: 'The ginkgo’s fan',
  says: 'One lobe and its mirror image: a ginkgo leaf.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['ginkgo-leaf', 'ginkgo'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['organic_flowing', 'modern_flat', 'elegant_serif'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing', 'elegant_serif'], colors: 1, stem: 0.042 },
    rays: { manner: 'module', vibes: ['geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.1 },
  },
  params: { cleft: { label: 'Depth of the cleft', min: 180, max: 380, usual: 280 } },
  draw: (d, { look, params }) => {
    const cleft = params['cleft']!;
    const [gap, pen] = [24, 42];
    const stalk = d.curve([0, 200], [0, 320], [10, 430], [70, 540]);
    const lobe = d.path(`M0 240C-40 150 -280 130 -520 10C-580 -180 -420 -420 -190 -430C-90 -434 -20 -390 0 ${-430 + cleft}Z`).round(14, 0);
    if (look === 'rays') {
      const rays = Array.from({ length: 9 }, (_, i) => {
        const turn = -76 + i * 19;
        const long = 610 - Math.abs(i - 4) * 6 - (i === 4 ? cleft * 0.5 : 0);
        return d.path(`M-10 -90L-72 ${-long + 70}A72 72 0 0 1 72 ${-long + 70}L10 -90Z`).rotate(turn, [0, 0]).move(0, 230);
      });
      const split = rays.map((ray, i) => d.union(ray).subtract(...rays.slice(i + 1, i + 2).map((other) => other.grow(14))).withoutSlivers(500));
      return [d.layer('leaf', d.union(...split), 'main', { mono: 'ink' }), d.layer('stalk', stalk.brush([44, 48, 56], { ends: 'round' }).move(0, 20), 'second', { mono: 'ink' })];
    }
    if (look === 'line') {
      const whole = d.mirror(lobe);
      const veins = [[-330, -40], [-230, -190]].map(([x, y]) => d.curve([0, 250], [-40, 150], [x! * 0.5, y! * 0.4 + 60], [x!, y!]).stroke(pen, { cap: 'round' }));
      return [d.layer('leaf', d.union(whole.rim(pen, 'round'), d.mirror(d.union(...veins)), stalk.stroke(pen, { cap: 'round' })).round(0, 8), 'main')];
    }
    const veins = [[-380, -150], [-210, -270]].map(([x, y]) => d.curve([-20, 190], [-60, 110], [x! * 0.5, y! * 0.2 + 60], [x!, y!]).brush([gap, gap, gap * 0.9], { ends: 'round' }));
    const seam = d.rect(-gap / 2, -600, gap, 1200);
    const half = lobe.subtract(seam, ...veins).withoutSlivers(500);
    return [d.layer('leaf', d.mirror(half), 'main', { mono: 'ink' }), d.layer('stalk', stalk.brush([40, 46, 58], { ends: 'round' }).move(0, 64), 'second', { mono: 'ink' })];
  },
});
