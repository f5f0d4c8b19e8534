import { idea } from '../../idea.ts';
import { pencil } from './parts.ts';

/** The points of a crown are the points of pencils. */
export const pencilCrown = idea({
  id: 'pencil-crown',
  title: 'A crown of pencils',
  says: 'Five sharp pencils in a band are the points of a crown.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['crown', 'king', 'queen', 'palace'] }, { things: ['pencil'], trades: ['school', 'tutoring', 'stationery', 'publishing', 'kindergarten', 'design', 'university'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.08 },
    colors: { manner: 'module', vibes: ['playful_rounded', 'illustrative'], colors: 4, traits: ['playful'], stem: 0.08 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.12 },
  },
  params: { gap: { label: 'Gap', min: 12, max: 26, usual: 16 } },
  draw: (d, { look, params }) => {
    const [width, gap, floor] = [look === 'cut' ? 236 : 150, params['gap']!, 180];
    const inks = look === 'colors' ? (['third', 'second', 'main', 'second', 'third'] as const) : (['main', 'main', 'main', 'main', 'main'] as const);
    const { lead, wood, body } = pencil(d, { width, length: 900, slope: 2, lead: 0.34 });
    const parts = [lead, wood.gapFrom(lead, gap), body.gapFrom(wood, gap)];
    const below = d.rect(-900, floor, 1800, 2000);
    const band = d.rect(-400, floor + gap + 14, 800, 110, 14);
    if (look === 'cut') {
      const stakes = [-1, 0, 1].map((i) => d.union(lead, wood.gapFrom(lead, gap + 8).round(0, 10), body.gapFrom(wood, gap + 8).round(6, 0)).move(0, Math.abs(i) * 90 - 440).rotate(i * 11, [0, 900]).move(i * 74, 0).subtract(below));
      return [d.layer('pencils', d.union(stakes[1]!, ...[stakes[0]!, stakes[2]!].map((stake) => stake.gapFrom(stakes[1]!, gap + 8))), 'main'), d.layer('band', d.rect(-400, floor + gap + 8, 800, 130, 14), 'main')];
    }
    const layers = [-2, -1, 0, 1, 2].flatMap((i) => {
      const [tip, cone, shaft] = parts.map((shape) => shape.move(0, Math.abs(i) * 70 - 380).rotate(i * 6, [0, 900]).move(i * 84, 0)) as [typeof lead, typeof lead, typeof lead];
      const ink = inks[i + 2]!;
      return [d.layer('lead', tip, ink), d.layer('wood', cone, look === 'colors' ? { tint: ink, by: 0.55 } : 'second', { mono: 'ink' }), d.layer('pencil', shaft.subtract(below), ink)];
    });
    return [...layers, d.layer('band', band, look === 'colors' ? 'main' : 'second', { mono: 'ink' })];
  },
});
