import { idea } from '../../idea.ts';

/** A bell that rings within itself. */
export const bellEcho = idea({
  id: 'bell-echo',
  title: 'The bell and its echo',
  says: 'The bell rings within itself: its echo is a smaller bell, and the smallest is the clapper.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['bell'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.12 },
    swing: { manner: 'module', vibes: ['playful_rounded', 'illustrative'], colors: 2, stem: 0.12 },
  },
  params: { gap: { label: 'Gap', min: 26, max: 46, usual: 36 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const bell = d.mirror(d.path('M0 -440C190 -440 280 -300 290 -120C298 40 320 170 420 280V330H0Z')).round(20, 60);
    const inner = (k: number) => bell.scale(k, k, [0, 330]);
    const loop = d.circle(0, -470, 62);
    const outer = bell.union(loop).round(0, 16).subtract(inner(0.72));
    const second = inner(0.72 - gap / 420).subtract(inner(0.44));
    const third = inner(0.44 - gap / 420);
    const clapper = d.circle(0, 340, 96).subtract(d.rect(-400, -400, 800, 730 + gap)).round(6, 0);
    if (look === 'swing') {
      const rung = d.union(outer, second).rotate(18, [0, -470]);
      return [d.layer('bell', rung, 'main'), d.layer('clapper', third.union(clapper).rotate(18, [0, -470]), 'second', { mono: 'ink' })];
    }
    if (look === 'cut') return [d.layer('bell', d.union(outer, second, third, clapper), 'main')];
    return [d.layer('bell', d.union(outer, third, clapper), 'main'), d.layer('echo', second, 'second', { mono: 'ink' })];
  },
});
