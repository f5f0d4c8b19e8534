import { idea } from '../../idea.ts';
import { drop } from './parts.ts';

/** A pot still whose copper pot is the moon. */
export const moonStill = idea({
  id: 'moon-still',
  title: 'Distilled moonlight',
  says: 'The copper pot of the still is the moon, and its light runs off by the drop.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['moon', 'night'] }, { things: ['still'], trades: ['distillery'] }],
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
    const neck = d.line(`M${cx} ${cy - 160}C${cx} -200 ${cx - 10} -300 -90 -390C-30 -470 60 -470 130 -420L450 -200`).brush([330, 210, 136, 112, 96, 88, 84]);
    const moonlight = (outer: number, shade: number) => d.circle(cx, cy, outer).subtract(d.circle(cx + phase, cy - phase * 0.3, shade)).round(8, 0);
    const fallen = drop(d, 70, 126).place({ cx: 440, top: -110 });
    if (look === 'line') {
      const pen = 38;
      const outline = moon.union(neck).round(4, 30).rim(pen, 'round');
      const crescent = moonlight(r - pen - gap, r * 0.86);
      return [d.layer('still', outline, 'main'), d.layer('moon', crescent, 'second', { mono: 'ink' }), d.layer('drop', fallen, 'second', { mono: 'ink' })];
    }
    const still = moon.union(neck).round(4, 40);
    const crescent = moonlight(r - (look === 'shine' ? 56 : 78), r * 0.76);
    if (look === 'shine') {
      return [d.layer('still', still.subtract(crescent), { gradient: ['main', 'second'], from: [-300, 490], to: [400, -500] }), d.layer('drop', fallen, 'second', { mono: 'ink' })];
    }
    return [d.layer('still', still.gapFrom(crescent, gap), 'main', { mono: 'ink' }), d.layer('moon', crescent, 'second', { mono: 'ink' }), d.layer('drop', fallen, 'second', { mono: 'ink' })];
  },
});
