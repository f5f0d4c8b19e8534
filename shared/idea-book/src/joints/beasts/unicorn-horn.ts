import { idea } from '../../idea.ts';

/** A unicorn whose mane is a crescent, with its turned horn. */
export const unicornHorn = idea({
  id: 'unicorn-horn',
  title: 'A crescent and a horn',
  says: 'A horse’s head, a crescent for the mane and one turned horn.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['unicorn'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'elegant_serif', 'organic_flowing'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'classic_ornate'], colors: 1, stem: 0.14 },
  },
  params: { horn: { label: 'Length of the horn', min: 280, max: 400, usual: 340 } },
  draw: (d, { look, params }) => {
    const long = params['horn']!;
    const [gap, pen] = [24, 44];
    const head = d.path('M-220 480C-330 240 -310 -100 -110 -260L-90 -400L20 -290C110 -240 190 -120 310 20C370 90 350 190 270 200C200 205 150 160 90 140C50 170 20 180 -10 184C20 290 110 350 150 480Z').round(18, 30);
    const horn = d.polygon([[-46, 0], [46, 0], [0, -long]], 6).subtract(...[0.26, 0.52].map((t) => d.rect(-100, -11, 200, 22).rotate(-18).move(0, -long * t))).rotate(32).move(104, -262);
    const eye = d.circle(80, -80, 30);
    const mane = d.line('M-330 440C-400 190 -370 -130 -150 -330').brush([16, 110, 150, 120, 30], { ends: 'round', samples: 40 });
    if (look === 'line') return [d.layer('mane', mane.gapFrom(head, gap), 'second'), d.layer('head', head.rim(pen, 'round').union(eye), 'main'), d.layer('horn', horn.gapFrom(head, gap), 'second')];
    if (look === 'cut') {
      const all = d.union(head, d.path('M-220 470H150L240 900H-260Z'), horn.gapFrom(head, gap), mane.gapFrom(head, gap)).subtract(eye).scale(0.86).move(-10, 110);
      return [d.layer('disc', d.circle(0, 0, 540).subtract(all), 'main')];
    }
    return [d.layer('mane', mane.gapFrom(head, gap), 'second'), d.layer('head', head.subtract(eye), 'main'), d.layer('horn', horn.gapFrom(head, gap), 'second')];
  },
});
