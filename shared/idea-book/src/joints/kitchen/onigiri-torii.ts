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
    const rice = d.polygon([[0, -590], [660, 440], [-660, 440]]).round(params['round']!, 0);
    const { bottom } = rice.bounds;
    const isLine = look === 'line';
    const pen = isLine ? 40 : 60;
    const foot = look === 'cut' ? bottom + 60 : bottom - pen - 22;
    const post = d.mirror(d.polygon([[116, -20], [116 + pen, -20], [126 + pen, foot], [126, foot]]));
    if (isLine) {
      const thin = d.union(d.line('M-250 -40C-150 -6 150 -6 250 -40').stroke(pen, { cap: 'round' }), d.polyline([[-200, 96], [200, 96]]).stroke(pen, { cap: 'round' }), post);
      return [d.layer('rice', rice.rim(pen, 'round'), 'main', { mono: 'ink' }), d.layer('gate', thin, 'second', { mono: 'ink' })];
    }
    const beam = d.path('M-240 -90C-140 -60 140 -60 240 -90L224 -4C140 14 -140 14 -224 -4Z').round(8, 0);
    const gate = d.union(beam, post, d.rect(-212, 80, 424, pen, 8), d.rect(-pen / 2, -20, pen, 110)).round(0, 4);
    if (look === 'cut') return [d.layer('rice', rice.subtract(gate), 'main')];
    return [d.layer('rice', rice.rim(pen, 'round'), 'main', { mono: 'ink' }), d.layer('gate', gate, 'second', { mono: 'ink' })];
  },
});
