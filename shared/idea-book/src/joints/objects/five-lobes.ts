import { idea } from '../../idea.ts';

/** A pumpkin of five lobes under a curled stalk. */
export const fiveLobes = idea({
  id: 'five-lobes',
  title: 'From the pumpkin patch',
  says: 'Five round lobes and one curl: a pumpkin.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['pumpkin'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'organic_flowing'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded'], colors: 1, stem: 0.14 },
  },
  params: { width: { label: 'Width', min: 90, max: 110, usual: 100 } },
  draw: (d, { look, params }) => {
    const wide = params['width']! / 100;
    const [gap, pen] = [24, 42];
    const middle = d.superellipse(0, 120, 150 * wide, 330, 2.3);
    const near = d.superellipse(-190 * wide, 120, 190 * wide, 316, 2.2);
    const far = d.superellipse(-330 * wide, 124, 200 * wide, 270, 2.2);
    const inner = near.gapFrom(middle, gap).pieces()[0]!;
    const outer = far.gapFrom(near, gap).pieces()[0]!;
    const lobes = d.union(middle, d.mirror(inner.round(8, 0)), d.mirror(outer.round(8, 0)));
    const stalk = d.line('M0 -190C0 -300 20 -380 120 -420').brush([96, 74, 84], { ends: 'cut' });
    const leaf = d.leaf([-10, -250], [-300, -370], 0.28, 0.24);
    if (look === 'line') {
      const whole = d.union(middle, d.mirror(near), d.mirror(far)).round(0, 20);
      const seams = d.union(middle.outline(pen), d.mirror(near.outline(pen).subtract(middle))).intersect(whole);
      return [d.layer('pumpkin', d.union(whole.rim(pen, 'round'), middle.outline(pen).intersect(whole), d.mirror(near.rim(pen, 'round').subtract(middle))).union(seams.intersect(middle.grow(pen))), 'main'), d.layer('stalk', d.line('M0 -230C0 -330 30 -400 120 -430').stroke(pen, { cap: 'round' }), 'second', { mono: 'ink' })];
    }
    const top = stalk.union(leaf.gapFrom(stalk, 0)).gapFrom(middle.union(d.mirror(near)), gap).round(4, 0);
    if (look === 'cut') {
      const whole = d.union(middle, d.mirror(near), d.mirror(far)).round(0, 30);
      const inside = d.rect(-700, -110, 1400, 450);
      const slits = d.union(middle.outline(34), d.mirror(near.outline(34).subtract(middle.grow(17)))).intersect(inside).withoutSlivers(900).round(8, 0);
      return [d.layer('pumpkin', d.union(whole.subtract(slits), stalk.gapFrom(whole, gap).pieces()[0]!), 'main')];
    }
    return [d.layer('pumpkin', lobes, 'main', { mono: 'ink' }), d.layer('stalk', top, 'second', { mono: 'ink' })];
  },
});
