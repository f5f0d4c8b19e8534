import { idea } from '../../idea.ts';

/** A computer mouse that is a ladybug: the bug is found. */
export const bugMouse = idea({
  id: 'bug-mouse',
  title: 'Found the bug',
  says: 'The computer mouse is a ladybug: here is the bug.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['computer-mouse'], trades: ['computer-repair'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], traits: ['asymmetric'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], traits: ['asymmetric'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], traits: ['asymmetric'], colors: 2, stem: 0.046 },
  },
  params: { gap: { label: 'Gap', min: 24, max: 38, usual: 30 }, spots: { label: 'Spots', min: 46, max: 64, usual: 56 } },
  draw: (d, { look, params }) => {
    const [gap, spot] = [params['gap']!, params['spots']!];
    const line = look === 'line';
    const mouse = d.superellipse(0, 90, 290, 410, 2.5);
    const seam = d.line('M-400 -60C-200 -10 200 -10 400 -60').stroke(gap);
    const split = d.rect(-gap / 2, -500, gap, 470);
    const wheel = d.rect(-38, -250, 76, 150, 38);
    const spots = d.union(...[[-118, 130], [118, 130], [-118, 340], [118, 340]].map(([x, y]) => d.circle(x!, y!, spot)));
    const above = d.path('M-700 -700H700V-60H400C200 -10 -200 -10 -400 -60H-700Z');
    const head = mouse.intersect(above).subtract(seam, split, wheel.grow(gap)).round(6, 0).union(wheel);
    const shell = mouse.subtract(above, seam).round(8, 0);
    const legs = d.mirror(d.union(d.polyline([[250, -30], [390, -120]]).stroke(56, { cap: 'round' }), d.polyline([[270, 150], [430, 150]]).stroke(56, { cap: 'round' }), d.polyline([[240, 320], [380, 420]]).stroke(56, { cap: 'round' })));
    const cable = d.line('M0 -330C0 -470 60 -520 150 -520C240 -520 250 -620 330 -640').stroke(line ? 44 : 56, { cap: 'round' });
    if (line) return [d.layer('mouse', d.union(mouse.rim(46), d.line('M-400 -60C-200 -10 200 -10 400 -60').stroke(46).intersect(mouse), wheel, d.rect(-23, -130, 46, 110), cable.subtract(mouse), legs.subtract(mouse.shrink(20))), 'main'), d.layer('spots', spots, 'second', { mono: 'ink' })];
    const limbs = d.union(legs.gapFrom(mouse, gap * 0.8), cable.gapFrom(mouse, 0));
    if (look === 'cut') return [d.layer('mouse', d.union(head, limbs, shell.subtract(spots)), 'main')];
    return [d.layer('mouse', d.union(head, limbs), 'main'), d.layer('shell', shell.subtract(spots), 'second', { mono: 'ink' })];
  },
});
