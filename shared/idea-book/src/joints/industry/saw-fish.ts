import { idea } from '../../idea.ts';

/** A handsaw whose handle is a fish: a sawfish. */
export const sawFish = idea({
  id: 'saw-fish',
  title: 'The sawfish',
  says: 'The handsaw is a sawfish: its handle is the fish, and its blade the long bill.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['carpentry', 'woodworking', 'handyman'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['hand_drawn', 'geometric_minimal'], colors: 2, stem: 0.05 },
  },
  params: { teeth: { label: 'Teeth', min: 6, max: 9, usual: 7 }, tilt: { label: 'Tilt', min: -30, max: 0, usual: -18 } },
  draw: (d, { look, params }) => {
    const teeth = Math.round(params['teeth']!);
    const gap = 32;
    const edge = Array.from({ length: teeth }, (_, i): [number, number][] => {
      const at = (share: number): [number, number] => [-940 + 850 * share, 40 + 104 * share];
      const [x, y] = at(i / teeth);
      const [nextX, nextY] = at((i + 1) / teeth);
      return [[x, y], [x + (nextX - x) * 0.2, y + 92], [nextX, nextY]];
    }).flat();
    const blade = d.polygon([[-960, -60], ...edge, [20, 140], [20, -170]], 6);
    const fish = d.path('M-110 20C-90 -150 60 -250 220 -240C230 -300 270 -350 340 -380C350 -320 370 -260 410 -200C480 -150 530 -110 590 -90C650 -130 700 -220 790 -250C790 -160 760 -80 720 0C760 80 790 160 790 250C700 220 650 130 590 90C490 150 360 230 190 230C30 230 -90 150 -110 20Z').round(14, 24);
    const eye = d.circle(90, -50, 36);
    const gill = d.line('M230 -110C280 -40 280 30 230 100').stroke(34, { cap: 'round' });
    const body = fish.subtract(eye, gill);
    const turn = (shape: typeof fish) => shape.rotate(params['tilt']!, [0, 0]);
    const coat = look === 'line' ? fish.rim(46, 'round').union(eye) : body;
    return [d.layer('fish', turn(coat), 'main', { mono: 'ink' }), d.layer('blade', turn(blade.gapFrom(fish, gap)), look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
