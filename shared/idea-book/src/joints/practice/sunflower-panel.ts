import { idea } from '../../idea.ts';

/** A sunflower whose seeds are solar cells. */
export const sunflowerPanel = idea({
  id: 'sunflower-panel',
  title: 'The panel in flower',
  says: 'The heart of the sunflower is a solar panel: both turn to the sun.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['solar-energy'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'illustrative'], colors: 2, stem: 0.08 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
  },
  params: { petals: { label: 'Petals', min: 10, max: 14, usual: 12 }, gap: { label: 'Gap of the cells', min: 22, max: 36, usual: 28 } },
  draw: (d, { look, params }) => {
    const [count, gap] = [Math.round(params['petals']!), params['gap']!];
    const panel = d.circle(0, 0, 280);
    const pitch = 560 / 4;
    const grid = d.union(...[-1, 0, 1].flatMap((i) => [d.rect(i * pitch - gap / 2, -400, gap, 800), d.rect(-400, i * pitch - gap / 2, 800, gap)])).rotate(0);
    const cells = panel.subtract(grid).pieces().map((cell) => cell.round(12, 0)).filter((cell) => cell.area > 900);
    const motif = d.path('M0 -310C-90 -350 -110 -430 0 -560C110 -430 90 -350 0 -310Z');
    const petals = d.radial(d.fitSector(motif.scale(1.2, 1), { count, gap: 20 }).round(10, 0), { count });
    if (look === 'line') return [d.layer('petals', d.union(...petals.map((petal) => petal.rim(26, 'round'))), 'second', { mono: 'ink' }), d.layer('cells', d.union(...cells), 'main')];
    if (look === 'one') return [d.layer('flower', d.union(...petals, ...cells), 'main')];
    return [d.layer('petals', d.union(...petals), 'second', { mono: 'ink' }), d.layer('cells', d.union(...cells), 'main')];
  },
});
