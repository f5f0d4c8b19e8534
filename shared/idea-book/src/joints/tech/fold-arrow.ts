import { idea } from '../../idea.ts';

/** A ribbon of protein: a helix that goes on as an arrow, as biologists draw it. */
export const foldArrow = idea({
  id: 'fold-arrow',
  title: 'The fold that rises',
  says: 'A chain of protein coils up as a helix and ends in the arrow of a strand, as biologists draw it.',
  kind: 'symbol',
  technique: 'ribbon',
  needs: [{ things: ['protein'], trades: ['proteins'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'tech_sharp'], colors: 2, stem: 0.12 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing', 'bold_abstract'], traits: ['gradient'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract'], colors: 1, stem: 0.12 },
  },
  params: { gap: { label: 'Gap', min: 14, max: 26, usual: 20 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const [w, tall, rise, base] = [215, 150, 140, 520];
    const turn = tall + rise - 6;
    const band = (y: number, from: number) => d.polygon([[from * w, y], [-from * w, y - rise], [-from * w, y - rise - tall], [from * w, y - tall]]);
    const front = [0, 1].map((i) => band(base - i * turn, -1).round(10, 0));
    const foot = base - 2 * turn;
    const arrow = d.polygon([[-w, foot], [w, foot - rise], [w, foot - rise - 90], [w + 150, foot - rise - 90], [0, foot - rise - 440], [-w - 150, foot - rise - 90], [-w, foot - rise - 90]]).round(10, 0);
    const ahead = d.union(...front, arrow);
    const behind = d.union(...[0, 1].map((i) => band(base - rise - i * turn, 1))).gapFrom(ahead, gap).withoutSlivers(900);
    const paint = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [0, 520], to: [0, -600] } as const) : 'main';
    return [d.layer('behind', behind, look === 'solid' ? 'second' : look === 'cut' ? 'main' : { tint: 'main', by: -0.4 }, { mono: 'ink' }), d.layer('helix and arrow', ahead, paint, { mono: 'ink' })];
  },
});
