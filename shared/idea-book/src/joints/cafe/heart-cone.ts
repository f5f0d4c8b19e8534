import { idea } from '../../idea.ts';

/** A heart that is a cone: its two halves are scoops, its point is the waffle. */
export const heartCone = idea({
  id: 'heart-cone',
  title: 'Two scoops of love',
  says: 'The two scoops side by side and the point of the cone make a heart.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['heart', 'love', 'couple'] }, { trades: ['ice-cream-parlor'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'geometric_minimal'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 1, stem: 0.038 },
    print: { manner: 'print', vibes: ['playful_rounded', 'gradient_modern', 'bold_abstract'], colors: 3, traits: ['playful'], stem: 0.09 },
  },
  params: { gap: { label: 'Gap', min: 16, max: 36, usual: 26 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const [pen, r, cy, foot] = [38, 236, -170, 560];
    const x = look === 'print' ? r - 30 : r - pen / 2;
    // The sides of the cone touch the scoops; the rim lies where they do.
    const side = Math.atan2(x, foot - cy) + Math.asin(r / Math.hypot(x, foot - cy));
    const rim = cy + r * Math.sin(side);
    const edge = (foot - rim) * Math.tan(side);
    const scoop = d.circle(x, cy, r);
    const cone = d.polygon([[-edge, rim], [edge, rim], [0, foot]]);
    if (look === 'print') {
      return d.overprint([{ shape: scoop.flipX(), ink: 'main' }, { shape: scoop, ink: 'second' }, { shape: cone.round(8, 0), ink: 'third' }]).map(({ shape, paint }, i) => d.layer(`ink ${i + 1}`, shape, paint, { mono: 'ink' }));
    }
    const slit = (at: number, width: number) => [-1, 1].map((turn) => d.polyline([[turn * (at * edge + edge), foot - 2 * (foot - rim)], [turn * (at * edge - edge), foot]]).stroke(width));
    if (look === 'line') {
      const heart = d.mirror(scoop).union(cone, d.rect(-20, cy, 40, 200));
      const outline = d.mirror(d.ring(x, cy, r, r - pen)).subtract(cone).union(cone.round(16, 0).rim(pen, 'round'), d.rect(-pen / 2, cy, pen, rim - cy));
      return [d.layer('heart', outline.union(...slit(0, pen).map((bar) => bar.intersect(cone))).intersect(heart), 'main', { mono: 'ink' })];
    }
    const ball = scoop.union(d.rect(0, cy, x, rim - cy), d.polygon([[x, cy], [edge, rim], [x, rim]])).subtract(d.rect(-900, rim - gap / 2, 1800, 900), d.rect(-900, -600, 900 + gap / 2, 1200)).round(16, 0);
    const waffle = cone.subtract(d.rect(-900, rim - 900, 1800, 900 + gap / 2), ...slit(1 / 3, gap), ...slit(-1 / 3, gap)).withoutSlivers(400).round(8, 0);
    return [d.layer('scoops', d.mirror(ball), 'second', { mono: 'ink' }), d.layer('cone', waffle, 'main', { mono: 'ink' })];
  },
});
