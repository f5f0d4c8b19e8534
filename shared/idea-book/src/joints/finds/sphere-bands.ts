import { idea } from '../../idea.ts';

/** A sphere of bands that bend around it. */
export const sphereBands = idea({
  id: 'sphere-bands',
  title: 'Round all the way',
  says: 'Even bands bend around the disc and make it a sphere.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['sphere'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.18 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.046 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.22 },
  },
  params: { turn: { label: 'Turn', min: -50, max: -20, usual: -34 } },
  draw: (d, { look, params }) => {
    const turn = params['turn']!;
    const disc = d.circle(0, 0, 500);
    const rib = (rx: number, width: number) => d.ellipse(0, 0, rx + width / 2, 560).subtract(d.ellipse(0, 0, rx - width / 2, 560));
    if (look === 'line') return [d.layer('sphere', d.ring(0, 0, 500, 454), 'main'), d.layer('ring', d.ellipse(0, 0, 477, 170).rim(46, 'round').intersect(d.rect(-600, 0, 1200, 600)).rotate(turn, [0, 0]).intersect(d.circle(0, 0, 430)), 'second')];
    if (look === 'cut') return [d.layer('sphere', disc.subtract(d.union(d.circle(-150, -170, 300).subtract(d.circle(-96, -116, 300)))).withoutSlivers(900).rotate(0), 'main')];
    const cut = disc.subtract(rib(170, 30), rib(370, 30)).rotate(turn, [0, 0]).withoutSlivers(900).pieces().toSorted((one, other) => one.bounds.cx - other.bounds.cx);
    return cut.map((piece, i) => d.layer(`band ${i + 1}`, piece, i % 2 ? 'second' : 'main', { mono: 'ink' }));
  },
});
