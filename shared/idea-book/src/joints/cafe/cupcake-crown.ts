import { idea } from '../../idea.ts';

/** A cake in its paper cup, which is a crown. */
export const cupcakeCrown = idea({
  id: 'cupcake-crown',
  title: 'By royal appetite',
  says: 'The paper cup of the little cake is a crown.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['patisserie'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'classic_ornate', 'illustrative'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['elegant_serif', 'geometric_minimal'], colors: 2, stem: 0.038 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.1 },
  },
  params: { points: { label: 'Points', min: 3, max: 5, usual: 5 }, gap: { label: 'Gap', min: 16, max: 32, usual: 24 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const count = Math.round(params['points']!);
    const [wide, narrow, high, low, foot] = [470, 300, -90, 90, 420];
    const at = (i: number, half: number) => -half + (2 * half * i) / count;
    const zigzag = Array.from({ length: count }, (_, i) => [[at(i + 0.5, wide), high], ...(i < count - 1 ? [[at(i + 1, wide - 46), low]] : [])] as [number, number][]).flat();
    const cup = d.polygon([[-narrow, foot], [-wide + 10, high - 40], [-wide + 10, high - 40], [at(0.5, wide - 46) - 60, low], ...zigzag.slice(1, -1).map(([x, y]): [number, number] => [x, y === high ? high - 40 : y]), [at(count - 0.5, wide - 46) + 60, low], [wide - 10, high - 40], [narrow, foot]]).round(16, 0);
    const ball = d.circle(0, -30, 300);
    const cherry = d.circle(0, -30 - 300 - 40, 72);
    if (look === 'line') {
      const pen = 38;
      const shell = cup.rim(pen, 'round').union(d.rect(-700, foot - 130, 1400, pen).intersect(cup));
      const cake = ball.rim(pen).gapFrom(cup, 30).withoutSlivers(2000);
      return [d.layer('cup', shell, 'second', { mono: 'ink' }), d.layer('cake', cake.union(cherry.rim(pen).subtract(ball)), 'main', { mono: 'join' })];
    }
    const pleats = zigzag.filter(([, y]) => y === low).map(([x]) => d.polyline([[x, low - 40], [(x * narrow) / (wide - 46), foot + 60]]).stroke(gap));
    const top = ball.gapFrom(cup, gap).subtract(d.rect(-900, low, 1800, 900)).withoutSlivers(2000).round(8, 0);
    const ripe = cherry.gapFrom(ball, gap);
    if (look === 'cut') return [d.layer('crown', d.union(cup.subtract(...pleats).round(6, 0), top, ripe), 'main', { mono: 'ink' })];
    return [d.layer('crown', cup.subtract(d.rect(-900, foot - 140, 1800, gap)).round(6, 0), 'second', { mono: 'ink' }), d.layer('cake', top, 'main', { mono: 'ink' }), d.layer('cherry', ripe, 'second', { mono: 'ink' })];
  },
});
