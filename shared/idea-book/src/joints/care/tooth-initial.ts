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
  },
  draw: (d, { letters, look }) => {
    const counter = letters === 'A' ? d.polygon([[-46, -160], [46, -160], [70, 20], [-70, 20]], 12) : d.rect(-56, -460, 112, 420, [0, 0, 56, 56]);
    const letter = tooth(d).subtract(counter).round(10, 0);
    return [d.layer('letter', look === 'line' ? letter.rim(40, 'round') : letter, 'main')];
  },
});
