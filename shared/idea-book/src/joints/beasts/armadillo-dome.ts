import { idea } from '../../idea.ts';

/** An armadillo whose armor is a dome of equal bands. */
export const armadilloDome = idea({
  id: 'armadillo-dome',
  title: 'The dome walks',
  says: 'A dome of bands is the armadillo.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['armadillo'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'geometric_minimal'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.044 },
    front: { manner: 'module', vibes: ['bold_abstract', 'tech_sharp', 'geometric_minimal'], colors: 2, stem: 0.12 },
  },
  params: { bands: { label: 'Number of bands', min: 4, max: 6, usual: 5 } },
  draw: (d, { look, params }) => {
    const bands = Math.round(params['bands']!);
    const [gap, pen] = [26, 44];
    const r = 400;
    const seam = (i: number, pen: number) => {
      const x = -r + (2 * r * i) / bands;
      const rx = Math.abs(x) < 1 ? 0.01 : Math.abs(x);
      return d.ellipse(0, 0, rx, r).outline(pen).intersect(d.rect(x < 0 ? -600 : 0, -600, 600, 1200));
    };
    const seams = (pen: number) => d.union(...Array.from({ length: bands - 1 }, (_, i) => seam(i + 1, pen)));
    const snout = d.path('M0 -130C110 -130 190 -40 300 60C330 90 310 130 270 130H0Z').round(24, 0);
    if (look === 'front') {
      const hoops = bands - 1;
      const width = (500 - 170 - gap * (hoops - 1)) / hoops;
      const hoop = (i: number) => {
        const outer = 500 - i * (width + gap);
        return d.sector(0, 0, outer, 180, 360, outer - width).union(d.mirror(d.rect(-outer, 0, width, 160 - 36 * i, [0, 0, width / 2, width / 2])));
      };
      const face = d.path('M0 -110C90 -110 140 -60 140 10C140 130 70 230 50 330C40 380 -40 380 -50 330C-70 230 -140 130 -140 10C-140 -60 -90 -110 0 -110Z').subtract(d.mirror(d.circle(-66, 60, 22)));
      const ears = d.mirror(d.leaf([-60, -60], [-130, -230], 0.24).round(8, 0));
      const front = d.union(face, ears).round(0, 10);
      return [d.layer('armor', d.union(...Array.from({ length: hoops }, (_, i) => hoop(i))).gapFrom(front, gap), 'main'), d.layer('face', front, 'second')];
    }
    const dome = d.sector(0, 0, r, 180, 360).scale(1, 1.2).round(20, 0);
    const head = snout.scale(1.1).move(r - 84, -100);
    const ear = d.leaf([r + 10, -190], [r + 50, -390], 0.26).round(8, 0);
    const tail = d.line(`M${-r + 60} -30C${-r - 30} -20 ${-r - 70} 10 ${-r - 90} 80`).brush([90, 70, 30], { ends: 'round' });
    const feet = d.union(d.rect(-270, -20, 130, 140, [0, 0, 56, 56]), d.rect(130, -20, 130, 140, [0, 0, 50, 50]));
    const eye = d.circle(r + 84, -106, 24);
    const rest = d.union(head, ear, tail, feet);
    if (look === 'line') return [d.layer('armor', dome.rim(pen, 'round').union(seams(pen).scale(1, 1.2).intersect(dome)), 'main'), d.layer('armadillo', rest.subtract(eye).gapFrom(dome, gap), 'second')];
    return [d.layer('armor', dome.subtract(seams(gap).scale(1, 1.2)).withoutSlivers(), 'main'), d.layer('armadillo', rest.subtract(eye).gapFrom(dome, gap), 'second')];
  },
});
