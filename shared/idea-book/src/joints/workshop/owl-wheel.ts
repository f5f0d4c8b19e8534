import { idea } from '../../idea.ts';

/** A steering wheel that is a wise owl. */
export const owlWheel = idea({
  id: 'owl-wheel',
  title: 'Wise behind the wheel',
  says: 'The spokes of the steering wheel are an owl, the wisest of teachers.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['steering-wheel'], trades: ['driving-school'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'tech_sharp'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.044 },
  },
  params: { rim: { label: 'Rim', min: 92, max: 130, usual: 110 }, eye: { label: 'Eye size', min: 112, max: 136, usual: 124 } },
  draw: (d, { look, params }) => {
    const [pen, r] = [look === 'line' ? 46 : params['rim']!, params['eye']!];
    const ring = d.ring(0, 0, 500, 500 - pen);
    const eyes = d.mirror(d.circle(160, -54, r));
    const pupils = d.mirror(d.circle(160, -54, r * 0.46));
    const beak = d.polygon([[-62, 40], [62, 40], [0, 180]], 10);
    const owl = d.mirror(d.path('M0 -150C70 -150 140 -200 230 -230C300 -254 370 -270 460 -330V10C350 10 270 50 210 130C150 210 110 320 100 480H0Z')).round(0, 30).intersect(d.circle(0, 0, 480));
    if (look === 'line') {
      const brow = d.line('M0 -150C70 -150 140 -200 230 -230C300 -254 370 -270 450 -330').stroke(46);
      const wing = d.line('M470 10C350 10 270 50 210 130C150 210 110 320 100 490').stroke(46);
      return [d.layer('wheel', ring.union(d.mirror(d.union(brow, wing, d.circle(160, -54, r).rim(42)).intersect(d.circle(0, 0, 490)))), 'main'), d.layer('face', d.union(pupils, beak), 'second', { mono: 'ink' })];
    }
    const wheel = d.union(ring, owl).round(0, 24).subtract(eyes);
    if (look === 'cut') return [d.layer('wheel', wheel.subtract(beak).union(pupils), 'main')];
    return [d.layer('wheel', wheel.subtract(beak.grow(24)), 'main'), d.layer('face', d.union(pupils, beak), 'second', { mono: 'ink' })];
  },
});
