import { idea } from '../../idea.ts';
import { polar } from '../care/parts.ts';

/** A rose seen from above, cut from one circle. */
export const circleRose = idea({
  id: 'circle-rose',
  title: 'The cut rose',
  says: 'Three rings of curved petals turn into a rose.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['rose', 'peony', 'camellia', 'carnation'], trades: ['florist'] }],
  looks: {
    solid: { manner: 'cut', vibes: ['organic_flowing', 'elegant_serif', 'classic_ornate'], colors: 2, stem: 0.08 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, stem: 0.08, traits: ['gradient'] },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'organic_flowing'], colors: 2, stem: 0.038 },
  },
  params: { petals: { label: 'Petals', min: 4, max: 7, usual: 5 }, gap: { label: 'Gap', min: 18, max: 36, usual: 26 } },
  draw: (d, { look, params }) => {
    const [gap, many] = [params['gap']!, Math.round(params['petals']!)];
    const isLine = look === 'line';
    const ring = (outer: number, inner: number, count: number, turn: number, lean: number) => {
      const blade = d.through([0, 1, 2, 3, 4].map((i) => polar(inner - 30 + ((outer + 60 - inner) * i) / 4, turn + lean * (i / 4) ** 0.7))).stroke(isLine ? 38 : gap);
      if (isLine) return [d.ring(0, 0, outer, inner).intersect(d.union(...d.radial(blade, { count }))), d.ring(0, 0, outer + 19, outer - 19)];
      return d.ring(0, 0, outer, inner).subtract(...d.radial(blade, { count })).pieces().map((petal) => petal.round(22, 0));
    };
    const petals = d.union(...ring(400, 262, many, 0, 62), ...ring(isLine ? 262 : 240, 122, many - 1, 30, 66));
    const curl = d.line('M-120 20C-80 -64 44 -70 48 0C50 44 -14 54 -26 16');
    const heart = d.circle(0, 0, 98).subtract(curl.stroke(gap - 4));
    const leaf = d.leaf([0, 400], [500, 300], 0.3).gapFrom(d.circle(0, 0, 400), 24).withoutSlivers(2000).round(6, 0);
    const leaves = d.mirror(leaf);
    if (isLine) return [d.layer('leaves', d.mirror(d.leaf([0, 400], [500, 300], 0.3).rim(38).gapFrom(d.circle(0, 0, 400), 0).withoutSlivers(400)), 'main', { mono: 'join' }), d.layer('rose', petals.union(d.ring(0, 0, 141, 103), curl.stroke(38, { cap: 'round' }).intersect(d.circle(0, 0, 122))), 'second', { mono: 'join' })];
    const rose = petals.union(heart);
    return [d.layer('leaves', leaves, 'main', { mono: 'ink' }), d.layer('rose', rose, look === 'gradient' ? { gradient: ['second', 'main'], from: [0, -400], to: [0, 400] } : 'second', { mono: 'ink' })];
  },
});
