import { idea } from '../../idea.ts';

/** A hammerhead shark that is a hammer. */
export const hammerhead = idea({
  id: 'hammerhead',
  title: 'The hammerhead',
  says: 'The hammer is a hammerhead shark: its head strikes, and its body is the handle.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['handyman', 'metalwork', 'construction', 'carpentry'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.12 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'tech_sharp'], traits: ['gradient'], colors: 2, stem: 0.12 },
  },
  params: { tilt: { label: 'Tilt', min: -40, max: 40, usual: 30 }, gap: { label: 'Gap', min: 24, max: 40, usual: 30 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const tilt = params['tilt']!;
    const half = d.path('M0 -640C150 -640 270 -610 450 -600C470 -600 480 -590 480 -570V-400C480 -380 470 -370 450 -370C330 -370 240 -390 130 -380H0Z').round(14, 20);
    const head = d.union(d.mirror(half)).round(14, 0);
    const eyes = d.mirror(d.circle(390, -486, 40));
    const side = d.path('M0 -400H110C126 -300 130 -220 128 -140C220 -100 310 0 326 120C260 70 190 50 116 60C106 220 92 380 72 520C130 550 200 620 226 740C150 690 70 670 0 640Z').round(10, 20);
    const body = d.mirror(side).round(8, 0);
    return [d.layer('head', head.subtract(eyes).rotate(tilt, [0, 0]), look === 'cut' ? 'main' : 'second', { mono: 'ink' }), d.layer('body', body.gapFrom(head, gap).rotate(tilt, [0, 0]), look === 'gradient' ? { gradient: ['second', 'main'], from: [0, -300], to: [-300, 500] } : 'main', { mono: 'ink' })];
  },
});
