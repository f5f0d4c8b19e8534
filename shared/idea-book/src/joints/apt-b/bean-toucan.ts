import { idea } from '../../idea.ts';

/** A toucan whose beak is a coffee bean. */
export const beanToucan = idea({
  id: 'bean-toucan',
  title: 'The toucan with the bean',
  says: 'The beak of the toucan is a coffee bean.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['coffee-bean'], trades: ['coffee'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], traits: ['asymmetric'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], traits: ['asymmetric'], colors: 1, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], traits: ['asymmetric'], colors: 2, stem: 0.046 },
  },
  params: { eye: { label: 'Eye size', min: 36, max: 52, usual: 44 }, gap: { label: 'Gap', min: 28, max: 42, usual: 34 } },
  draw: (d, { look, params }) => {
    const [r, gap] = [params['eye']!, params['gap']!];
    const bird = d.path('M-130 -370A240 240 0 0 1 110 -130C110 170 -60 370 -300 500C-330 300 -370 60 -370 -130A240 240 0 0 1 -130 -370Z').round(34, 0);
    const bean = d.ellipse(0, 0, 290, 168).rotate(16).move(280, -120);
    const slit = d.line('M-320 6C-200 -70 -100 -40 0 0C100 40 200 60 320 -6').stroke(gap).rotate(16, [0, 0]).move(280, -120);
    const eye = d.circle(-120, -170, r);
    if (look === 'line') return [d.layer('bird', bird.rim(46).subtract(bean).gapFrom(bean, gap).union(eye), 'main'), d.layer('bean', bean.rim(46).union(slit.intersect(bean)), 'second', { mono: 'ink' })];
    const parts = { bird: bird.gapFrom(bean, gap).subtract(eye), bean: bean.subtract(slit) };
    if (look === 'cut') return [d.layer('toucan', parts.bird.union(parts.bean), 'main')];
    return [d.layer('bird', parts.bird, 'main'), d.layer('bean', parts.bean, 'second', { mono: 'ink' })];
  },
});
