import { idea } from '../../idea.ts';

/** A rice ball whose sheet of nori is a torii gate. */
export const onigiriTorii = idea({
  id: 'onigiri-torii',
  title: 'The gate in the rice',
  says: 'The nori on the rice ball is a torii gate, and the rice ball is the mountain behind it.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['japanese-restaurant'], things: ['onigiri'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.1 },
  },
  params: { round: { label: 'Roundness', min: 120, max: 210, usual: 170 } },
  draw: (d, { look, params }) => {
    const gap = 22;
    const rice = d.polygon([[0, -560], [640, 440], [-640, 440]]).round(params['round']!, 0);
    const bottom = rice.bounds.bottom;
    const beam = d.path('M-330 -90C-200 -50 200 -50 330 -90L300 20C180 40 -180 40 -300 20Z').round(12, 0);
    const tie = d.rect(-250, 90, 500, 64, 10);
    const post = d.mirror(d.polygon([[120, 0], [196, 0], [216, bottom + 40], [136, bottom + 40]]));
    const gate = d.union(beam, tie, post, d.rect(-34, 0, 68, 120));
    if (look === 'line') {
      const pen = 40;
      const thin = d.union(d.line('M-290 -60C-180 -20 180 -20 290 -60').stroke(pen, { cap: 'round' }), d.polyline([[-230, 90], [230, 90]]).stroke(pen, { cap: 'round' }), d.mirror(d.polyline([[150, -30], [170, bottom - pen]]).stroke(pen)));
      return [d.layer('rice', rice.rim(pen, 'round'), 'main', { mono: 'join' }), d.layer('gate', thin.intersect(rice.shrink(pen + 0)), 'second', { mono: 'ink' })];
    }
    if (look === 'cut') return [d.layer('rice', rice.subtract(gate), 'main')];
    const nori = gate.intersect(rice);
    return [d.layer('rice', rice.rim(60, 'round').gapFrom(nori, gap), 'main', { mono: 'ink' }), d.layer('gate', nori, 'second', { mono: 'ink' })];
  },
});
