import { idea } from '../../idea.ts';

/** Three equal fish lie head to tail and fill the tin without waste. */
export const sardineTin = idea({
  id: 'sardine-tin',
  title: 'Head to tail',
  says: 'Three equal fish lie head to tail, as sardines lie in their tin.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['sardine', 'anchovy', 'herring'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 1, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'classic_ornate'], colors: 2, stem: 0.044 },
    shoal: { manner: 'module', vibes: ['geometric_minimal', 'illustrative', 'tech_sharp'], colors: 2, stem: 0.16 },
  },
  params: { fat: { label: 'Fullness of the fish', min: 0.21, max: 0.25, usual: 0.24 } },
  draw: (d, { look, params }) => {
    const fat = params['fat']!;
    const pen = 44;
    const fish = d.union(d.leaf([0, -330], [0, 230], fat).round(10, 0), d.polygon([[-104, 330], [0, 130], [104, 330], [0, 270]], 10)).round(0, 20);
    const eye = d.circle(0, -210, 26);
    const gill = d.line('M-90 -118C-50 -86 50 -86 90 -118').stroke(22);
    const one = fish.subtract(eye, gill);
    const lay = (part: typeof fish) => [-1, 0, 1].map((i) => (i === 0 ? part.flipY() : part).move(i * 284, 0));
    const [left, middle, right] = lay(one);
    if (look === 'shoal') return [d.layer('outer fish', left!.union(right!).scale(1.3), 'main'), d.layer('middle fish', middle!.scale(1.3), 'second')];
    const packed = (part: typeof fish) => d.union(...lay(part)).scale(0.96);
    if (look === 'line') {
      const tin = d.rect(-530, -460, 1060, 920, 200);
      return [d.layer('tin', tin.rim(pen), 'main'), d.layer('sardines', packed(one), 'second')];
    }
    const tin = d.rect(-520, -440, 1040, 880, 190);
    return [d.layer('tin', tin.subtract(packed(one)), 'main')];
  },
});
