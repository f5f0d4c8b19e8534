import { idea } from '../../idea.ts';

/** A submarine below the waterline, its periscope above. */
export const periscopeUp = idea({
  id: 'periscope-up',
  title: 'Periscope up',
  says: 'A submarine as one capsule; only its periscope looks out.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['submarine'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 1, stem: 0.05 },
    sea: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.14 },
  },
  params: { ports: { label: 'Size of the portholes', min: 46, max: 70, usual: 58 } },
  draw: (d, { look, params }) => {
    const port = params['ports']!;
    const [gap, pipe] = [26, 64];
    const hull = d.rect(-400, 0, 900, 380, 190);
    const ports = d.union(...[0, 1, 2].map((i) => d.circle(-120 + i * 200, 190, port)));
    const tower = d.path('M-130 40L-90 -150H190L230 40Z').round(30, 0);
    const scope = d.line('M180 -390H110C70 -390 50 -370 50 -330V-120');
    const screw = d.mirror(d.leaf([0, 0], [0, -160], 0.3)).union(d.leaf([0, 0], [0, 160], 0.3)).move(-430 - gap - 40, 190);
    if (look === 'line') {
      const pen = 50;
      const one = d.line('M190 -390H80C40 -390 20 -370 20 -330V0H-170A190 190 0 0 0 -170 380H290A190 190 0 0 0 290 0H160').stroke(pen, { cap: 'round' });
      return [d.layer('submarine', d.union(one, d.union(...[0, 1, 2].map((i) => d.circle(-140 + i * 200, 190, 54))), d.leaf([-370 - 60, 50], [-370 - 60, 330], 0.2)), 'main')];
    }
    const boat = d.union(hull, tower).round(0, 30);
    const pole = scope.stroke(pipe, { cap: 'round' });
    if (look === 'sea') {
      const sea = d.circle(0, 0, 500).intersect(d.rect(-600, -190, 1200, 800)).round(10, 0);
      const small = (shape: typeof boat) => shape.scale(0.78).move(-20, 40);
      const up = small(pole);
      return [d.layer('sea', sea.subtract(small(boat)).union(small(ports)).subtract(up), 'main'), d.layer('periscope', up.subtract(d.rect(-600, -190 - gap, 1200, 900)), 'second', { mono: 'ink' })];
    }
    return [d.layer('submarine', boat.subtract(ports), 'main', { mono: 'ink' }), d.layer('periscope', pole.gapFrom(boat, gap).pieces()[0]!, 'second', { mono: 'ink' }), d.layer('screw', screw.gapFrom(hull, gap), 'second', { mono: 'ink' })];
  },
});
