import { idea } from '../../idea.ts';

/** A beet that is a heart, down to the tip of its root. */
export const beetHeart = idea({
  id: 'beet-heart',
  title: 'Heart and root',
  says: 'The beet is a heart: its root runs out of the point, and its leaves grow between the two halves.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['heart', 'love', 'root', 'beetroot', 'beating-heart'] }, { trades: ['greengrocer', 'farm-shop'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'playful_rounded'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['organic_flowing', 'hand_drawn'], colors: 2, stem: 0.04 },
    rings: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.1 },
  },
  params: { gap: { label: 'Gap', min: 18, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const heart = d.path('M0 330C-60 300 -380 130 -380 -110C-380 -230 -290 -310 -190 -310C-90 -310 -30 -250 0 -190C30 -250 90 -310 190 -310C290 -310 380 -230 380 -110C380 130 60 300 0 330Z').move(0, 40);
    const root = d.line('M0 330C10 440 -10 500 -90 560').brush([120, 74, 40, 18], { ends: 'round' });
    const beet = d.weld(heart, root, 60);
    const leaf = d.leaf([0, -150], [0, -600], 0.24);
    const leaves = [leaf, leaf.rotate(46, [0, -150]).scale(0.86, 0.86, [0, -150]), leaf.rotate(-46, [0, -150]).scale(0.86, 0.86, [0, -150])];
    const crown = d.union(leaves[0]!, ...leaves.slice(1).map((side) => side.gapFrom(leaves[0]!, gap)));
    if (look === 'line') {
      const pen = 38;
      const tops = d.union(...leaves.slice(1).map((side) => side.gapFrom(leaves[0]!, -pen).rim(pen, 'round')), leaves[0]!.rim(pen, 'round')).gapFrom(beet, gap).withoutSlivers(800);
      return [d.layer('beet', heart.rim(pen, 'round').union(d.line('M0 350C10 440 -10 500 -90 560').stroke(pen, { cap: 'round' })), 'main', { mono: 'ink' }), d.layer('leaves', tops, 'second', { mono: 'ink' })];
    }
    const tops = crown.gapFrom(beet, gap).withoutSlivers(800).round(6, 0);
    if (look === 'rings') {
      const ring = heart.shrink(76, 'round').rim(gap + 6, 'round').union(heart.shrink(170, 'round'));
      return [d.layer('beet', beet.subtract(ring.withoutSlivers(100)), 'main', { mono: 'ink' }), d.layer('leaves', tops, 'main', { mono: 'ink' })];
    }
    return [d.layer('beet', beet, 'main', { mono: 'ink' }), d.layer('leaves', tops, 'second', { mono: 'ink' })];
  },
});
