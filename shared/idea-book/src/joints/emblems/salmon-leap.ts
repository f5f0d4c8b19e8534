import { idea } from '../../idea.ts';

/** A salmon that leaps over the rings that it made. */
export const salmonLeap = idea({
  id: 'salmon-leap',
  title: ({ things }) => `The leap of the ${things[0]}`,
  says: ({ things }) => `The ${things[0]} leaps in the same arc as the rings that it left in the water.`,
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['salmon', 'trout'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'organic_flowing'], colors: 2, stem: 0.13 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract'], colors: 1, stem: 0.13 },
    print: { manner: 'brush', vibes: ['illustrative', 'hand_drawn'], colors: 2, stem: 0.13 },
  },
  params: { fish: { label: 'Fish', min: 190, max: 240, usual: 220 }, gap: { label: 'Gap', min: 22, max: 36, usual: 28 } },
  draw: (d, { look, params }) => {
    const [thick, gap] = [params['fish']!, params['gap']!];
    const [cx, cy, r] = [0, 330, 470];
    const spine = d.arc(cx, cy, r, 196, 340);
    const body = spine.brush([40, thick * 0.34, thick * 0.7, thick * 0.96, thick * 1.05, thick * 1.02, thick * 0.84, thick * 0.5, 14], { samples: 60 });
    const [tx, ty] = spine.start;
    const fin = d.path('M20 0C-30 60 -130 100 -200 90C-160 130 -140 160 -130 190C-110 170 -90 160 -70 160C-80 190 -80 230 -70 260C-10 220 40 130 60 60Z').round(8, 8).move(tx, ty - 30);
    const at = (t: number, shape: typeof body, side: number) => shape.rotate(spine.angleAt(t)).move(...spine.pointAt(t)).move(Math.cos(((spine.angleAt(t) - 90 * side) * Math.PI) / 180) * thick * 0.42, Math.sin(((spine.angleAt(t) - 90 * side) * Math.PI) / 180) * thick * 0.42);
    const dorsal = at(0.5, d.path('M-110 40L-70 -50L70 -20L90 40Z').round(10, 0), 1);
    const adipose = at(0.24, d.path('M-50 60L-50 -10L20 40Z').round(8, 0), 0.9);
    const fish = d.union(body, fin, dorsal, adipose).round(0, 10);
    const [ex, ey] = spine.pointAt(0.87);
    const eye = d.circle(ex + 14, ey - 26, 25);
    const [gx, gy] = spine.pointAt(0.74);
    const gill = d.line('M0 -84C46 -40 46 40 0 84').stroke(gap, { cap: 'round' }).rotate(spine.angleAt(0.74)).move(gx, gy);
    const ground = d.rect(-900, -900, 1800, 900 + cy + 60);
    const ring = (outer: number, inner: number) => d.ring(cx, cy + 60, outer, inner).intersect(ground);
    const inside = r - thick * 0.5 - gap * 2;
    const water = d.union(ring(inside - 30, inside - 106), d.circle(cx, cy + 60, inside - 106 - gap * 1.3).intersect(ground)).gapFrom(fish, gap);
    const leaping = fish.subtract(eye, gill);
    if (look === 'print') return [d.layer('salmon', leaping, 'main'), d.layer('water', d.circle(cx, cy + 60, inside - 30).intersect(ground).gapFrom(fish, gap).subtract(d.wave({ x: -600, y: cy - 20, length: 1200, height: 50, waves: 4 }).stroke(gap)), 'second', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('salmon', leaping.union(water), 'main')];
    return [d.layer('salmon', leaping, 'main'), d.layer('water', water, 'second', { mono: 'ink' })];
  },
});
