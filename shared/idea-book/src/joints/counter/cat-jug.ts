import { idea } from '../../idea.ts';

/** A jug that is a sitting cat. */
export const catJug = idea({
  id: 'cat-jug',
  title: 'The jug is a cat',
  says: 'The jug is a sitting cat: its rim has two ears, and the tail is the handle.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['ceramics', 'pottery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'organic_flowing'], colors: 2, stem: 0.1 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'organic_flowing'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
  },
  params: { tail: { label: 'Width of the tail', min: 64, max: 96, usual: 78 }, gap: { label: 'Gap', min: 18, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const [gap, tail] = [params['gap']!, params['tail']!];
    const half = d.path('M0 -366C70 -366 120 -400 176 -500C214 -450 232 -370 226 -290C220 -220 170 -170 150 -110C240 -20 300 110 300 250C300 350 260 440 210 480H0Z');
    const jug = d.mirror(half).round(22, 30);
    const handle = d.line('M232 436C480 440 600 260 560 80C524 -60 390 -120 300 -60C260 -30 240 0 220 30').stroke(tail);
    const whole = d.weld(jug, handle, 24);
    const eyes = d.mirror(d.circle(88, -270, 28));
    const glaze = d.line('M-700 60C-500 60 -420 180 -250 180C-100 180 -60 70 60 70C190 70 200 210 330 210C460 210 500 160 800 160').stroke(gap);
    if (look === 'line') return [d.layer('jug', jug.rim(38, 'round').union(d.line('M232 436C480 440 600 260 560 80C524 -60 390 -120 300 -60C260 -30 240 0 220 30').stroke(42).subtract(jug.shrink(20)), eyes, d.mirror(d.rect(0, -150, 160, 36)).intersect(jug)), 'main'), d.layer('glaze', d.line('M-600 250C-420 250 -370 330 -250 330C-130 330 -90 230 20 230C140 230 160 330 330 330').stroke(38).intersect(jug.shrink(20)), 'second')];
    if (look === 'bold') return [d.layer('jug', whole.subtract(glaze.intersect(jug.grow(8)).gapFrom(handle, 0), d.mirror(d.leaf([40, -270], [130, -300], 0.2, 0.3))), 'main')];
    const below = d.path('M-700 60C-500 60 -420 180 -250 180C-100 180 -60 70 60 70C190 70 200 210 330 210C460 210 500 160 800 160V900H-700Z');
    const dipped = jug.intersect(below).round(10, 0);
    return [d.layer('jug', whole.gapFrom(dipped, gap).subtract(eyes).withoutSlivers(600), 'main', { mono: 'ink' }), d.layer('glaze', dipped, 'second', { mono: 'ink' })];
  },
});
