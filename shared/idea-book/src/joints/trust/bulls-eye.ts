import { idea } from '../../idea.ts';

/** A target with horns. */
export const bullsEye = idea({
  id: 'bulls-eye',
  title: 'Bull’s-eye',
  says: 'Give a target two horns and it is a bull.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['cow', 'bison', 'yak'] }, { things: ['target'], trades: ['marketing', 'advertising', 'consulting', 'archery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.11 },
    one: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'tech_sharp'], colors: 1, stem: 0.13 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.044 },
  },
  params: { span: { label: 'Horn span', min: 400, max: 500, usual: 450 } },
  draw: (d, { look, params }) => {
    const [span, cy, radius] = [params['span']!, 150, 350];
    const pen = look === 'line' ? 44 : look === 'one' ? 110 : 112;
    const rings = d.ring(0, cy, radius, radius - pen);
    const middle = look === 'line' ? d.ring(0, cy, 168, 168 - pen).union(d.circle(0, cy, 50)) : d.circle(0, cy, look === 'one' ? 120 : 128);
    const horn = look === 'line' ? d.line(`M60 ${cy - radius + pen / 2}C300 ${cy - radius - 30} ${span} ${cy - radius - 80} ${span - 40} -500`).stroke(pen, { cap: 'round' }) : d.path(`M0 ${cy - radius + pen}C120 ${cy - radius + pen} 210 ${cy - radius + 90} 250 ${cy - radius + 112}C${span} ${cy - radius + 40} ${span + 60} ${cy - radius - 170} ${span - 40} -520C${span - 40} ${cy - radius - 60} 240 ${cy - radius - 20} 0 ${cy - radius}Z`);
    return [d.layer('horns and rim', d.mirror(horn).union(rings), 'main', { mono: 'ink' }), d.layer('middle', middle, look === 'one' ? 'main' : 'second', { mono: 'ink' })];
  },
});
