import { type Point, polar, times } from '@fifteen/geometry';
import { idea } from '../../idea.ts';

/** Two arrows of a cycle that are foxes. */
export const foxCycle = idea({
  id: 'fox-cycle',
  title: 'The cycle of foxes',
  says: 'Two foxes run in a circle: their heads are the arrows of recycling, and nothing is lost.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['recycling'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'organic_flowing'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'modern_flat'], colors: 1, stem: 0.12 },
    print: { manner: 'print', vibes: ['illustrative', 'hand_drawn', 'organic_flowing'], colors: 2, stem: 0.12 },
  },
  params: { tail: { label: 'Width of the tails', min: 0.8, max: 1.15, usual: 1 }, head: { label: 'Size of the heads', min: 0.9, max: 1.08, usual: 1 } },
  draw: (d, { look, params }) => {
    const radius = 330;
    const wide = params['tail']!;
    // Half the width of the body by the share of its way from the tip of the tail to the neck.
    const half = (t: number) => wide * (t < 0.36 ? 88 * Math.sin((Math.PI / 2) * (t / 0.36)) ** 0.75 : 40 + 48 * (0.5 + 0.5 * Math.cos(Math.PI * Math.min(1, (t - 0.36) / 0.5))));
    const at = (t: number, side: 1 | -1): Point => polar(radius + side * half(t), -176 + 116 * t);
    const steps = 24;
    const body = d.through([...times(steps + 1, (i) => at(i / steps, 1)), ...times(steps, (i) => at(1 - i / steps, -1))], { closed: true }).fill();
    const size = params['head']!;
    const head = d.path('M270 0L90 160C40 200 -60 220 -170 200C-120 160 -70 110 -40 60V-60C-70 -110 -120 -160 -170 -200C-60 -220 40 -200 90 -160Z').round(14, 10);
    const eyes = d.union(d.leaf([34, 92], [122, 52], 0.26, 0.26), d.leaf([34, -92], [122, -52], 0.26, 0.26)).scale(1.1, 1.1, [70, 0]);
    const place = (s: ReturnType<typeof d.circle>) => s.scale(size, size, [0, 0]).rotate(50, [0, 0]).move(...polar(radius, -63));
    const band = d.sector(0, 0, 700, -146, -140);
    const fox = body.union(place(head)).subtract(place(eyes), band).withoutSlivers();
    const other = fox.rotate(180, [0, 0]);
    return [d.layer('one fox', fox, 'main'), d.layer('the other fox', other, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
