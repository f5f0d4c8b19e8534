import { idea } from '../../idea.ts';

/** A clock that is an owl. */
export const owlClock = idea({
  id: 'owl-clock',
  title: 'Ten past ten',
  says: 'The old clock is an owl: its hands at ten past ten are the brows, and its weights are the feet.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['antiques'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.046 },
  },
  params: { hands: { label: 'Weight of hands', min: 0.85, max: 1.15, usual: 1 } },
  draw: (d, { look, params }) => {
    const k = params['hands']!;
    const sharp = look === 'cut';
    const body = d.path('M-340 -460C-260 -420 -150 -400 0 -400C150 -400 260 -420 340 -460C380 -360 390 -240 390 -120C390 160 260 330 0 330C-260 330 -390 160 -390 -120C-390 -240 -380 -360 -340 -460Z').round(10, 0);
    const dial = d.circle(0, -90, 292);
    const hand = d.path('M0 10C-80 -60 -190 -120 -250 -236C-120 -214 -30 -120 24 -30Z').round(4, 0).scale(k, k, [0, -20]);
    const hands = d.mirror(hand).move(0, 10);
    const eyes = d.mirror(d.ring(132, -40, 92, 40));
    const beak = d.polygon([[-44, 10], [44, 10], [0, 110]], sharp ? 0 : 10);
    const weights = d.mirror(d.union(d.rect(110, 320, 30, 60), d.rect(80, 370, 90, 130, sharp ? 0 : 30)));
    const face = d.union(hands, eyes.gapFrom(hands, 18));
    if (look === 'line') return [d.layer('clock', d.union(body.rim(46, 'round'), hands, d.mirror(d.circle(132, -30, 50)), weights.gapFrom(body, 0)), 'main', { mono: 'ink' }), d.layer('beak', beak, 'second', { mono: 'ink' })];
    if (sharp) return [d.layer('clock', d.union(body.subtract(dial), face, beak.gapFrom(hands, 0), weights.gapFrom(body, 0)), 'main')];
    return [d.layer('clock', d.union(body.subtract(dial), face), 'main', { mono: 'ink' }), d.layer('beak and weights', d.union(beak.gapFrom(hands, 16), weights.gapFrom(body, 22)), 'second', { mono: 'ink' })];
  },
});
