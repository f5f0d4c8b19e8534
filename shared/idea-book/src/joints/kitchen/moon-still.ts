import { idea } from '../../idea.ts';
import { drop } from './parts.ts';

/** A pot still whose copper pot is the moon. */
export const moonStill = idea({
  id: 'moon-still',
  title: 'Distilled moonlight',
  says: 'The copper pot of the still is the moon, and its light runs off by the drop.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['moon', 'night', 'light'] }, { things: ['still'], trades: ['distillery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['elegant_serif', 'geometric_minimal'], colors: 2, stem: 0.038 },
    shine: { manner: 'cut', vibes: ['gradient_modern', 'bold_abstract'], traits: ['gradient'], colors: 2, stem: 0.09 },
  },
  params: { phase: { label: 'Phase of the moon', min: 70, max: 170, usual: 120 } },
  draw: (d, { look, params }) => {
    const gap = 22;
    const phase = params['phase']!;
    const [cx, cy, r] = [-150, 170, 320];
    const moon = d.circle(cx, cy, r);
    const neck = d.path(`M${cx - 130} ${cy - 290}C${cx - 70} ${cy - 400} ${cx - 60} -420 ${cx - 20} -480C20 -540 110 -530 160 -490L470 -250L420 -180L110 -400C60 -430 30 -400 30 -350C30 -280 ${cx + 90} ${cy - 380} ${cx + 130} ${cy - 290}Z`).round(12, 8);
    const fallen = drop(d, 70, 126).place({ cx: 440, top: -130 });
    const lit = moon.subtract(d.circle(cx + phase, cy - phase * 0.3, r * 0.94)).withoutSlivers(40);
    if (look === 'line') {
      const pen = 38;
      const outline = moon.union(neck).round(4, 30).rim(pen, 'round');
      const crescent = d.circle(cx, cy, r - pen - gap).subtract(d.circle(cx + phase, cy - phase * 0.3, r * 0.86)).round(8, 0);
      return [d.layer('still', outline, 'main'), d.layer('moon', crescent, 'second', { mono: 'ink' }), d.layer('drop', fallen, 'second', { mono: 'ink' })];
    }
    const still = moon.union(neck).round(4, 40);
    if (look === 'shine') {
      const crescent = d.circle(cx, cy, r - 60).subtract(d.circle(cx + phase, cy - phase * 0.3, r * 0.8)).round(8, 0);
      return [d.layer('still', still.subtract(crescent), { gradient: ['main', 'second'], from: [-300, 490], to: [400, -500] }), d.layer('drop', fallen, 'second', { mono: 'ink' })];
    }
    return [d.layer('moon', lit.round(10, 0), 'second', { mono: 'ink' }), d.layer('still', still.gapFrom(lit, gap), 'main'), d.layer('drop', fallen, 'second', { mono: 'ink' })];
  },
});
