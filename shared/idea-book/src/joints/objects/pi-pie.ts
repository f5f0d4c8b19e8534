import { idea } from '../../idea.ts';

/** A round pie whose crust is slit with the letter pi. */
export const piPie = idea({
  id: 'pi-pie',
  title: 'Easy as pi',
  says: 'The slits in the crust of the pie are the sign for pi.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['pie'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.046 },
    slice: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.16 },
  },
  params: { crimps: { label: 'Crimps of the crust', min: 14, max: 24, usual: 18 } },
  draw: (d, { look, params }) => {
    const crimps = Math.round(params['crimps']!);
    const [gap, pen, r] = [26, 46, 420];
    const bump = (Math.PI * r) / crimps + 4;
    const edge = d.union(d.circle(0, 0, r), ...Array.from({ length: crimps }, (_, i) => d.circle(r * Math.cos((2 * Math.PI * i) / crimps), r * Math.sin((2 * Math.PI * i) / crimps), bump))).round(0, 10);
    const weight = look === 'line' ? pen : 72;
    const pi = d.line('M-190 -116C-170 -150 -140 -160 -100 -160H200').with(d.line('M-76 -160C-76 0 -90 110 -150 180'), d.line('M90 -160V90C90 150 130 190 190 160')).stroke(weight, { cap: 'round' });
    const top = d.circle(0, 0, r - 84);
    if (look === 'line') return [d.layer('crust', edge.rim(pen, 'round'), 'main'), d.layer('slits', pi, 'second', { mono: 'ink' })];
    if (look === 'slice') {
      const wedge = d.sector(0, 0, 900, -90, -30);
      const cut = d.sector(0, 0, 900, -90, -30).grow(gap / 2, 'miter');
      return [d.layer('pie', edge.subtract(cut), 'main', { mono: 'ink' }), d.layer('slice', edge.intersect(wedge.shrink(gap / 2)).move(60, -104), 'second', { mono: 'ink' })];
    }
    return [d.layer('crust', edge.subtract(top.grow(gap)), 'main', { mono: 'ink' }), d.layer('lid', top.subtract(pi), 'second', { mono: 'ink' })];
  },
});
