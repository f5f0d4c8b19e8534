import { idea } from '../../idea.ts';

/** A worn shoe that opens its mouth. */
export const hungryShoe = idea({
  id: 'hungry-shoe',
  title: 'The shoe that asks for help',
  says: 'The worn shoe has opened its mouth: its nails are teeth, and its sole is the jaw.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['shoe-repair'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.046 },
  },
  params: { jaw: { label: 'Opening', min: 4, max: 16, usual: 10 } },
  draw: (d, { look, params }) => {
    const jaw = params['jaw']!;
    const upper = d.path('M-500 -40C-500 -150 -400 -200 -290 -220C-180 -240 -110 -290 -60 -420C-40 -460 -20 -470 20 -470H300C330 -470 344 -456 344 -426V190H90C-60 190 -140 100 -290 70C-380 52 -500 60 -500 -40Z').round(20, 0);
    const sole = d.path('M110 218H380C390 218 396 224 396 234V380H220V320H60C-120 320 -260 330 -400 330C-460 330 -500 300 -500 250C-480 236 -440 232 -400 232C-260 232 -60 240 110 218Z').round(12, 0);
    const lower = sole.intersect(d.rect(-900, -900, 1010, 2000)).rotate(-jaw, [110, 270]).union(sole.intersect(d.rect(108, -900, 900, 2000)), d.circle(110, 269, 51)).round(0, 60);
    const teeth = d.union(...([[-414, 44], [-304, 58], [-194, 88]] as const).map(([x, y]) => d.polygon([[x - 46, y - 24], [x + 46, y - 14], [x - 6, y + 92]], 8)));
    const eye = d.circle(-330, -110, 44);
    const laces = d.union(...([[-96, -250], [-40, -340]] as const).map(([x, y]) => d.line(`M${x} ${y}L${x + 130} ${y + 60}`).stroke(40, { cap: 'round' })));
    if (look === 'line') return [d.layer('shoe', d.union(upper.rim(46, 'round'), d.circle(-330, -100, 34), laces, teeth.subtract(upper)), 'main', { mono: 'ink' }), d.layer('sole', lower, 'second', { mono: 'ink' })];
    const leather = upper.subtract(eye, laces).union(teeth);
    if (look === 'cut') return [d.layer('shoe', d.union(leather, lower.gapFrom(upper, 22)), 'main')];
    return [d.layer('shoe', leather, 'main', { mono: 'ink' }), d.layer('sole', lower.gapFrom(upper, 18), 'second', { mono: 'ink' })];
  },
});
