import { idea } from '../../idea.ts';

/** A game controller that is a crab. */
export const padCrab = idea({
  id: 'pad-crab',
  title: 'A crab to play with',
  says: 'The controller is a crab: its thumbsticks are the eyes.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['crab', 'lobster', 'shellfish', 'beach', 'sea', 'coral'] }, { things: ['gamepad', 'joystick'], trades: ['games', 'toys', 'software', 'events'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat'], traits: ['playful'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['playful_rounded', 'tech_sharp'], traits: ['playful'], colors: 2, stem: 0.035 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, traits: ['playful'], stem: 0.09 },
  },
  params: { claws: { label: 'Claw size', min: 0.88, max: 1.15, usual: 1 }, eyes: { label: 'Height of the eyes', min: 200, max: 290, usual: 240 } },
  draw: (d, { look, params }) => {
    const pad = d.path('M-200 -90H200C340 -90 400 20 430 200C450 330 400 400 330 400C260 400 220 290 130 270H-130C-220 290 -260 400 -330 400C-400 400 -450 330 -430 200C-400 20 -340 -90 -200 -90Z');
    const cross = d.union(d.rect(-276, 60, 150, 50, 10), d.rect(-226, 10, 50, 150, 10));
    const buttons = d.union(d.circle(200, 34, 28), d.circle(200, 136, 28), d.circle(149, 85, 28), d.circle(251, 85, 28));
    const lift = params['eyes']!;
    const eyes = d.mirror(d.rect(84, 30 - lift, 44, lift - 110).union(d.circle(106, -lift, 62)));
    const pupils = d.mirror(d.circle(106, -lift, 24));
    const size = params['claws']!;
    const claw = d.ring(380, -250, 130, 62).subtract(d.polygon([[380, -250], [300, -480], [440, -480]])).round(14, 0).union(d.line('M400 -130C420 -60 400 -20 360 20').stroke(54)).scale(size, size, [380, -20]).subtract(pad);
    if (look === 'bold') {
      const sockets = d.mirror(d.circle(190, 85, 118));
      const nippers = d.ring(410, -230, 168, 74).subtract(d.polygon([[410, -230], [310, -520], [486, -520]])).round(16, 0).union(d.line('M424 -80C440 0 420 40 380 70').stroke(72)).scale(size, size, [400, 0]);
      return [d.layer('crab', pad.subtract(sockets).union(cross.move(11, 0), buttons.move(-10, 0)).gapFrom(d.mirror(nippers), 0).union(d.mirror(nippers)), 'main')];
    }
    if (look === 'line') return [d.layer('pad', d.union(pad.rim(34, 'round'), cross, eyes.rim(26)), 'main'), d.layer('claws', d.mirror(claw.gapFrom(pad, 14)).union(buttons), 'second')];
    return [d.layer('pad', pad.union(eyes).subtract(cross, buttons, pupils), 'main'), d.layer('claws', d.mirror(claw.gapFrom(pad, 22)), 'second')];
  },
});
