import { idea } from '../../idea.ts';
import { tooth } from './parts.ts';

/** The initial is cut out of a tooth. */
export const toothInitial = idea({
  id: 'tooth-initial',
  title: ({ letters }) => `A tooth for ${letters}`,
  says: ({ letters }) => `The tooth is the letter ${letters}.`,
  kind: 'symbol',
  technique: 'trade-letter',
  needs: [{ things: ['tooth'], trades: ['dental'] }],
  initials: 'AH',
  fits: ({ initials: { first } }) => first,
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'brutalist_bold'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 1, stem: 0.04 },
    seal: { manner: 'cut', vibes: ['classic_ornate', 'bold_abstract', 'modern_flat'], colors: 1, stem: 0.1 },
  },
  params: { notch: { label: 'Width of the notch', min: 88, max: 136, usual: 112 } },
  draw: (d, { letters, look, params }) => {
    const half = params['notch']! / 2;
    const counter = letters === 'A' ? d.polygon([[10 - half, -160], [half - 10, -160], [half + 14, 20], [-half - 14, 20]], 12) : d.rect(-half, -460, 2 * half, 420, [0, 0, half, half]);
    const letter = tooth(d).subtract(counter).round(10, 0);
    if (look === 'seal') return [d.layer('seal', d.rect(-500, -500, 1000, 1000, 230).subtract(letter.fit({ cx: 0, cy: 0, width: 700, height: 720 })), 'main')];
    return [d.layer('letter', look === 'line' ? letter.rim(40, 'round') : letter, 'main')];
  },
});
