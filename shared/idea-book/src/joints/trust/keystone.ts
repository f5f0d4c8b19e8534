import { idea } from '../../idea.ts';

/** Two sides lean on one keystone. */
export const keystone = idea({
  id: 'keystone',
  title: 'The keystone',
  says: 'Two sides rise toward each other, and the stone in the middle holds both.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['arch', 'stone', 'bridge', 'union', 'gate', 'trust', 'equilibrium'], trades: ['mediation', 'law', 'consulting', 'masonry', 'recruiting', 'architecture'] }],
  looks: {
    sides: { manner: 'module', vibes: ['modern_flat', 'geometric_minimal', 'bold_abstract'], colors: 3, stem: 0.1 },
    stone: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'classic_ornate'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.035 },
  },
  params: { key: { label: 'Height of the keystone', min: 40, max: 120, usual: 70 }, gap: { label: 'Gap', min: 14, max: 32, usual: 22 } },
  draw: (d, { look, params }) => {
    const [cy, outer, inner, gap] = [60, 440, 250, params['gap']!];
    const step = 180 / 7;
    const cuts = d.union(...[1, 2, 3, 4, 5, 6].map((i) => d.rect(-gap / 2, -900, gap, 900).rotate(-90 + i * step).move(0, cy)));
    const side = d.sector(0, cy, outer, 270, 360, inner).subtract(cuts).intersect(d.sector(0, cy, 900, 270 + step / 2, 360)).withoutSlivers(300);
    const feet = d.rect(inner, cy + gap, outer - inner, 150).union(d.rect(inner, cy + 2 * gap + 150, outer - inner, 150));
    const right = side.union(feet).round(6, 0);
    const half = step / 2;
    const key = d.sector(0, cy, outer + params['key']!, 270 - half, 270 + half, inner - 40).subtract(cuts).round(6, 0);
    if (look === 'line') {
      const stones = [...right.pieces(), ...right.flipX(0).pieces()].map((piece) => piece.grow(4).rim(30));
      return [d.layer('arch', d.union(...stones), 'main'), d.layer('keystone', key, 'second')];
    }
    if (look === 'stone') return [d.layer('arch', right.union(right.flipX(0)), 'main'), d.layer('keystone', key, 'second')];
    return [d.layer('left side', right.flipX(0), 'main'), d.layer('right side', right, 'second', { mono: 'ink' }), d.layer('keystone', key, 'third', { mono: 'ink' })];
  },
});
