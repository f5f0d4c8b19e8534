import { idea } from '../../idea.ts';

/** A snake that follows its own tail around the sign of infinity. */
export const snakeInfinity = idea({
  id: 'snake-infinity',
  title: 'The endless snake',
  says: 'The snake runs after its own tail around the sign of infinity.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['snake'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'organic_flowing'], colors: 2, stem: 0.11 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    graded: { manner: 'brush', vibes: ['gradient_modern', 'organic_flowing'], traits: ['gradient'], colors: 2, stem: 0.1 },
  },
  params: { weight: { label: 'Thickness', min: 84, max: 120, usual: 104 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const pen = line ? 42 : params['weight']!;
    const gap = line ? 26 : 20;
    const r = 196;
    const c = r * Math.SQRT2;
    const [tail, nose] = [-52, -100];
    const under = d.arc(c, 0, r, tail, 135).then(d.arc(-c, 0, r, -45, -90));
    const over = d.arc(-c, 0, r, -90, -315).then(d.arc(c, 0, r, 225, 270 + nose + 90));
    const way = under.then(over);
    const grow = (t: number) => pen * Math.min(1, 0.06 + 1.7 * t ** 0.75);
    const [low, high] = look === 'graded' ? [under.brush((t) => pen * Math.min(0.72, 0.06 + 0.7 * t ** 0.8), { samples: 60 }), over.brush((t) => pen * (0.72 + 0.4 * t), { samples: 60 })] : [line ? under.stroke(pen, { cap: 'round' }) : under.brush(grow, { samples: 60 }), over.stroke(pen)];
    const [x, y] = way.end;
    const size = line ? 62 : pen * 0.8;
    const head = d.path(`M${x - size} ${y - size * 0.72}C${x} ${y - size * 1.05} ${x + size * 1.3} ${y - size * 0.8} ${x + size * 2} ${y}C${x + size * 1.3} ${y + size * 0.8} ${x} ${y + size * 1.05} ${x - size} ${y + size * 0.72}Z`).round(12, 0).rotate(way.angleAt(0.999), [x, y]);
    const strand = d.weld(high, head, 30);
    const eye = d.circle(x + size * 0.6, y - size * 0.3, size * 0.19).rotate(way.angleAt(0.999), [x, y]);
    const bridge = over.part(0.35, 0.85).stroke(pen);
    const pieces = low.gapFrom(bridge, gap).pieces();
    const right = d.rect(0, -600, 900, 1200);
    const ahead = d.union(...pieces.filter((piece) => piece.bounds.cx > 0)).intersect(right);
    const behind = d.union(d.circle(-c, -r, pen * (look === 'graded' ? 0.36 : 0.5)), ...pieces.filter((piece) => piece.bounds.cx < 0));
    const body = behind.union(strand).subtract(eye);
    const tone = look === 'graded' ? ({ gradient: ['main', 'second'], from: [60, 80], to: [470, -60] } as const) : line ? 'main' : 'second';
    return [d.layer('tail', ahead, tone, { mono: 'ink' }), d.layer('snake', body, 'main', { mono: 'join' })];
  },
});
