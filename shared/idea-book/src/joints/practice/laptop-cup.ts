import { idea } from '../../idea.ts';

/** A laptop that is a cup on its saucer. */
export const laptopCup = idea({
  id: 'laptop-cup',
  title: 'The laptop to sip from',
  says: 'The laptop is a cup of coffee: the screen has a handle, and the keyboard is the saucer.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['coworking'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.09 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.05 },
  },
  params: { weight: { label: 'Line weight', min: 0.88, max: 1.14, usual: 1 }, steam: { label: 'Height of the steam', min: 120, max: 210, usual: 170 } },
  draw: (d, { look, params }) => {
    const [k, rise] = [params['weight']!, params['steam']!];
    const width = (look === 'line' ? 46 : 74) * k;
    const screen = d.rect(-360, -210, 640, 490, [40, 40, 56, 56]);
    const handle = d.line('M280 -100H340A120 120 0 0 1 340 140H280').stroke(width);
    const saucer = d.path('M-500 320H420C420 376 380 410 330 410H-410C-460 410 -500 376 -500 320Z').round(12, 0).move(0, 0);
    const notch = d.rect(-130, 300, 180, 50, [0, 0, 24, 24]);
    const steam = d.union(...[-120, 40].map((x) => d.line(`M${x} -270C${x - 60} ${-270 - rise / 3} ${x + 60} ${-270 - (2 * rise) / 3} ${x} ${-270 - rise}`).stroke(width * 0.8, { cap: 'round' })));
    const base = saucer.subtract(notch);
    if (look === 'one') return [d.layer('cup', d.union(screen, handle, base, steam), 'main')];
    const frame = screen.rim(width, 'round').union(handle.gapFrom(screen, 0));
    if (look === 'line') return [d.layer('cup', frame.union(base), 'main'), d.layer('steam', steam, 'second', { mono: 'ink' })];
    return [d.layer('cup', frame.union(base), 'main'), d.layer('coffee', screen.shrink(width + 26, 'round'), 'second', { mono: 'ink' }), d.layer('steam', steam, 'main', { mono: 'ink' })];
  },
});
