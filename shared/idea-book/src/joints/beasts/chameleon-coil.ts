import { idea } from '../../idea.ts';

/** A chameleon of one stroke, from the coil of its tail to its round eye. */
export const chameleonCoil = idea({
  id: 'chameleon-coil',
  title: 'From coil to eye',
  says: 'One stroke swells from the coil of the tail to the round eye of the chameleon.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['chameleon'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['organic_flowing', 'modern_flat', 'playful_rounded'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing', 'hand_drawn'], colors: 2, stem: 0.046 },
    shift: { manner: 'module', vibes: ['gradient_modern', 'illustrative', 'tech_sharp'], colors: 3, traits: ['gradient'], stem: 0.14 },
  },
  params: { back: { label: 'Height of the back', min: 250, max: 330, usual: 290 } },
  draw: (d, { look, params }) => {
    const back = params['back']!;
    const pen = 60;
    const coil = d.spiral({ cx: -330, cy: 130, from: 40, to: 200, turns: 1.3, start: 142, growth: 0.9 });
    const spine = d.through([...coil.points(26), [-220, -120], [-20, -160], [170, -110], [330, -10]]);
    const branch = d.line('M-130 330H520').stroke(pen, { cap: 'round' });
    const leg = (x: number, y: number, lean: number) => d.line(`M${x} ${y}C${x + lean} ${y + 100} ${x + lean} 220 ${x + lean * 0.4} 290`).stroke(74, { cap: 'round' });
    const body = spine.brush((t) => (t < 0.55 ? 44 + 30 * (t / 0.55) ** 2 : 74 + (back - 74) * Math.sin(((t - 0.55) / 0.45) * Math.PI * 0.72) ** 1.2), { ends: 'round', samples: 90 });
    const head = d.path('M150 -230L330 -330C440 -250 520 -110 540 20C540 80 500 100 440 100H250C180 60 150 -60 150 -230Z').round(24, 0);
    const legs = d.union(leg(-50, -40, -40), leg(190, 20, 40));
    const whole = d.union(body, head, legs, d.ellipse(40, -90, 230, 130)).round(0, 10);
    const eye = d.ring(340, -90, 96, 44);
    if (look === 'line') return [d.layer('chameleon', whole.subtract(whole.shrink(46).round(20, 0)).gapFrom(branch, 20), 'main'), d.layer('eye', d.circle(340, -90, 64), 'second'), d.layer('branch', d.line('M-130 340H520').stroke(46, { cap: 'round' }), 'second')];
    const beast = whole.subtract(eye).gapFrom(branch, 20);
    if (look === 'shift') return [d.layer('branch', branch, 'third'), d.layer('chameleon', beast, { gradient: ['main', 'second'], from: [-500, 300], to: [500, -200] })];
    return [d.layer('branch', branch, 'second'), d.layer('chameleon', beast, 'main')];
  },
});
