import { idea } from '../../idea.ts';

/** An open hand fan with the sun painted across its folds. */
export const sunFan = idea({
  id: 'sun-fan',
  title: 'The sun on the folds',
  says: 'An open fan of equal folds carries a full sun.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['hand-fan'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['geometric_minimal', 'elegant_serif', 'modern_flat'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
    rays: { manner: 'module', vibes: ['bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.12 },
  },
  params: { folds: { label: 'Folds', min: 7, max: 11, usual: 9 } },
  draw: (d, { look, params }) => {
    const folds = Math.round(params['folds']!);
    const [gap, pen, spread, foot] = [22, 40, 164, 340];
    const from = -90 - spread / 2;
    const step = spread / folds;
    const sun = d.circle(0, foot - 440, 150);
    const leaf = d.sector(0, foot, 620, from, from + spread, 230);
    const edges = Array.from({ length: folds - 1 }, (_, i) => d.rect(0, -gap / 2, 900, gap).rotate(from + (i + 1) * step, [0, 0]).move(0, foot));
    const blades = leaf.subtract(...edges);
    const ribs = d.union(...Array.from({ length: folds }, (_, i) => d.rect(-30, -20, 230 - gap + 30, 40, 20).rotate(from + (i + 0.5) * step, [0, 0]).move(0, foot)));
    const pin = d.circle(0, foot, 58);
    if (look === 'line') {
      const lines = d.union(...[0, Math.floor(folds / 3), folds - Math.floor(folds / 3), folds].map((i) => d.rect(0, -pen / 2, 610, pen).rotate(from + i * step, [0, 0]).move(0, foot)));
      const whole = d.sector(0, foot, 620, from, from + spread);
      const rims = d.union(leaf.rim(pen), lines.intersect(whole.grow(pen / 2)));
      return [d.layer('fan', rims.subtract(sun.grow(gap)).union(d.circle(0, foot, 40)), 'main'), d.layer('sun', sun, 'second', { mono: 'ink' })];
    }
    if (look === 'rays') {
      const ray = (i: number) => d.path(`M-14 -130L-${Math.round(620 * Math.tan((step * Math.PI) / 360) - 12)} -560Q0 -650 ${Math.round(620 * Math.tan((step * Math.PI) / 360) - 12)} -560L14 -130Z`).rotate(from + 90 + (i + 0.5) * step, [0, 0]).move(0, foot);
      return [d.layer('folds', d.union(...Array.from({ length: folds }, (_, i) => ray(i))), 'main', { mono: 'ink' }), d.layer('pin', d.circle(0, foot, 76), 'second', { mono: 'ink' })];
    }
    return [d.layer('folds', blades.subtract(sun.grow(gap)).withoutSlivers(500), 'main', { mono: 'ink' }), d.layer('sun', sun, 'second', { mono: 'ink' }), d.layer('ribs', d.union(ribs, pin), 'main', { mono: 'ink' })];
  },
});
