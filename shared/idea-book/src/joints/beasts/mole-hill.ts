import { idea } from '../../idea.ts';

/** A mole from above: a drop with two digging hands, and the tunnel behind it is as wide as the mole. */
export const moleHill = idea({
  id: 'mole-hill',
  title: 'As wide as its tunnel',
  says: 'The mole from above: a drop that digs with two great hands.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['mole'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'geometric_minimal'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.044 },
    tunnel: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'illustrative'], colors: 1, stem: 0.14 },
  },
  params: { hands: { label: 'Size of the hands', min: 0.85, max: 1.12, usual: 1 } },
  draw: (d, { look, params }) => {
    const size = params['hands']!;
    const [gap, pen] = [24, 44];
    const finger = d.line('M0 0V-150').brush([64, 60, 34], { ends: 'round' });
    const hand = d.union(d.ellipse(0, 10, 112, 100), ...[-48, -16, 16, 48].map((turn) => finger.rotate(turn * 0.9).move(turn * 1.1, -22))).round(0, 8).scale(size);
    const top = 'M0 -500C44 -500 66 -450 96 -370C150 -230 270 -110 270 90';
    const back = 'C-270 -110 -150 -230 -96 -370C-66 -450 -44 -500 0 -500Z';
    const hands = d.mirror(hand.rotate(-44).move(-330, -110));
    const nose = d.circle(0, -440, 66);
    const body = d.path(`${top}C270 290 150 390 0 390C-150 390 -270 290 -270 90${back}`);
    if (look === 'line') {
      const tail = d.line('M0 372V500').stroke(pen, { cap: 'round' });
      return [d.layer('mole', body.rim(pen, 'round').union(tail).round(0, 8).gapFrom(hands, gap).gapFrom(nose, gap), 'main'), d.layer('hands', hands, 'second'), d.layer('nose', nose, 'second')];
    }
    if (look === 'tunnel') {
      const tunnel = d.path(`${top}V900H-270V90${back}`).union(nose);
      const ground = d.rect(-520, -620, 1040, 1040, 150);
      const eyes = d.mirror(d.circle(-64, -250, 20));
      return [d.layer('ground', ground.subtract(tunnel.subtract(eyes, nose.scale(0.7, 0.7, [0, -440]))).subtract(hands.gapFrom(tunnel, gap)), 'main')];
    }
    const tail = d.line('M0 360V500').stroke(72, { cap: 'round' });
    return [d.layer('mole', body.union(tail).round(0, 20).gapFrom(hands, gap).gapFrom(nose, gap), 'main'), d.layer('hands', hands, 'second'), d.layer('nose', nose, 'second')];
  },
});
