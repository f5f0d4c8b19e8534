import { idea } from '../../idea.ts';

/** An anchor whose arms are one leaping fish. */
export const fishAnchor = idea({
  id: 'fish-anchor',
  title: 'A fish at anchor',
  says: 'The curve of the anchor is a leaping fish.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['anchor', 'harbor', 'pier', 'sailor', 'ship'] }, { things: ['fish'], trades: ['seafood'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'classic_ornate'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.035 },
    print: { manner: 'print', vibes: ['bold_abstract', 'modern_flat', 'brutalist_bold'], colors: 2, stem: 0.09 },
  },
  params: { stock: { label: 'Stock width', min: 300, max: 500, usual: 400 }, ring: { label: 'Ring size', min: 80, max: 112, usual: 92 } },
  draw: (d, { look, params }) => {
    const [gap, stock, ring] = [18, params['stock']!, params['ring']!];
    const path = d.arc(0, 20, 360, 190, -10);
    const fish = path.brush((t) => (t < 0.6 ? 36 + 76 * (1 - Math.cos((Math.PI * t) / 0.6)) : 188 * (1 - ((t - 0.6) / 0.4) ** 2.2) ** 0.8), { samples: 80 });
    const tail = d.path('M-17 14C-17 -40 -90 -90 -112 -200C-60 -184 -20 -154 0 -112C20 -154 60 -184 112 -200C90 -90 17 -40 17 14Z').rotate(5).move(...path.pointAt(0.03));
    const eye = d.circle(...path.pointAt(0.87), 20);
    const [gx, gy] = path.pointAt(0.74);
    const gill = d.arc(gx + 70, gy + 56, 116, -176, -96).stroke(20);
    const whole = d.weld(fish, tail, 60);
    const anchor = d.union(d.ring(0, -328 - ring, ring, ring - 52), d.rect(-28, -340, 56, 700), d.rect(-stock / 2, -262, stock, 56, 28));
    if (look === 'print') {
      const iron = d.union(d.ring(0, -328 - ring, ring + 12, ring - 56), d.rect(-40, -340, 80, 800, [0, 0, 40, 40]), d.rect(-stock / 2, -270, stock, 80));
      return d.overprint([{ shape: iron, ink: 'main' }, { shape: whole.subtract(eye, gill), ink: 'second' }]).map(({ shape, paint }, i) => d.layer(`plate ${i + 1}`, shape, paint, { mono: 'join' }));
    }
    if (look === 'line') return [d.layer('anchor', d.union(d.ring(0, -328 - ring, ring - 8, ring - 42), d.rect(-17, -340, 34, 700), d.rect(10 - stock / 2, -252, stock - 20, 34, 17)).gapFrom(whole, gap), 'main'), d.layer('fish', fish.rim(28, 'round').round(0, 9).union(tail, eye), 'second')];
    return [d.layer('anchor', anchor.gapFrom(whole, gap), 'main'), d.layer('fish', whole.subtract(eye, gill), 'second')];
  },
});
