import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A flag whose waves are equal arcs. */
export const flagArcs = idea({
  id: 'flag-arcs',
  title: 'In the wind',
  says: 'Equal arcs make the flag wave, and the cut in it follows them.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['flag'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.046 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.2 },
  },
  params: { wave: { label: 'Wave', min: 210, max: 300, usual: 240 } },
  draw: (d, { look, params }) => {
    const r = params['wave']!;
    const pole = d.rect(-440, -520, 84, 1040, 42);
    const cloth = (top: number, high: number, from = -320, half = 400) => d.path(`M${from} ${top}A${r * 1.3} ${r * 1.3} 0 0 1 ${from + half} ${top}A${r * 1.3} ${r * 1.3} 0 0 0 ${from + 2 * half} ${top}V${top + high}A${r * 1.3} ${r * 1.3} 0 0 1 ${from + half} ${top + high}A${r * 1.3} ${r * 1.3} 0 0 0 ${from} ${top + high}Z`);
    if (look === 'line') return [d.layer('pole', d.rect(-440, -520, 46, 1040, 23), 'main'), d.layer('cloth', contour(cloth(-400, 480, -350).round(10, 0), 46), 'second')];
    if (look === 'cut') {
      const [a, b, c] = [cloth(-420, 160), cloth(-420 + 196, 160), cloth(-420 + 392, 160)];
      return [d.layer('flag', d.union(pole, a, b, c), 'main')];
    }
    return [d.layer('pole', pole, 'main'), d.layer('upper cloth', cloth(-410, 250).round(6, 0), 'main'), d.layer('lower cloth', cloth(-410 + 284, 242).round(6, 0), 'second', { mono: 'ink' })];
  },
});
