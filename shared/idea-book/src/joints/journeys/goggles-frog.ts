import { idea } from '../../idea.ts';

/** A frog in swimming goggles. */
export const gogglesFrog = idea({
  id: 'goggles-frog',
  title: 'The frog does breaststroke',
  says: 'The eyes of the frog are swimming goggles, and the water comes up to its smile.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['swimming'] }],
  looks: {
    face: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.1 },
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.1 },
    print: { manner: 'print', vibes: ['illustrative', 'playful_rounded'], colors: 2, stem: 0.1 },
  },
  params: { lens: { label: 'Size of the goggles', min: 118, max: 150, usual: 134 }, gap: { label: 'Gap', min: 24, max: 38, usual: 30 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const r = params['lens']!;
    if (look === 'face') {
      const eyes = d.mirror(d.circle(236, -190, 236));
      const chin = d.path('M-480 100C-480 -140 -270 -280 0 -280C270 -280 480 -140 480 100C480 300 270 400 0 400C-270 400 -480 300 -480 100Z');
      const mask = d.mirror(d.circle(236, -190, 172)).union(d.rect(-100, -226, 200, 60));
      const panes = d.mirror(d.circle(236, -190, r - 6));
      const pupils = d.mirror(d.circle(214, -176, 56));
      const mouth = d.line('M-340 140C-220 270 220 270 340 140').stroke(54, { cap: 'round' });
      return [d.layer('frog', d.union(eyes, chin).round(0, 40).subtract(mask, mouth), 'main', { mono: 'ink' }), d.layer('goggles', panes.subtract(pupils), 'second', { mono: 'ink' })];
    }
    const bumps = d.mirror(d.circle(240, -230, 210));
    const face = d.path('M-480 120C-480 -120 -270 -260 0 -260C270 -260 480 -120 480 120C480 250 400 330 300 330H-300C-400 330 -480 250 -480 120Z');
    const head = d.weld(face, bumps, 60);
    const lens = d.mirror(d.circle(240, -230, r));
    const bridge = d.arc(0, -190, 120, 200, 340).stroke(52);
    const smile = d.arc(0, -150, 380, 48, 132).stroke(52, { cap: 'round' });
    const shine = d.mirror(d.circle(240, -230, 44)).move(0, 0);
    const water = d.wave({ x: -560, y: 400, length: 1120, height: 90, waves: 3, phase: 0.25 }).stroke(78, { cap: 'round' });
    const frame = lens.subtract(lens.shrink(52));
    const swimmer = head.subtract(lens.grow(gap), bridge.grow(0), smile);
    const deep = swimmer.subtract(d.wave({ x: -560, y: 400, length: 1120, height: 90, waves: 3, phase: 0.25 }).stroke(78 + 2 * gap));
    if (look === 'cut') return [d.layer('frog', deep.withoutSlivers(400), 'main', { mono: 'ink' }), d.layer('goggles', frame, 'main', { mono: 'ink' }), d.layer('water', water, 'main', { mono: 'ink' })];
    return [d.layer('frog', deep.withoutSlivers(400), 'main', { mono: 'ink' }), d.layer('goggles', look === 'print' ? frame.union(shine) : lens, 'second', { mono: 'ink' }), d.layer('water', water, look === 'print' ? 'second' : 'main', { mono: 'ink' })];
  },
});
