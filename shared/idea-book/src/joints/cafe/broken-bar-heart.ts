import { idea } from '../../idea.ts';

/** A bar of four pieces on its corner: one is gone, a heart is left. */
export const brokenBarHeart = idea({
  id: 'broken-bar-heart',
  title: 'Take a piece',
  says: 'Break one piece off the chocolate bar, and a heart is left.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['chocolate'], trades: ['chocolatier'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded'], colors: 2, stem: 0.07 },
    plain: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.035 },
  },
  params: { gap: { label: 'Gap', min: 16, max: 40, usual: 24 }, lift: { label: 'Lift of the piece', min: 30, max: 140, usual: 84 } },
  draw: (d, { look, params }) => {
    const [side, gap, corner, lobe] = [320, params['gap']!, 28, 146];
    const piece = (x: number, y: number, radii: readonly [number, number, number, number]) => {
      const whole = d.rect(x * side + gap / 2, y * side + gap / 2, side - gap, side - gap, radii);
      const shown = look === 'plain' ? whole : look === 'line' ? whole.rim(30).union(whole.shrink(76).rim(24)) : whole.subtract(whole.shrink(46).rim(18));
      return shown.rotate(45);
    };
    const square = [corner, corner, corner, corner] as const;
    const heart = d.union(piece(0, -1, [lobe, lobe, corner, corner]), piece(-1, 0, [lobe, corner, corner, lobe]), piece(0, 0, square));
    return [d.layer('heart', heart, 'main', { mono: 'ink' }), d.layer('piece', piece(-1, -1, square).move(0, -params['lift']!), 'second', { mono: 'ink' })];
  },
});
