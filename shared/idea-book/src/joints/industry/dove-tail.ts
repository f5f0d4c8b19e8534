import { idea } from '../../idea.ts';

/** A dove whose tail is a dovetail joint. */
export const doveTail = idea({
  id: 'dove-tail',
  title: 'The dove and its tail',
  says: 'The tail of the dove is the dovetail that holds the board.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['woodworking', 'carpentry', 'furniture'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.05 },
  },
  params: { gap: { label: 'Gap', min: 24, max: 44, usual: 32 }, flare: { label: 'Flare of the tail', min: 90, max: 140, usual: 116 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const flare = params['flare']!;
    const bird = d.path(`M-600 -76L-474 -136C-444 -226 -334 -256 -254 -206C-190 -164 -150 -70 -40 -60L130 -50L380 ${-50 - flare}V${150 + flare}L130 150C70 200 -20 216 -90 210C-310 196 -470 84 -490 -50Z`).round(14, 26);
    const wing = d.path('M-150 -60C-200 -260 -130 -450 100 -560C130 -400 130 -220 60 -60Z').round(14, 0);
    const board = d.rect(150, -330, 400, 760, 40).gapFrom(bird, gap);
    const eye = d.circle(-376, -128, 30);
    const body = bird.union(wing).round(0, 30).subtract(eye);
    const wood = board.gapFrom(wing, gap);
    if (look === 'line') return [d.layer('dove', bird.union(wing).round(0, 30).rim(46, 'round').union(eye), 'main', { mono: 'ink' }), d.layer('board', wood, 'second', { mono: 'ink' })];
    return [d.layer('dove', body, 'main', { mono: 'ink' }), d.layer('board', wood, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
