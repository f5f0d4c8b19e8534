import { idea } from '../../idea.ts';

/** A swan in one stroke of a brush. */
export const swanStroke = idea({
  id: 'swan-stroke',
  title: 'In one stroke',
  says: 'One stroke of the brush is the swan, from its tail to its head.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['swan', 'goose'] }],
  looks: {
    brush: { manner: 'brush', vibes: ['organic_flowing', 'elegant_serif', 'hand_drawn'], colors: 2, stem: 0.09 },
    wing: { manner: 'solid', vibes: ['modern_flat', 'elegant_serif'], colors: 2, stem: 0.1 },
    gradient: { manner: 'cut', vibes: ['gradient_modern', 'organic_flowing'], traits: ['gradient'], colors: 2, stem: 0.1 },
  },
  params: { body: { label: 'Body', min: 150, max: 215, usual: 192 } },
  draw: (d, { look, params }) => {
    const way = d.line('M440 -60C430 180 260 340 0 340C-190 340 -310 230 -310 90C-310 -90 -110 -110 -110 -270C-110 -370 -190 -420 -290 -406');
    const body = params['body']!;
    const stroke = way.brush((t) => (t < 0.36 ? 8 + body * Math.sin((Math.PI / 2) * (t / 0.36)) : 78 + ((body - 70) / 2) * (1 + Math.cos(Math.PI * Math.min(1, (t - 0.36) / 0.42)))), { samples: 60 });
    const [x, y] = way.end;
    const head = d.circle(x + 4, y + 4, 50);
    const beak = d.path(`M${x - 30} ${y - 36}C${x - 100} ${y - 10} ${x - 140} ${y + 40} ${x - 150} ${y + 100}C${x - 90} ${y + 70} ${x - 40} ${y + 60} ${x + 10} ${y + 56}Z`).round(6, 0);
    const eye = d.circle(x + 34, y - 4, 15);
    const swan = stroke.union(head).round(0, 12).subtract(eye).gapFrom(beak, 12);
    const wing = d.path('M-120 120C-20 -20 160 -120 370 -240C400 -80 300 90 130 150C40 180 -60 170 -120 120Z').round(8, 0);
    const paint = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [-300, -420], to: [240, 340] } as const) : 'main';
    const layers = [d.layer('swan', look === 'brush' ? swan : swan.gapFrom(wing, 18).withoutSlivers(400), paint), d.layer('beak', beak, 'second')];
    return look === 'brush' ? layers : [...layers, d.layer('wing', wing, look === 'gradient' ? paint : 'second')];
  },
});
