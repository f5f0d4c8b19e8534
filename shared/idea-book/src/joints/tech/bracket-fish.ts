import { idea } from '../../idea.ts';

/** A fish of three angle brackets. */
export const bracketFish = idea({
  id: 'bracket-fish',
  title: 'A fish in three keys',
  says: 'Three angle brackets are the head, the body and the tail of a fish.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['fish', 'sea', 'river', 'stream', 'lake', 'reef', 'fin'] }, { things: ['bracket', 'code'], trades: ['software', 'web-design'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'tech_sharp', 'geometric_minimal'], colors: 2, stem: 0.13 },
    round: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat'], colors: 3, stem: 0.13 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.044 },
  },
  params: { gap: { label: 'Gap', min: 20, max: 48, usual: 32 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const pen = look === 'line' ? 44 : 128;
    const style = { join: look === 'round' ? 'round' : 'miter', cap: look === 'round' ? 'round' : 'butt' } as const;
    const rise = 290;
    const upright = d.rect(-gap / 2, -900, gap, 1800);
    const rhomb = d.polyline([[-rise * 1.3, 0], [0, -rise], [rise * 1.3, 0], [0, rise]], { closed: true }).stroke(pen, style);
    const small = rise * 0.86;
    const tip = rhomb.bounds.right + gap;
    const whole = d.polyline([[small * 1.3, -small], [0, 0], [small * 1.3, small]]).stroke(pen, style);
    const clipped = whole.intersect(d.rect(-900, -900, 900 + small * 0.84, 1800));
    const bracket = (look === 'round' ? d.polyline([[small * 0.78, -small * 0.6], [0, 0], [small * 0.78, small * 0.6]]).stroke(pen, style) : clipped).place({ left: tip });
    const halves = rhomb.subtract(upright).pieces().toSorted((one, other) => one.bounds.cx - other.bounds.cx);
    const eye = d.circle(-rise * 0.42, 0, look === 'line' ? 44 : 62);
    const parts = [halves[0]!, halves[1]!, bracket];
    const shift = -(rhomb.bounds.left + bracket.bounds.right) / 2;
    const paints = look === 'round' ? (['main', 'second', 'third'] as const) : (['main', 'main', 'second'] as const);
    return [...parts.map((part, i) => d.layer(['head', 'body', 'tail'][i]!, part.move(shift, 0), paints[i]!, { mono: 'ink' })), d.layer('eye', eye.move(shift, 0), 'main', { mono: 'ink' })];
  },
});
