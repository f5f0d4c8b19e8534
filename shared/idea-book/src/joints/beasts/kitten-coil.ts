import { idea } from '../../idea.ts';

/** A kitten asleep, curled up into a disc. */
export const kittenCoil = idea({
  id: 'kitten-coil',
  title: 'Asleep in a circle',
  says: 'The kitten sleeps curled up into a perfect circle.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['kitten', 'cat'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'organic_flowing'], colors: 2, stem: 0.18 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing', 'elegant_serif'], colors: 1, stem: 0.056 },
    moon: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.18 },
  },
  params: { tail: { label: 'Width of the tail', min: 110, max: 160, usual: 134 } },
  draw: (d, { look, params }) => {
    const tail = params['tail']!;
    const gap = 26;
    const r = 480;
    const disc = d.circle(0, 0, r);
    const face = d.ellipse(170, 160, 250, 210);
    const ears = d.union(d.polygon([[-60, 130], [-30, -150], [160, -20]], 30), d.polygon([[240, -20], [400, -130], [412, 130]], 30));
    const head = d.union(face, ears).round(0, 20);
    const eyes = d.union(d.arc(80, 150, 62, 20, 160).stroke(34, { cap: 'round' }), d.arc(270, 150, 62, 20, 160).stroke(34, { cap: 'round' }));
    const nose = d.polygon([[146, 236], [204, 236], [175, 270]], 10);
    const wrap = d.arc(0, 0, r - tail / 2, 176, 62).stroke(tail, { cap: 'round' });
    if (look === 'line') {
      const pen = 56;
      const back = d.arc(0, 0, r - pen / 2, 64, 352).stroke(pen, { cap: 'round' });
      const inner = d.arc(0, 0, r - pen / 2 - 140, 180, 96).stroke(pen, { cap: 'round' });
      return [d.layer('kitten', d.union(d.union(back, inner).gapFrom(head, gap), head.rim(pen, 'round'), eyes, nose), 'main')];
    }
    const sleeper = head.subtract(eyes, nose);
    const end = wrap.gapFrom(head, gap);
    const body = disc.gapFrom(head.union(wrap), gap).round(4, 0).withoutSlivers(500);
    if (look === 'moon') {
      const crescent = disc.subtract(d.circle(190, -150, 330)).round(30, 0);
      return [d.layer('crescent', crescent.gapFrom(head, gap).withoutSlivers(4_000), 'main'), d.layer('head', sleeper, 'second')];
    }
    return [d.layer('body', d.union(body, sleeper), 'main'), d.layer('tail', end, 'second')];
  },
});
