import { idea } from '../../idea.ts';

/** A lamp that is a snowdrop. */
export const snowdropLamp = idea({
  id: 'snowdrop-lamp',
  title: 'Light in flower',
  says: 'The lamp is a snowdrop: its arm is the stem, its shade the petals, and the bulb hangs between them.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['lighting', 'interior-design'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.046 },
  },
  params: { shade: { label: 'Shade', min: 0.88, max: 1.1, usual: 1 } },
  draw: (d, { look, params }) => {
    const k = params['shade']!;
    const pen = look === 'line' ? 44 : 54;
    const x = -120;
    const arm = d.line('M250 460V-130C250 -330 140 -450 10 -450C-80 -450 -120 -390 -120 -300').stroke(pen, { cap: 'round' });
    const foot = d.rect(90, 430, 320, pen, pen / 2);
    const cup = d.ellipse(x, -262, 62, 58);
    const petal = d.path('M-30 -214C-130 -190 -300 -20 -330 170C-260 190 -150 170 -84 110C-60 0 -40 -120 -10 -214Z').round(10, 0);
    const middle = d.path('M0 -200C60 -90 110 30 110 110C80 150 40 172 0 172C-40 172 -80 150 -110 110C-110 30 -60 -90 0 -200Z');
    const shade = d.mirror(petal).gapFrom(middle, 24).union(middle).scale(k, k, [0, -214]).move(x, 0);
    const bulb = d.circle(x, 172 * k + 60, 82);
    const glow = bulb.gapFrom(shade, 24);
    if (look === 'line') {
      const whole = d.mirror(petal).union(middle).scale(k, k, [0, -214]).move(x, 0);
      return [d.layer('lamp', d.union(arm, foot, cup, d.mirror(petal).scale(k, k, [0, -214]).move(x, 0).rim(pen, 'round').gapFrom(middle.scale(k, k, [0, -214]).move(x, 0), 0), middle.scale(k, k, [0, -214]).move(x, 0).rim(pen, 'round')), 'main', { mono: 'ink' }), d.layer('bulb', bulb.gapFrom(whole, 20), 'second', { mono: 'ink' })];
    }
    const lamp = d.union(arm, foot, cup, shade.gapFrom(cup, -6));
    if (look === 'cut') return [d.layer('lamp', lamp.union(glow), 'main')];
    return [d.layer('lamp', lamp, 'main', { mono: 'ink' }), d.layer('bulb', glow, 'second', { mono: 'ink' })];
  },
});
