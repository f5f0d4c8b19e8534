import { idea } from '../../idea.ts';

/** A thistle whose bloom is a sunrise. */
export const thistleSunrise = idea({
  id: 'thistle-sunrise',
  title: 'Sunrise on a thistle',
  says: 'The thistle’s bloom opens like the rays of the rising sun.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['thistle', 'thorn', 'artichoke', 'cornflower'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'classic_ornate'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.1 },
  },
  params: { rays: { label: 'Rays', min: 0.88, max: 1.15, usual: 1 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const long = params['rays']!;
    const rays = Array.from({ length: 9 }, (_, i) => d.polygon([[-7, -150], [7, -150], [line ? 22 : 34, (-420 + Math.abs(i - 4) * 16) * long], [0, (-470 + Math.abs(i - 4) * 16) * long], [line ? -22 : -34, (-420 + Math.abs(i - 4) * 16) * long]]).rotate((i - 4) * 16));
    const bulb = d.circle(0, 0, 170).subtract(d.circle(0, -250, 190));
    const lattice = d.union(...[-120, -40, 40, 120].map((x) => d.polyline([[x - 220, -200], [x + 220, 240]]).stroke(20).union(d.polyline([[x + 220, -200], [x - 220, 240]]).stroke(20))));
    const stem = d.rect(-22, 160, 44, 340, [0, 0, 22, 22]);
    const leaf = d.path('M14 430C70 420 110 380 120 320C160 350 180 340 210 290C240 310 280 290 320 200C330 340 230 470 14 490Z').round(5, 0);
    const leaves = d.mirror(leaf);
    const tuft = d.union(...rays).gapFrom(bulb, 16).withoutSlivers(300);
    if (look === 'cut') {
      const petals = [-3, -2, -1, 0, 1, 2, 3].map((i) => d.polygon([[-8, -110], [8, -110], [50, -400 * long], [0, -500 * long], [-50, -400 * long]], 6).rotate(i * 20));
      const wide = d.mirror(d.path('M30 500C40 380 150 270 380 250C380 400 250 500 30 500Z').round(10, 0));
      const head = d.circle(0, 40, 190).subtract(d.circle(0, -250, 220)).round(8, 0);
      return [d.layer('bloom', d.union(...petals).gapFrom(head, 28).withoutSlivers(900), 'main'), d.layer('bulb', head.union(d.rect(-30, 150, 60, 360)), 'main'), d.layer('leaves', wide.gapFrom(d.rect(-30, 150, 60, 360), 20), 'main')];
    }
    if (line) return [d.layer('bulb', bulb.rim(34, 'round').union(stem), 'main'), d.layer('leaves', leaves.rim(30, 'round').gapFrom(stem, 0), 'main'), d.layer('bloom', tuft, 'second')];
    return [d.layer('bulb', bulb.subtract(lattice).withoutSlivers(500).union(stem), 'main'), d.layer('leaves', leaves.gapFrom(stem, 0), 'main'), d.layer('bloom', tuft, 'second')];
  },
});
