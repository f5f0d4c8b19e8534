import { idea } from '../../idea.ts';

/** An ibex whose horn goes around the sun. */
export const ibexSun = idea({
  id: 'ibex-sun',
  title: 'The sun in its horn',
  says: 'The goat’s great horn sweeps around and holds the sun.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['goat'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'organic_flowing'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    rings: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract'], colors: 1, stem: 0.1 },
  },
  params: { sun: { label: 'Size of the sun', min: 120, max: 170, usual: 146 } },
  draw: (d, { look, params }) => {
    const sun = params['sun']!;
    const pen = 42;
    const [cx, cy, r] = [90, -130, 330];
    const horn = d.arc(cx, cy, r, 176, 440).brush((t) => 140 - 116 * t ** 1.1, { samples: 70 });
    const head = d.path('M-330 -160C-390 -60 -470 140 -500 250C-516 310 -470 350 -420 346C-350 340 -290 300 -240 240C-180 220 -130 150 -120 60L-165 -160Z').round(26, 20);
    const beard = d.leaf([-360, 300], [-300, 520], 0.1, 0.24);
    const ear = d.leaf([-170, 10], [40, 130], 0.26, 0.16);
    const eye = d.leaf([-330, 40], [-250, 60], 0.3);
    const goat = d.union(head, beard).round(8, 20);
    const disc = d.circle(cx, cy, sun);
    if (look === 'line') {
      const ring = d.arc(cx, cy, r, 196, 440).stroke(pen, { cap: 'round' });
      return [d.layer('goat', d.union(goat.rim(pen, 'round'), ring, d.circle(-290, 60, 26)), 'main'), d.layer('sun', disc.rim(pen), 'second')];
    }
    const whole = d.union(horn, goat, ear).subtract(eye);
    if (look === 'rings') {
      const knots = [214, 240, 266, 292, 318].map((angle) => d.sector(cx, cy, 500, angle - 2, angle + 2, 200));
      return [d.layer('goat', whole.subtract(...knots), 'main'), d.layer('sun', disc, 'main')];
    }
    return [d.layer('goat', whole, 'main'), d.layer('sun', disc, 'second')];
  },
});
