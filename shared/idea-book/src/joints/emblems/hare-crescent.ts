import { idea } from '../../idea.ts';

/** A hare whose leap is a crescent moon. */
export const hareCrescent = idea({
  id: 'hare-crescent',
  title: ({ things }) => `The ${things[0]} over the moon`,
  says: ({ things }) => `The body of the leaping ${things[0]} is a crescent; the full moon rises below it.`,
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['hare', 'rabbit'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'illustrative'], colors: 2, stem: 0.12 },
    print: { manner: 'print', vibes: ['illustrative', 'hand_drawn', 'bold_abstract'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'organic_flowing'], colors: 1, stem: 0.13 },
  },
  params: { moon: { label: 'Moon', min: 180, max: 240, usual: 215 }, ears: { label: 'Ears', min: 0.85, max: 1.12, usual: 1 } },
  draw: (d, { look, params }) => {
    const crescent = d.circle(-40, 100, 400).subtract(d.circle(-20, 214, 318), d.rect(-600, 330, 1200, 400));
    const head = d.leaf([200, -230], [510, -10], 0.3, 0.22).round(46, 0);
    const ears = params['ears']!;
    const ear = (turn: number) => d.path('M0 0C-60 -90 -230 -190 -370 -190C-330 -70 -150 20 0 0Z').round(14, 0).scale(ears).rotate(turn).move(286, -156);
    const tail = d.circle(-436, -16, 66);
    const eye = d.circle(350, -120, 25);
    const moonSize = params['moon']!;
    const moon = d.circle(-20, 250, moonSize);
    const near = ear(12);
    const far = ear(44).gapFrom(near, 22);
    const hare = d.union(d.weld(crescent, head, 30), tail).subtract(eye).gapFrom(near, 22).union(near, far);
    if (look === 'print') {
      const inks = d.overprint([{ shape: d.union(crescent, head, tail, near, far).subtract(eye), ink: 'main' }, { shape: d.circle(-20, 214, 344).intersect(d.rect(-600, -600, 1200, 930)), ink: 'second' }]);
      return inks.map(({ shape, paint }, i) => d.layer(['hare', 'moon', 'overlap'][i]!, shape, paint));
    }
    if (look === 'cut') return [d.layer('hare', hare, 'main'), d.layer('moon', d.circle(-20, 300, moonSize).intersect(d.rect(-600, -600, 1200, 930)), 'main')];
    return [d.layer('hare', hare, 'main'), d.layer('moon', moon, 'second', { mono: 'ink' })];
  },
});
