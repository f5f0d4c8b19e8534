import { idea } from '../../idea.ts';

/** A fork that is a factory: its tines are chimneys. */
export const forkFactory = idea({
  id: 'fork-factory',
  title: 'Made to be eaten',
  says: 'The fork is a factory: its tines are the chimneys, and one of them is smoking.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['food-production'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.11 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.04 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract'], colors: 1, stem: 0.12 },
  },
  params: { smoke: { label: 'Smoke', min: 0.8, max: 1.15, usual: 1 } },
  draw: (d, { look, params }) => {
    const tine = 118;
    const xs = [-236, 0, 236];
    const top = -250;
    const head = d.union(
      ...xs.map((x) => d.rect(x - tine / 2, top, tine, 400, 8)),
      d.path(`M-295 30L-177 30L-59 -70V30H59L177 -70V30H295V110C295 230 200 270 59 276H-59C-200 270 -295 230 -295 110Z`),
    );
    const handle = d.rect(-59, 200, 118, 340, [0, 0, 59, 59]);
    const fork = head.union(handle).round(0, 10);
    const smoke = d.union(d.circle(0, 0, 76), d.circle(104, -56, 96), d.circle(236, -44, 66), d.rect(0, 6, 236, 60)).subtract(d.rect(-200, 66, 600, 100)).scale(params['smoke']!).move(xs[1]! + 10, top - 110);
    if (look === 'line') {
      const pen = 38;
      return [d.layer('fork', fork.rim(pen, 'round'), 'main', { mono: 'ink' }), d.layer('smoke', smoke.round(12, 0).rim(pen, 'round'), 'second', { mono: 'ink' })];
    }
    const windows = [-170, 0, 170].map((x) => d.rect(x - 44, 92, 88, 80, 6));
    if (look === 'cut') {
      const gate = d.path('M-110 300V160A110 110 0 0 1 110 160V300Z').scale(0.7).move(0, 74);
      return [d.layer('fork', head.union(handle).round(0, 10).subtract(gate, d.rect(-77, 276, 154, 24)), 'main', { mono: 'ink' }), d.layer('smoke', smoke.round(10, 0), 'main', { mono: 'ink' })];
    }
    return [d.layer('fork', fork.subtract(...windows), 'main', { mono: 'ink' }), d.layer('smoke', smoke.round(10, 0), 'second', { mono: 'ink' })];
  },
});
