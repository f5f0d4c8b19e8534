import { idea } from '../../idea.ts';

/** A basket that carries the sun. */
export const basketSun = idea({
  id: 'basket-sun',
  title: 'The morning in a basket',
  says: 'The basket carries the rising sun; its handle is the arc of the day.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['basket'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'playful_rounded'], colors: 2, stem: 0.13 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.13 },
    weave: { manner: 'module', vibes: ['illustrative', 'hand_drawn', 'playful_rounded'], colors: 2, stem: 0.13 },
  },
  params: { sun: { label: 'Sun', min: 200, max: 260, usual: 234 }, gap: { label: 'Gap', min: 18, max: 30, usual: 24 } },
  draw: (d, { look, params }) => {
    const [r, gap] = [params['sun']!, params['gap']!];
    const handle = d.sector(0, 0, 420, 180, 360, 340);
    const sun = d.sector(0, 0, r, 180, 360);
    const rim = d.rect(-500, gap, 1000, 96, 48);
    const tub = d.path(`M-430 ${96 + 2 * gap}H430L350 420C344 450 330 460 300 460H-300C-330 460 -344 450 -350 420Z`).round(14, 0);
    const row = (i: number) => 96 + 2 * gap + i * 116;
    const cuts = look === 'weave'
      ? d.union(...[1, 2].map((i) => d.rect(-600, row(i) - gap / 2, 1200, gap)), ...[0, 1, 2].flatMap((i) => (i % 2 ? [-250, 0, 250] : [-125, 125, -375, 375]).map((x) => d.rect(x - gap / 2, row(i), gap, 116))))
      : d.union(...[-2, -1, 0, 1, 2].map((i) => d.polyline([[i * 172, 80], [i * 140, 500]]).stroke(gap)));
    const basket = tub.subtract(cuts).withoutSlivers(300);
    if (look === 'cut') return [d.layer('basket', d.union(handle, rim, sun, basket), 'main')];
    return [d.layer('basket', d.union(handle, rim, basket), 'main'), d.layer('sun', sun, 'second', { mono: 'ink' })];
  },
});
