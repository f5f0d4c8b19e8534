import { idea } from '../../idea.ts';
import { tooth } from './parts.ts';

/** A tooth upside down is a rabbit: its roots are the ears. */
export const toothRabbit = idea({
  id: 'tooth-rabbit',
  title: 'Famous front teeth',
  says: 'Turned upside down, the tooth is a rabbit: its roots are the ears.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['rabbit', 'child', 'springtime', 'meadow', 'carrot'], trades: ['pediatrics'] }, { things: ['tooth'], trades: ['dental'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'bold_abstract'], colors: 2, traits: ['playful'], stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, traits: ['playful'], stem: 0.042 },
    seal: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract'], colors: 1, stem: 0.12 },
  },
  params: { eyes: { label: 'Size of the eyes', min: 0.85, max: 1.25, usual: 1 } },
  draw: (d, { look, params }) => {
    const body = tooth(d).flipY();
    const eyes = d.mirror(d.circle(140, 120, 40 * params['eyes']!));
    const nose = d.polygon([[-70, 190], [70, 190], [0, 266]], 20);
    if (look === 'line') {
      const pen = 42;
      return [d.layer('rabbit', body.rim(pen, 'round').union(eyes), 'main', { mono: 'ink' }), d.layer('nose', nose, 'second', { mono: 'ink' })];
    }
    if (look === 'seal') return [d.layer('seal', d.circle(0, 0, 560).subtract(body.subtract(eyes, nose)), 'main')];
    const inner = d.mirror(d.leaf([150, -360], [176, -60], 0.15, 0.15));
    return [d.layer('rabbit', body.subtract(eyes), 'main'), d.layer('ears and nose', nose.union(inner), 'second', { mono: 'gap' })];
  },
});
