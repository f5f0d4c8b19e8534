import { idea } from '../../idea.ts';

/** A swing whose seat is a smile. */
export const swingSmile = idea({
  id: 'swing-smile',
  title: 'A smile that swings',
  says: 'The seat of the swing is a smile below two eyes.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['swing'], trades: ['kindergarten', 'childcare'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'playful_rounded', 'modern_flat'], traits: ['playful'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], traits: ['playful'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['playful_rounded', 'bold_abstract', 'modern_flat'], traits: ['playful'], colors: 1, stem: 0.1 },
  },
  params: { eyes: { label: 'Eyes', min: 50, max: 74, usual: 62 } },
  draw: (d, { look, params }) => {
    const eye = params['eyes']!;
    const line = look === 'line';
    const pen = line ? 44 : 84;
    const rope = line ? 44 : 40;
    const frame = d.line('M-480 460L-330 -440H330L480 460').stroke(pen, { cap: 'round' });
    const ropes = d.mirror(d.rect(230 - rope / 2, -440, rope, 540));
    const seat = d.path('M-300 80H300C300 260 170 340 0 340C-170 340 -300 260 -300 80Z').round(30, 0);
    const eyes = d.mirror(d.circle(110, -110, eye));
    if (line) return [d.layer('frame', frame.union(ropes.gapFrom(seat, 20)), 'main', { mono: 'ink' }), d.layer('smile', seat.rim(pen, 'round'), 'second', { mono: 'ink' }), d.layer('eyes', eyes, 'main', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('swing', d.rect(-500, -500, 1000, 1000, 220).subtract(d.union(d.mirror(d.rect(206, -600, 56, 680)), seat, eyes)), 'main')];
    return [d.layer('frame', frame.union(ropes).gapFrom(seat, 24), 'main', { mono: 'ink' }), d.layer('smile', seat, 'second', { mono: 'ink' }), d.layer('eyes', eyes, 'main', { mono: 'ink' })];
  },
});
