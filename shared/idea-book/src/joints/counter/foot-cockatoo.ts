import { idea } from '../../idea.ts';

/** A footprint that is a cockatoo: the toes are its crest. */
export const footCockatoo = idea({
  id: 'foot-cockatoo',
  title: 'The foot has a crest',
  says: 'The footprint is a cockatoo: its toes are the feathers of the crest.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['podiatry'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.12 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'playful_rounded'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.045 },
  },
  params: { toes: { label: 'Size of the toes', min: 0.85, max: 1.1, usual: 1 }, gap: { label: 'Gap', min: 18, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const [gap, size] = [params['gap']!, params['toes']!];
    const sole = d.blob([[-40, -220], [120, -190], [225, -70], [220, 80], [150, 230], [150, 380], [70, 500], [-60, 500], [-140, 390], [-120, 240], [-190, 80], [-230, -60], [-170, -180]]);
    const toe = (x: number, y: number, rx: number, ry: number, turn: number) => d.ellipse(x, y, rx * size, ry * size).rotate(turn, [x, y]);
    const toes = d.union(toe(-176, -340, 84, 112, -14), toe(-12, -372, 60, 92, 0), toe(124, -336, 54, 84, 14), toe(234, -254, 48, 72, 28), toe(306, -146, 42, 60, 40));
    const beak = d.path('M-214 -110C-330 -130 -420 -60 -400 90C-360 40 -300 20 -206 30Z').round(12, 0);
    const eye = d.circle(-90, -60, 42);
    if (look === 'line') return [d.layer('foot', sole.rim(44, 'round').union(eye), 'main'), d.layer('crest', toes.gapFrom(sole, gap).pieces().map((piece) => piece.rim(34, 'round')).reduce((one, other) => one.union(other)).union(beak.gapFrom(sole, gap)), 'second')];
    if (look === 'bold') return [d.layer('foot', sole.subtract(eye.grow(6)), 'main'), d.layer('crest', toes.gapFrom(sole, gap), 'main'), d.layer('beak', beak.gapFrom(sole, gap), 'main')];
    return [d.layer('foot', sole.subtract(eye), 'main'), d.layer('crest', toes.gapFrom(sole, gap).union(beak.gapFrom(sole, gap)), 'second', { mono: 'ink' })];
  },
});
