import { idea } from '../../idea.ts';

/** A carrier bag that is a shop: its fold is the awning, its print the door. */
export const bagShop = idea({
  id: 'bag-shop',
  title: 'The shop to take along',
  says: 'The carrier bag is a little shop: an awning over its edge and a door in its front.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['retail'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.08 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.046 },
  },
  params: { door: { label: 'Door width', min: 150, max: 240, usual: 190 }, handle: { label: 'Handle', min: 54, max: 84, usual: 68 } },
  draw: (d, { look, params }) => {
    const pen = look === 'line' ? 46 : params['handle']!;
    const door = params['door']! / 2;
    const [half, top] = [360, -170];
    const bag = d.rect(-half, top, 2 * half, 480 - top, look === 'cut' ? [0, 0, 16, 16] : [0, 0, 46, 46]);
    const handle = d.line('M-150 -160V-300C-150 -390 -90 -446 0 -446C90 -446 150 -390 150 -300V-160').stroke(pen);
    const count = 5;
    const span = (2 * (half + 36)) / count;
    const flaps = Array.from({ length: count }, (_, i) => {
      const x = -half - 36 + i * span;
      return d.union(d.rect(x, top, span, 130), d.ellipse(x + span / 2, top + 130, span / 2, 62));
    });
    const arch = d.union(d.rect(-door, 230, 2 * door, 300), d.ellipse(0, 230, door, door));
    if (look === 'line') {
      const hem = d.union(...flaps.filter((_, i) => i % 2 === 1).map((flap) => flap.grow(pen / 2).rim(pen, 'round')));
      const lines = d.union(bag.rim(pen, 'round'), arch.intersect(bag).rim(pen, 'round')).gapFrom(d.union(...flaps), -3).subtract(d.rect(-door + pen, 400, 2 * (door - pen), 90));
      return [d.layer('bag', lines.union(handle.intersect(d.rect(-600, -600, 1200, 600 + top + 8))), 'main', { mono: 'ink' }), d.layer('awning', hem.union(...flaps.filter((_, i) => i % 2 === 0)), 'second', { mono: 'ink' })];
    }
    const awning = d.union(...flaps);
    const front = bag.subtract(arch).gapFrom(awning, 26);
    if (look === 'cut') {
      const stripes = d.union(...flaps.map((flap, i) => (i % 2 === 0 ? flap : flap.intersect(d.rect(-600, top, 1200, 40)))));
      return [d.layer('bag', d.union(front, stripes, handle.intersect(d.rect(-600, -600, 1200, 610 + top))), 'main')];
    }
    return [d.layer('bag', d.union(front, handle.intersect(d.rect(-600, -600, 1200, 600 + top - 26))), 'main', { mono: 'ink' }), d.layer('awning', awning, 'second', { mono: 'ink' })];
  },
});
