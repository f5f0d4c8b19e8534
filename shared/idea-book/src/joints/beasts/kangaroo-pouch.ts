import { idea } from '../../idea.ts';

/** A kangaroo of one swelling stroke, with its young in the pouch. */
export const kangarooPouch = idea({
  id: 'kangaroo-pouch',
  title: 'Room for one more',
  says: 'One stroke from tail to neck is the kangaroo, and its young looks out of the pouch.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['kangaroo'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'illustrative'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.046 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.14 },
  },
  params: { hips: { label: 'Weight of the hips', min: 320, max: 390, usual: 356 } },
  draw: (d, { look, params }) => {
    const hips = params['hips']!;
    const [gap, pen] = [22, 46];
    const spine = d.through([[-500, 460], [-370, 450], [-220, 350], [-80, 190], [0, 30], [50, -150], [90, -300], [130, -380]]);
    const body = spine.brush((t) => (t < 0.55 ? 30 + (hips - 30) * Math.sin(((t / 0.55) * Math.PI) / 2) ** 2.2 : 110 + (hips - 110) * Math.cos((((t - 0.55) / 0.45) * Math.PI) / 2) ** 1.3), { ends: 'round', samples: 80 });
    const head = d.path('M80 -420C90 -480 160 -490 220 -450C270 -420 340 -390 340 -340C340 -300 280 -300 220 -310C160 -310 90 -340 80 -420Z').round(14, 0);
    const ears = d.union(d.leaf([110, -420], [50, -590], 0.2), d.leaf([140, -430], [150, -610], 0.2)).round(8, 0);
    const thigh = d.ellipse(-20, 210, 170, 210).rotate(14, [-20, 210]);
    const foot = d.polyline([[40, 330], [-30, 440], [220, 466]]).stroke(74, { cap: 'round', join: 'round' });
    const arm = d.polyline([[60, -200], [240, -110], [320, -170]]).stroke(60, { cap: 'round', join: 'round' });
    const young = d.union(d.ellipse(190, 100, 90, 72).rotate(16, [190, 100]), d.leaf([160, 70], [140, -60], 0.26), d.leaf([196, 60], [220, -66], 0.26)).round(8, 8);
    const whole = d.union(body, head, ears, thigh, foot, arm).round(0, 20);
    const eye = d.circle(196, -394, 20);
    const small = d.circle(216, 92, 18);
    if (look === 'line') return [d.layer('kangaroo', whole.subtract(whole.shrink(pen).round(22, 0)).gapFrom(young, gap), 'main'), d.layer('young', young.subtract(small), 'second')];
    const one = whole.subtract(eye).gapFrom(young, gap);
    if (look === 'cut') return [d.layer('disc', d.circle(0, 0, 660).subtract(d.union(one, young).place({ cx: 0, cy: 0 })), 'main')];
    return [d.layer('kangaroo', one, 'main'), d.layer('young', young.subtract(small), 'second')];
  },
});
