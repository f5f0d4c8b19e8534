import { idea } from '../../idea.ts';

/** A stethoscope that draws the face of a bear. */
export const stethoscopeBear = idea({
  id: 'stethoscope-bear',
  title: 'The stethoscope is a bear',
  says: 'The stethoscope is a bear: its ear tips are the ears, and it listens with its nose.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['pediatrics'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'geometric_minimal'], colors: 2, stem: 0.08 },
    face: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.045 },
  },
  params: { tube: { label: 'Width of the tube', min: 56, max: 84, usual: 70 }, nose: { label: 'Size of the nose', min: 0.85, max: 1.12, usual: 1 } },
  draw: (d, { look, params }) => {
    const [pen, size] = [look === 'line' ? params['tube']! * 0.62 : params['tube']!, params['nose']!];
    const side = d.line('M250 -300C360 -240 420 -120 420 20C420 260 230 420 0 420');
    const tube = d.mirror(side.stroke(pen)).union(d.line('M0 420V180').stroke(pen));
    const tips = d.mirror(d.circle(262, -330, 120));
    const chest = d.circle(0, 130, 150 * size);
    const eyes = d.mirror(d.circle(170, -80, 46));
    const bell = d.ring(0, 130, 150 * size, 84 * size);
    if (look === 'face') {
      const head = d.mirror(side.fill()).union(d.mirror(d.circle(270, -300, 130)), d.circle(0, 20, 400)).round(0, 40);
      const cord = d.line('M0 600V180').stroke(pen, { cap: 'butt' });
      return [d.layer('head', head.subtract(eyes, chest.grow(30), cord.grow(30)), 'main'), d.layer('nose', chest.subtract(d.circle(0, 130, 76 * size)).union(cord.subtract(chest)), 'second', { mono: 'ink' })];
    }
    const nose = look === 'line' ? d.ring(0, 130, 150 * size, 150 * size - pen).union(d.circle(0, 130, 46)) : bell;
    const ears = look === 'line' ? tips.rim(pen) : tips;
    return [d.layer('tube', tube.subtract(chest.shrink(4), ...(look === 'line' ? [tips.shrink(4)] : [])).union(eyes), 'main'), d.layer('tips', ears.union(nose), 'second', { mono: 'ink' })];
  },
});
