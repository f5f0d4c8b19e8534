import { idea } from '../../idea.ts';

/** A sauna ladle that is a duck. */
export const ladleDuck = idea({
  id: 'ladle-duck',
  title: 'The ladle is a duck',
  says: 'The ladle of the sauna is a duck: its neck is the handle, and steam rises from its back.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['sauna'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'playful_rounded'], colors: 2, stem: 0.12 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'organic_flowing'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.045 },
  },
  params: { steam: { label: 'Height of the steam', min: 0.8, max: 1.2, usual: 1 }, neck: { label: 'Width of the neck', min: 96, max: 130, usual: 112 } },
  draw: (d, { look, params }) => {
    const [neck, high] = [params['neck']!, params['steam']!];
    const gap = 26;
    const bowl = d.path(`M-560 20C-480 64 -440 80 -380 80H${192 - neck}C${262 - neck} 80 ${282 - neck} 40 ${270 - neck} -30C${252 - neck} -130 ${262 - neck} -210 ${302 - neck} -260L350 -200C280 -150 272 -90 296 -10C334 100 344 160 324 220C290 350 160 430 -20 430C-250 430 -440 320 -560 20Z`).round(20, 0);
    const bill = d.path('M400 -370C460 -340 540 -330 610 -330C640 -330 640 -280 600 -270C530 -250 460 -230 400 -240Z').round(14, 0);
    const head = d.circle(312, -300, 124);
    const duck = d.weld(bowl, head, 60);
    const eye = d.circle(330, -330, 30);
    const steam = d.union(...[-330, -170, -10].map((x, i) => d.line(`M${x} -20C${x - 80} -110 ${x + 80} -180 ${x} ${-280 * high - (i === 1 ? 60 : 0)}`).stroke(look === 'line' ? 42 : 56, { cap: 'round' })));
    if (look === 'line') return [d.layer('duck', duck.rim(42, 'round').subtract(bill.grow(gap)).union(eye), 'main'), d.layer('steam', steam.union(bill.rim(34, 'round').gapFrom(head, 0)), 'second')];
    if (look === 'bold') return [d.layer('duck', duck.union(bill).subtract(eye.grow(4)), 'main'), d.layer('steam', steam, 'main')];
    return [d.layer('duck', duck.subtract(eye), 'main'), d.layer('steam', steam.union(bill.gapFrom(head, gap)), 'second', { mono: 'ink' })];
  },
});
