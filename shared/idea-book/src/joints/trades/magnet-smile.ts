import { idea } from '../../idea.ts';

/** A magnet that smiles below two dots, which are its eyes. */
export const magnetSmile = idea({
  id: 'magnet-smile',
  title: 'Attraction',
  says: 'The magnet is a smile, and the two dots that it draws in are the eyes.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['magnet'], trades: ['marketing'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], traits: ['playful'], colors: 2, stem: 0.2 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], traits: ['playful'], colors: 1, stem: 0.2 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], traits: ['playful'], colors: 2, stem: 0.045 },
  },
  params: { gap: { label: 'Gap', min: 26, max: 48, usual: 36 }, weight: { label: 'Weight', min: 180, max: 226, usual: 204 } },
  draw: (d, { look, params }) => {
    const [gap, pen] = [params['gap']!, params['weight']!];
    const r = 330;
    const body = d.sector(0, 0, r + pen / 2, 0, 180, r - pen / 2);
    const poles = d.mirror(d.rect(r - pen / 2, -gap - 110, pen, 110));
    const eyes = d.mirror(d.circle(r, -gap * 2 - 110 - 50 - pen / 2, pen / 2 + 8));
    if (look === 'line') {
      const whole = body.union(d.mirror(d.rect(r - pen / 2, -gap - 110, pen, gap + 112)));
      const bands = d.mirror(d.rect(r - pen / 2, -22, pen, 44));
      return [d.layer('magnet', whole.rim(44, 'round').union(bands), 'main'), d.layer('eyes', eyes, 'second', { mono: 'ink' })];
    }
    return [d.layer('magnet', body, 'main'), d.layer('poles', poles, look === 'cut' ? 'main' : 'second', { mono: 'ink' }), d.layer('eyes', eyes, 'main')];
  },
});
