import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A bonsai of three half discs on one bent trunk. */
export const threePads = idea({
  id: 'three-pads',
  title: 'Three clouds on a trunk',
  says: 'One half disc in three sizes, carried by one bend: a bonsai.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['bonsai'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['organic_flowing', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    sun: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.12 },
  },
  params: { trunk: { label: 'Weight of the trunk', min: 60, max: 100, usual: 80 } },
  draw: (d, { look, params }) => {
    const weight = params['trunk']!;
    const [gap, pen] = [26, 42];
    const line = look === 'line';
    const pad = (cx: number, base: number, r: number) => d.circle(cx, base, r).intersect(d.rect(cx - r, base - r, 2 * r, r)).round(22, 0).scale(1, 0.86, [cx, base]);
    const pads = [pad(-20, -250, 240), pad(280, -20, 220), pad(-330, 60, 190)];
    const bend = d.line('M-40 330C60 220 120 120 20 10C-60 -70 -60 -150 -20 -270');
    const right = d.line('M66 110C140 110 220 80 280 -40');
    const left = d.line('M50 190C-60 190 -250 180 -330 40');
    const width = line ? pen : weight;
    const trunk = d.union(line ? bend.stroke(width) : bend.brush([weight * 1.5, weight, weight * 0.8]), right.stroke(width * (line ? 1 : 0.6)), left.stroke(width * (line ? 1 : 0.6)));
    const dish = d.mirror(d.path('M0 330H-330L-280 450H0Z')).round(16, 0);
    const wood = trunk.gapFrom(d.union(...pads, dish), line ? 14 : gap).withoutSlivers(900);
    if (line) return [d.layer('crowns', d.union(...pads.map((crown) => contour(crown, pen))), 'second', { mono: 'ink' }), d.layer('trunk', wood.intersect(d.rect(-600, -250, 1200, 590)), 'main'), d.layer('dish', contour(dish, pen), 'main')];
    if (look === 'sun') return [d.layer('sun', d.circle(0, -20, 520).subtract(d.union(...pads, wood, dish).scale(0.8).move(10, -10)), 'main')];
    return [d.layer('crowns', d.union(...pads), 'second', { mono: 'ink' }), d.layer('trunk', wood, 'main', { mono: 'ink' }), d.layer('dish', dish, 'main', { mono: 'ink' })];
  },
});
