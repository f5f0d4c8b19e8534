import { idea } from '../../idea.ts';

/** The ball that swings in Newton's cradle is Newton's apple. */
export const newtonCradle = idea({
  id: 'newton-cradle',
  title: 'Newton’s apple, in Newton’s cradle',
  says: 'The ball that swings in the cradle is Newton’s apple.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['physics', 'engineering', 'laboratory'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], traits: ['asymmetric'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], traits: ['asymmetric'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], traits: ['asymmetric'], colors: 2, stem: 0.04 },
  },
  params: { swing: { label: 'Swing', min: 28, max: 40, usual: 34 }, thread: { label: 'Thread', min: 32, max: 48, usual: 40 } },
  draw: (d, { look, params }) => {
    const [swing, thread] = [params['swing']!, params['thread']!];
    const line = look === 'line';
    const [r, y, top] = [130, 180, -420];
    const xs = [-3, -1, 1].map((i) => i * r);
    const balls = xs.map((x) => d.circle(x, y, line ? r - 10 : r + 2));
    const threads = d.union(...xs.map((x) => d.rect(x - thread / 2, top, thread, y - r - top + 20)), d.rect(3 * r - thread / 2, top, thread, 500).rotate(-swing, [3 * r, top]));
    const bar = d.rect(-3.6 * r, top - (line ? 22 : 48), 7.2 * r, line ? 44 : 96, line ? 0 : look === 'cut' ? 0 : 48);
    const half = d.path('M0 -100C42 -140 152 -130 160 -10C164 88 100 162 44 162C22 162 12 152 0 152Z');
    const apple = d.mirror(half).round(8, 10);
    const leaf = d.leaf([30, -164], [176, -262], 0.32, 0.2);
    const hang = (shape: typeof apple) => shape.move(0, y - top + 10).rotate(-swing, [0, 0]).move(3 * r, top);
        if (line) return [d.layer('cradle', d.union(bar, threads.subtract(hang(apple.union(leaf).grow(20))), ...balls.map((ball) => ball.rim(40))).subtract(d.union(...xs.map((x) => d.circle(x, y, r - 50)))), 'main'), d.layer('apple', hang(apple.rim(40).union(leaf)), 'second', { mono: 'ink' })];
    const fruit = hang(apple.union(leaf));
    return [d.layer('cradle', d.union(bar, threads.subtract(hang(apple.union(leaf).grow(24))), ...balls), 'main'), d.layer('apple', fruit, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
