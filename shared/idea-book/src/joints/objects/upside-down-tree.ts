import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A baobab, broad as a bottle, with a flat crown on each branch. */
export const upsideDownTree = idea({
  id: 'upside-down-tree',
  title: 'The upside-down tree',
  says: 'A baobab: a trunk like a bottle, branches like roots, and small flat crowns.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['baobab'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['organic_flowing', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.042 },
    sun: { manner: 'cut', vibes: ['bold_abstract', 'illustrative'], colors: 1, stem: 0.12 },
  },
  params: { trunk: { label: 'Width of the trunk', min: 130, max: 190, usual: 160 } },
  draw: (d, { look, params }) => {
    const wide = params['trunk']!;
    const line = look === 'line';
    const gap = 24;
    const pad = (cx: number, base: number, r: number) => d.circle(cx, base, r).intersect(d.rect(cx - r, base - r, 2 * r, r)).scale(1, 0.7, [cx, base]).round(16, 0);
    const left = d.union(pad(-400, -50, 150), pad(-215, -240, 170));
    const crowns = d.union(d.mirror(left), pad(0, -390, 170));
    const taper = (from: number) => (t: number) => from + (26 - from) * t;
    const limbs = [d.line('M-70 90C-160 40 -330 60 -400 -60'), d.line('M-50 60C-70 -60 -190 -110 -215 -250')].map((limb) => limb.brush(taper(86), { samples: 30 }));
    const trunk = d.mirror(d.path(`M0 30H-100C-130 130 ${-wide} 160 ${-wide} 280C${-wide} 390 ${-wide - 40} 430 ${-wide - 110} 460H0Z`));
    const tree = d.union(trunk, d.mirror(d.union(...limbs)), d.line('M0 60V-400').brush(taper(110), { samples: 20 }));
    const wood = tree.round(0, 18).gapFrom(crowns, line ? 0 : gap).pieces()[0]!;
    if (line) return [d.layer('crowns', d.union(...crowns.pieces().map((crown) => contour(crown, 36))), 'second', { mono: 'ink' }), d.layer('trunk', wood.gapFrom(crowns, 12).pieces()[0]!, 'main')];
    if (look === 'sun') return [d.layer('sun', d.circle(0, 0, 560).subtract(d.union(crowns, wood, d.rect(-700, 440, 1400, 20)).scale(0.86)).withoutSlivers(600), 'main')];
    return [d.layer('crowns', crowns, 'second', { mono: 'ink' }), d.layer('trunk', wood, 'main', { mono: 'ink' })];
  },
});
