import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A dallah with the long beak that pours Arabic coffee. */
export const crescentSpout = idea({
  id: 'crescent-spout',
  title: 'The welcome pours',
  says: 'An Arabic coffee pot, its spout a crescent.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['dallah'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['elegant_serif', 'classic_ornate', 'modern_flat'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    arch: { manner: 'cut', vibes: ['bold_abstract', 'classic_ornate'], colors: 1, stem: 0.14 },
  },
  params: { belly: { label: 'Width of the belly', min: 250, max: 310, usual: 280 } },
  draw: (d, { look, params }) => {
    const wide = params['belly']!;
    const [gap, pen] = [24, 42];
    const line = look === 'line';
    const pot = d.mirror(d.path(`M0 -220H-130C-120 -110 -90 -90 -90 -30C-100 60 ${-wide} 110 ${-wide} 260C${-wide} 350 -230 420 -200 470H0Z`)).round(10, 16);
    const spout = d.circle(-130, -330, 330).subtract(d.circle(-220, -410, 330)).intersect(d.rect(-600, -300, 520, 500)).round(4, 0);
    const handle = d.line(`M100 -160C260 -250 400 -200 400 -40C400 110 350 200 ${wide - 30} 250`).stroke(line ? pen : 62, { cap: 'round' });
    const lid = d.mirror(d.path('M0 -244H-150C-150 -310 -60 -340 -36 -400C-26 -430 -20 -520 0 -580Z')).round(5, 10);
    const knob = d.circle(0, -590, 34);
    const body = d.union(pot, spout, handle).round(0, 12);
    if (line) return [d.layer('pot', d.union(contour(pot, pen), contour(spout.gapFrom(pot, -10), pen).subtract(pot), handle.subtract(pot)), 'main'), d.layer('lid', lid.union(knob), 'second', { mono: 'ink' })];
    const top = lid.union(knob);
    if (look === 'arch') {
      const arch = d.mirror(d.path('M0 -700C-180 -560 -480 -420 -480 -80V560H0Z')).round(20, 0);
      return [d.layer('arch', arch.subtract(d.union(body, top).scale(0.74).move(20, 90)), 'main')];
    }
    return [d.layer('pot', body, 'main', { mono: 'ink' }), d.layer('lid', top.gapFrom(body, gap), 'second', { mono: 'ink' })];
  },
});
