import type { Shape } from '@fifteen/drawing';
import { idea } from '../../idea.ts';

/** A peacock's fan of exact drops. */
export const peacockFan = idea({
  id: 'peacock-fan',
  title: 'The open fan',
  says: 'Seven equal drops open into a peacock’s tail.',
  kind: 'symbol',
  technique: 'module',
  needs: [{ things: ['peacock'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'illustrative', 'geometric_minimal'], colors: 2, stem: 0.06 },
    line: { manner: 'line', vibes: ['elegant_serif', 'classic_ornate'], colors: 2, stem: 0.034 },
    print: { manner: 'print', vibes: ['gradient_modern', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
  },
  params: { eyes: { label: 'Eyes', min: 34, max: 54, usual: 44 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const turns = [-3, -2, -1, 0, 1, 2, 3].map((i) => i * 24.4);
    const plume = d.path('M0 -40C-40 -200 -98 -310 -98 -392A98 98 0 1 1 98 -392C98 -310 40 -200 0 -40Z');
    const eye = d.circle(0, -392, params['eyes']!);
    const bird = d.path('M0 -250C34 -250 56 -226 56 -196C56 -120 106 -80 116 40C124 120 70 170 0 170C-70 170 -124 120 -116 40C-106 -80 -56 -120 -56 -196C-56 -226 -34 -250 0 -250Z').move(0, 90);
    const crest = d.union(...[-30, 0, 30].map((turn) => d.circle(0, -60, 15).union(d.rect(-6, -50, 12, 50)).rotate(turn).move(0, -150)));
    const around = (shape: Shape) => d.union(...turns.map((turn) => shape.rotate(turn)));
    if (look === 'print') {
      const wide = plume.scale(1.22, 1.06);
      const fans = [0, 1].map((odd) => d.union(...turns.filter((_, i) => i % 2 === odd).map((turn) => wide.rotate(turn))).subtract(around(d.circle(0, -420, params['eyes']!))).gapFrom(bird.union(crest), 20).withoutSlivers(900));
      return [...d.overprint([{ shape: fans[0]!, ink: 'main' }, { shape: fans[1]!, ink: 'second' }], { trap: 3 }).map(({ shape, paint }, i) => d.layer(`ink ${i + 1}`, shape, paint, { mono: i === 2 ? 'gap' : 'ink' })), d.layer('bird', bird.union(crest), 'main')];
    }
    const fan = line ? around(plume.rim(30)) : around(plume).round(0, 24).subtract(around(eye.grow(16)));
    return [d.layer('fan', fan.gapFrom(bird.union(crest), 16).withoutSlivers(900), 'main'), d.layer('eyes', around(eye), 'second'), d.layer('bird', bird.union(crest), 'second')];
  },
});
