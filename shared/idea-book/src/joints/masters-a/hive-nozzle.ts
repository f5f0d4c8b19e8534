import { idea } from '../../idea.ts';

/** A straw hive that is printed in layers. */
export const hiveNozzle = idea({
  id: 'hive-nozzle',
  title: 'Layer by layer, like a hive',
  says: 'The printer lays down a hive, ring upon ring, the way bees do.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['3d-printing'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.1 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.05 },
  },
  params: { gap: { label: 'Gap', min: 20, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const widths = [330, 570, 720, 810, 840, 800];
    const high = (760 - 5 * gap) / 6;
    const rings = widths.map((w, i) => d.rect(-w / 2, -250 + i * (high + gap), w, high, high / 2));
    const door = d.path('M-90 600V420A90 90 0 0 1 90 420V600Z');
    const nozzle = d.path(`M-150 -600H150V-460L60 ${-290 - gap / 2}H-60L-150 -460Z`).round(20, 0);
    const hive = look === 'line' ? d.union(...rings.map((r) => r.rim(40, 'round'))) : d.union(...rings).subtract(door);
    if (look === 'one') return [d.layer('hive', hive.union(nozzle), 'main')];
    return [d.layer('nozzle', look === 'line' ? nozzle.rim(40, 'round') : nozzle, 'main', { mono: 'ink' }), d.layer('hive', hive, 'second', { mono: 'ink' })];
  },
});
