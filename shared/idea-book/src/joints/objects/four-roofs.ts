import { idea } from '../../idea.ts';

/** A pagoda of one roof in four sizes. */
export const fourRoofs = idea({
  id: 'four-roofs',
  title: 'Roof upon roof',
  says: 'One sweeping roof in four sizes, stacked to a pagoda.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['pagoda'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.044 },
    roofs: { manner: 'module', vibes: ['geometric_minimal', 'bold_abstract'], colors: 1, stem: 0.12 },
  },
  params: { sweep: { label: 'Sweep of the roofs', min: 30, max: 90, usual: 62 } },
  draw: (d, { look, params }) => {
    const sweep = params['sweep']!;
    const pen = 44;
    const sizes = [0.58, 0.74, 0.9, 1.06];
    const roof = d.mirror(d.path(`M0 -110H-120C-150 -30 -260 0 -450 ${-sweep}C-440 40 -330 64 -220 64H0Z`)).round(8, 0);
    const feet = sizes.map((_, i) => -440 + 236 * sizes.slice(0, i + 1).reduce((sum, size) => sum + size, 0));
    const tiers = sizes.map((size, i) => roof.scale(size).place({ cx: 0, bottom: feet[i]! - 64 * size }));
    const spire = d.rect(-pen / 2, -540, pen, 240, [pen / 2, pen / 2, 0, 0]);
    if (look === 'line') {
      const curve = d.line(`M-450 ${-sweep}C-300 10 -140 20 0 20C140 20 300 10 450 ${-sweep}`);
      const eaves = sizes.map((size, i) => curve.scale(size).move(0, feet[i]! - 64 * size).stroke(pen, { cap: 'round' }));
      const posts = sizes.map((size, i) => d.mirror(d.rect(-190 * size - pen / 2, feet[i]! - 64 * size, pen, i === 3 ? 190 : feet[i + 1]! - 64 * sizes[i + 1]! - feet[i]! + 64 * size)));
      return [d.layer('walls', d.union(...posts), 'second', { mono: 'ink' }), d.layer('roofs', d.union(...eaves, spire), 'main', { mono: 'ink' })];
    }
    const all = d.union(...tiers, spire);
    if (look === 'roofs') return [d.layer('pagoda', d.union(...sizes.map((size, i) => roof.scale(size).move(0, -330 + i * 190)), d.rect(-pen / 2, -540, pen, 240, [pen / 2, pen / 2, 0, 0])), 'main')];
    const walls = sizes.map((size, i) => d.rect(-230 * size, feet[i]! - 64 * size - 40, 460 * size, i === 3 ? 200 : 64 * size + 120));
    const door = d.rect(-70, feet[3]! + 40, 140, 400, [70, 70, 0, 0]);
    const house = d.union(...walls).subtract(door);
    return [d.layer('walls', house, 'second', { mono: 'ink' }), d.layer('roofs', all, 'main', { mono: 'ink' })];
  },
});
