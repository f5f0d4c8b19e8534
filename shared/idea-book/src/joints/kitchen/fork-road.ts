import { idea } from '../../idea.ts';

/** A fork in the road. */
export const forkRoad = idea({
  id: 'fork-road',
  title: 'A fork in the road',
  says: 'The road splits into three, and the three are the tines of a fork.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['road', 'path', 'journey', 'signpost', 'milestone'], trades: ['food-truck'] }, { things: ['fork'], trades: ['food-truck', 'restaurant', 'meal-delivery', 'catering'] }],
  looks: {
    road: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract'], colors: 2, stem: 0.1 },
    sign: { manner: 'cut', vibes: ['modern_flat', 'brutalist_bold'], colors: 1, stem: 0.1 },
    lanes: { manner: 'module', vibes: ['geometric_minimal', 'modern_flat', 'playful_rounded'], colors: 3, stem: 0.08 },
  },
  params: { spread: { label: 'Spread', min: 180, max: 240, usual: 214 }, width: { label: 'Road width', min: 100, max: 128, usual: 116 } },
  draw: (d, { look, params }) => {
    const [pen, side] = [params['width']!, params['spread']!];
    if (look === 'lanes') {
      const [wide, pitch] = [pen * 0.52, pen * 0.52 + 14];
      const bend = (side * 1.14 - pitch) / 2;
      const lane = d.line(`M${pitch} 500V${bend}A${bend} ${bend} 0 0 1 ${pitch + bend} 0A${bend} ${bend} 0 0 0 ${pitch + 2 * bend} ${-bend}V-400`).stroke(wide, { cap: 'round' });
      return [d.layer('left lane', lane.flipX(0), 'second', { mono: 'ink' }), d.layer('middle lane', d.line('M0 500V-400').stroke(wide, { cap: 'round' }), 'main', { mono: 'ink' }), d.layer('right lane', lane, 'third', { mono: 'ink' })];
    }
    const handle = d.mirror(d.path(`M0 -40H${pen / 2}C${pen / 2} 160 116 330 136 500H0Z`));
    const tines = d.line(`M0 40V-480M${-side} -480V-220A${side} ${side} 0 0 0 ${side} -220V-480`).stroke(pen);
    const fork = handle.union(tines).round(0, 24);
    const dash = (x: number, y: number, h: number, w: number) => d.rect(x - w / 2, y, w, h, 3);
    const marks = d.union(...[-480, -370, -260].flatMap((y) => [-side, 0, side].map((x) => dash(x, y, 64, 20))), dash(0, -150, 64, 20), dash(0, -34, 72, 20), dash(0, 90, 84, 22), dash(0, 226, 98, 25), dash(0, 376, 124, 28));
    if (look === 'sign') {
      const sign = d.rect(-430, -430, 860, 860, 100).rotate(45);
      return [d.layer('sign', sign.subtract(sign.shrink(26).subtract(sign.shrink(50))), 'main'), d.layer('road', fork.subtract(marks).scale(0.66).move(0, 0), 'ground')];
    }
    return [d.layer('road', fork.subtract(marks), 'main'), d.layer('marks', marks, 'second', { mono: 'none' })];
  },
});
