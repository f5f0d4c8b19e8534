import { idea } from '../../idea.ts';

/** A mouse whose ear is the moon. */
export const mouseMoon = idea({
  id: 'mouse-moon',
  title: ({ things }) => `The ${things[0]} by moonlight`,
  says: ({ things }) => `The ${things[0]} is a hill at night; its ear is the full moon above it.`,
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['mouse', 'rat'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'playful_rounded'], colors: 1, stem: 0.14 },
    print: { manner: 'print', vibes: ['illustrative', 'hand_drawn'], colors: 2, stem: 0.14 },
  },
  params: { ear: { label: 'Ear', min: 140, max: 180, usual: 164 }, tail: { label: 'Tail', min: 44, max: 66, usual: 54 } },
  draw: (d, { look, params }) => {
    const [r, pen] = [params['ear']!, params['tail']!];
    const body = d.path('M-500 330C-470 200 -330 40 -200 -20C-60 -120 330 -120 330 330C330 400 300 400 260 400H-430C-480 400 -510 380 -500 330Z').round(20, 20);
    const tail = d.line(`M250 ${400 - pen / 2}C480 ${400 - pen / 2} 560 240 460 140C400 80 400 0 500 -40`).brush([pen, pen, pen, pen * 0.9, pen * 0.6], { ends: 'round' });
    const eye = d.circle(-300, 210, 30);
    const nose = d.circle(-486, 316, 46);
    const ear = d.circle(-150, -110, r);
    const thigh = d.arc(200, 330, 190, 180, 280).stroke(26, { cap: 'round' });
    const mouse = d.union(body, tail).subtract(eye);
    if (look === 'print') {
      const inks = d.overprint([{ shape: mouse, ink: 'main' }, { shape: d.union(ear.move(0, 30), nose), ink: 'second' }]);
      return inks.map(({ shape, paint }, i) => d.layer(['mouse', 'moon', 'overlap'][i]!, shape, paint));
    }
    if (look === 'cut') return [d.layer('mouse', d.union(mouse.subtract(thigh), nose).gapFrom(ear, 26).union(ear), 'main')];
    return [d.layer('mouse', mouse.gapFrom(ear, 26), 'main'), d.layer('moon and nose', ear.union(nose), 'second', { mono: 'ink' })];
  },
});
