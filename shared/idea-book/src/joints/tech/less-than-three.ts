import { idea } from '../../idea.ts';

/** A heart of the two characters that type one: a less-than sign and a three. */
export const lessThanThree = idea({
  id: 'less-than-three',
  title: 'Less than three',
  says: 'A heart as it is typed, with a less-than sign and a three.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['software', 'web-design'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'playful_rounded'], colors: 2, stem: 0.16 },
    block: { manner: 'cut', vibes: ['brutalist_bold', 'tech_sharp', 'bold_abstract'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.044 },
  },
  params: { gap: { label: 'Gap', min: 24, max: 60, usual: 36 } },
  draw: (d, { look, params }) => {
    const [r, gap] = [216, params['gap']!];
    const pen = look === 'line' ? 44 : 156;
    // Where the rounds of the three would run on at 45 degrees.
    const [x, y] = [r + r * Math.SQRT1_2, r * Math.SQRT1_2];
    const tip = y + x;
    if (look === 'block') {
      const [w, top, cut] = [430, -330, 20];
      const lobe = d.polyline([[-w, cut], [-w, top + 150], [-w + 150, top], [-150, top], [0, top + 150], [0, cut - 60]]).stroke(pen, { join: 'miter' });
      const legs = d.polyline([[-w - 300, cut - 300], [0, w + cut], [w + 300, cut - 300]]).stroke(pen, { join: 'miter' }).intersect(d.rect(-w - pen / 2, cut + gap, 2 * w + pen, 2 * w));
      return [d.layer('three', d.mirror(lobe), 'second', { mono: 'ink' }), d.layer('less-than', legs, 'main', { mono: 'ink' })];
    }
    const three = d.mirror(d.arc(-r, 0, r, 135, 360).stroke(pen)).union(d.circle(0, 0, pen / 2));
    const start = gap * Math.SQRT1_2;
    const less = d.polyline([[-x + start, y + start], [0, tip], [x - start, y + start]]).stroke(pen);
    return [d.layer('three', three.move(0, -r * 0.4), 'second', { mono: 'ink' }), d.layer('less-than', less.move(0, -r * 0.4), 'main', { mono: 'ink' })];
  },
});
