import { idea } from '../../idea.ts';

/** An armchair whose rolled arms are the horns of a ram. */
export const armchairRam = idea({
  id: 'armchair-ram',
  title: 'The armchair ram',
  says: 'The rolled arms of the chair are the horns of a ram.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['upholstery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'illustrative'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.1 },
    shade: { manner: 'solid', vibes: ['gradient_modern', 'modern_flat', 'playful_rounded'], traits: ['gradient'], colors: 2, stem: 0.1 },
  },
  params: { back: { label: 'Height of the back', min: 380, max: 470, usual: 420 }, roll: { label: 'Roll of the arms', min: 0.92, max: 1.06, usual: 1 } },
  draw: (d, { look, params }) => {
    const gap = 28;
    const top = -params['back']!;
    const size = params['roll']!;
    const arm = d.union(d.circle(320, -10, 165), d.path('M170 0V330C170 370 190 390 230 390H330C370 390 390 370 390 330V100Z'))
      .round(0, 30);
    const scroll = d.spiral({ cx: 320, cy: -10, from: 30, to: 150, turns: 1.25, start: 20 }).stroke(gap + 4, { cap: 'round' }).scale(size, size, [320, -10]);
    const arms = d.mirror(arm.subtract(scroll));
    const back = d.mirror(d.path(`M0 ${top}C170 ${top} 250 ${top + 90} 250 -200C250 -60 200 60 150 140H0Z`)).gapFrom(d.mirror(arm), gap).round(14, 0);
    const seat = d.mirror(d.path('M0 170H142V390H0Z')).round(30, 0);
    const eyes = d.mirror(d.circle(104, -120, 32));
    const nostrils = d.mirror(d.line('M48 250C72 250 84 272 78 300').stroke(30, { cap: 'round' }));
    const paint = look === 'shade' ? ({ gradient: ['second', 'main'], from: [0, top], to: [0, 390] } as const) : 'main';
    const inner = look === 'solid' ? 'second' : paint;
    return [d.layer('arms', arms, paint), d.layer('back', back.subtract(eyes), inner, { mono: 'ink' }), d.layer('seat', seat.subtract(nostrils), inner, { mono: 'ink' })];
  },
});
