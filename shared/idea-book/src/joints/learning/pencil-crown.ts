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
  },
  draw: (d, { look }) => {
    const [width, gap, floor] = [150, 16, 180];
    const inks = look === 'colors' ? (['third', 'second', 'main', 'second', 'third'] as const) : (['main', 'main', 'main', 'main', 'main'] as const);
    const { lead, wood, body } = pencil(d, { width, length: 900, slope: 2, lead: 0.34 });
    const parts = [lead, wood.gapFrom(lead, gap), body.gapFrom(wood, gap)];
    const below = d.rect(-900, floor, 1800, 2000);
    const band = d.rect(-400, floor + gap + 14, 800, 110, 14);
    const layers = [-2, -1, 0, 1, 2].flatMap((i) => {
      const [tip, cone, shaft] = parts.map((shape) => shape.move(0, Math.abs(i) * 70 - 380).rotate(i * 6, [0, 900]).move(i * 84, 0)) as [typeof lead, typeof lead, typeof lead];
      const ink = inks[i + 2]!;
      return [d.layer('lead', tip, ink), d.layer('wood', cone, look === 'colors' ? { tint: ink, by: 0.55 } : 'second', { mono: 'ink' }), d.layer('pencil', shaft.subtract(below), ink)];
    });
    return [...layers, d.layer('band', band, look === 'colors' ? 'main' : 'second', { mono: 'ink' })];
  },
});
