import { idea } from '../../idea.ts';

/** A speech bubble that is a parliament with its dome. */
export const parliamentBubble = idea({
  id: 'parliament-bubble',
  title: 'The house where people talk',
  says: 'The parliament under its dome is a speech bubble.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['message-bubble', 'conversation'], trades: ['politics'] }, { things: ['dome', 'column'], trades: ['politics'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'modern_flat'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.06 },
  },
  params: { columns: { label: 'Columns', min: 4, max: 6, usual: 5 }, gap: { label: 'Gap', min: 28, max: 42, usual: 34 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const count = Math.round(params['columns']!);
    const dome = d.sector(0, -60, 350, 180, 360).union(d.rect(-40, -500, 80, 120, [40, 40, 0, 0]), d.rect(-430, -60, 860, 70, 14)).round(0, 20);
    const base = d.path('M-430 250H430V290C430 340 396 370 350 370H-70L-250 510V370H-350C-396 370 -430 340 -430 290Z').round(14, 0);
    const top = 10 + gap;
    const bottom = 250 - gap;
    const width = 700 / (2 * count - 1) * 1.12;
    const step = (760 - width) / (count - 1);
    const columns = d.union(...Array.from({ length: count }, (_, i) => d.rect(-380 + i * step, 10, width, 240)));
    if (look === 'line') return [d.layer('bubble', dome.rim(50, 'round').union(base), 'main', { mono: 'ink' }), d.layer('columns', columns.intersect(d.rect(-500, top, 1000, bottom - top)), 'second', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('bubble', d.union(dome, base, columns), 'main')];
    return [d.layer('bubble', d.union(dome, base), 'main', { mono: 'ink' }), d.layer('columns', columns.intersect(d.rect(-500, top, 1000, bottom - top)), 'second', { mono: 'ink' })];
  },
});
