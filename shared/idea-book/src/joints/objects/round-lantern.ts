import { idea } from '../../idea.ts';

/** A paper lantern of one curve, squeezed again and again. */
export const roundLantern = idea({
  id: 'round-lantern',
  title: 'Festival light',
  says: 'One oval, drawn narrower and narrower, is the folded paper of a lantern.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['paper-lantern'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    ribs: { manner: 'module', vibes: ['geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.1 },
  },
  params: { width: { label: 'Width of the lantern', min: 340, max: 440, usual: 390 } },
  draw: (d, { look, params }) => {
    const wide = params['width']!;
    const [gap, pen] = [24, 42];
    const tall = 300;
    const oval = (share: number) => d.superellipse(0, 0, wide * share, tall, 2.3);
    const collar = 300;
    const body = oval(1).intersect(d.rect(-600, -270, 1200, 540));
    const cap = d.rect(-collar / 2, -270 - gap - 66, collar, 66, 20);
    const base = d.rect(-collar / 2, 270 + gap, collar, 66, 20);
    const loop = d.line('M-70 -330V-400A70 70 0 0 1 70 -400V-330').stroke(look === 'line' ? pen : 46).gapFrom(cap, 0);
    const tassel = d.rect(-24, 320, 48, 90).union(d.rect(-60, 420, 120, 160, [40, 40, 0, 0]));
    const fringe = tassel.gapFrom(base, 0);
    if (look === 'line') return [d.layer('paper', d.union(body.rim(pen, 'round'), oval(0.42).outline(pen).intersect(body)), 'main'), d.layer('frame', d.union(cap, base, loop, fringe), 'second', { mono: 'ink' })];
    if (look === 'ribs') {
      const count = 5;
      const high = (540 - gap * (count - 1)) / count;
      const bands = Array.from({ length: count }, (_, i) => {
        const y = -270 + i * (high + gap);
        const half = wide * Math.sqrt(1 - ((y + high / 2) / (tall * 1.16)) ** 2);
        return d.rect(-half, y, 2 * half, high, high / 2);
      });
      return [d.layer('paper', d.union(...bands), 'main', { mono: 'ink' }), d.layer('frame', d.union(cap, base, loop, fringe), 'second', { mono: 'ink' })];
    }
    const folds = d.union(oval(0.34).outline(gap), oval(0.7).outline(gap));
    return [d.layer('paper', body.subtract(folds).withoutSlivers(900).round(4, 0), 'main', { mono: 'ink' }), d.layer('frame', d.union(cap, base, loop, fringe), 'second', { mono: 'ink' })];
  },
});
