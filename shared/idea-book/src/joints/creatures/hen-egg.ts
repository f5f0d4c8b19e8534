import { idea } from '../../idea.ts';

/** An egg is already a hen. */
export const henEgg = idea({
  id: 'hen-egg',
  title: 'Hen and egg',
  says: 'An egg with a comb and a beak: the hen and the egg at once.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['hen', 'egg'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'geometric_minimal'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.046 },
    print: { manner: 'print', vibes: ['gradient_modern', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.12 },
  },
  params: { comb: { label: 'Comb', min: 0.85, max: 1.2, usual: 1 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const egg = d.path('M0 -360C190 -360 350 -60 350 130C350 310 200 430 0 430C-200 430 -350 310 -350 130C-350 -60 -190 -360 0 -360Z').rotate(-14);
    const comb = d.union(d.circle(-170, -400, 74), d.circle(-70, -450, 82), d.circle(36, -420, 70)).scale(params['comb']!, params['comb']!, [-70, -400]);
    const beak = d.polygon([[-300, -220], [-440, -150], [-290, -100]], 12);
    const wattle = d.ellipse(-336, -14, 48, 74);
    const eye = d.circle(-116, -196, 34);
    const wing = d.path('M-40 110C60 130 170 110 240 20C260 190 130 290 20 260C-30 240 -50 170 -40 110Z').round(10, 0);
    const legs = d.union(...[-70, 90].map((x) => d.line(`M${x} 400V520M${x - 70} 520H${x + 40}`).stroke(line ? 44 : 40, { cap: 'round' })));
    const red = d.union(comb, beak, wattle).gapFrom(egg, 16);
    if (look === 'print') {
      const flap = d.path('M-60 90C60 130 220 110 420 -20C440 190 250 330 70 290C-30 260 -70 170 -60 90Z').round(14, 0);
      const crest = comb.move(10, 40).scale(1.15, 1.15, [-70, -380]);
      const feet = legs.subtract(egg);
      return d.overprint([{ shape: egg.subtract(eye).union(beak), ink: 'main' }, { shape: d.union(crest, flap.intersect(egg.shrink(24)), feet), ink: 'second' }], { trap: 3 }).map(({ shape, paint }, i) => d.layer(`ink ${i + 1}`, shape, paint, { mono: i === 2 ? 'gap' : 'ink' }));
    }
    if (line) return [d.layer('red', red, 'second'), d.layer('legs', legs.gapFrom(egg, 0), 'second', { mono: 'join' }), d.layer('hen', egg.rim(46, 'round').union(eye, d.line('M-40 110C-40 230 60 290 150 230C220 180 240 110 240 20').stroke(40, { cap: 'round' })), 'main')];
    return [d.layer('red', red, 'second'), d.layer('legs', legs.gapFrom(egg, 16), 'second'), d.layer('hen', egg.subtract(eye, wing.rim(22, 'round')), 'main')];
  },
});
