import { idea } from '../../idea.ts';

/** An owl between two curly braces. */
export const braceOwl = idea({
  id: 'brace-owl',
  title: 'An owl in braces',
  says: 'Two curly braces hold the round eyes and the beak of an owl.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['owl', 'bird', 'night', 'knowledge'] }, { things: ['bracket', 'code', 'terminal'], trades: ['software', 'data', 'artificial-intelligence', 'cybersecurity', 'tutoring'] }],
  looks: {
    line: { manner: 'line', vibes: ['tech_sharp', 'geometric_minimal'], traits: ['playful'], colors: 2, stem: 0.06 },
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded'], traits: ['playful'], colors: 2, stem: 0.08 },
    tile: { manner: 'cut', vibes: ['bold_abstract', 'modern_flat', 'brutalist_bold'], colors: 2, traits: ['playful'], stem: 0.07 },
  },
  params: { weight: { label: 'Weight', min: 0.8, max: 1.2, usual: 1 }, eyes: { label: 'Distance of the eyes', min: 138, max: 172, usual: 146 } },
  draw: (d, { look, params }) => {
    const pen = (look === 'solid' ? 92 : 64) * params['weight']!;
    const x = params['eyes']!;
    const brace = d.line('M250 -330H290C370 -330 390 -280 390 -200V-110C390 -40 420 0 480 0C420 0 390 40 390 110V200C390 280 370 330 290 330H250').stroke(pen, { cap: 'round' });
    const eye = look === 'solid' ? d.circle(x, -70, 128).subtract(d.circle(x - 10, -66, 62)) : d.ring(x, -70, 124, 124 - pen).union(d.circle(x, -70, 28));
    const beak = d.polygon([[-58, 70], [58, 70], [0, 190]], 12);
    if (look === 'tile') {
      const key = d.rect(-620, -520, 1240, 1040, 230);
      const eyes = d.mirror(d.circle(x, -70, 128).subtract(d.circle(x - 10, -66, 58)));
      return [d.layer('tile', key.subtract(d.mirror(brace), eyes), 'main'), d.layer('beak', beak, 'second')];
    }
    return [d.layer('braces', d.mirror(brace), 'main'), d.layer('eyes', d.mirror(eye), 'main'), d.layer('beak', beak, 'second')];
  },
});
