import { idea } from '../../idea.ts';

/** A folded galette that is a letter. */
export const galetteLetter = idea({
  id: 'galette-letter',
  title: 'Folded like a letter',
  says: 'The galette is folded like a letter, and the yolk of its egg is the seal.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['creperie'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.046 },
  },
  params: { yolk: { label: 'Yolk', min: 92, max: 128, usual: 112 } },
  draw: (d, { look, params }) => {
    const yolk = params['yolk']!;
    const sharp = look === 'cut';
    const gap = look === 'line' ? 46 : 30;
    const letter = d.rect(-470, -340, 940, 680, sharp ? 0 : 56);
    const folds = d.union(d.line('M-480 -350L-90 10').stroke(gap), d.line('M480 -350L90 10').stroke(gap), d.line('M-480 350L-90 -10').stroke(gap), d.line('M480 350L90 -10').stroke(gap));
    const white = d.union(d.circle(-30, -10, 206), d.circle(100, 96, 138)).round(0, 90);
    const drop = look === 'line' ? d.circle(0, 0, yolk) : d.circle(-24, -6, yolk);
    if (look === 'line') return [d.layer('galette', d.union(letter.rim(46, 'round'), folds.intersect(letter).gapFrom(drop, 30)), 'main', { mono: 'ink' }), d.layer('yolk', drop, 'second', { mono: 'ink' })];
    const crepe = letter.subtract(folds, white);
    if (sharp) return [d.layer('galette', crepe.union(drop), 'main')];
    return [d.layer('galette', crepe, 'main', { mono: 'ink' }), d.layer('yolk', drop, 'second', { mono: 'ink' })];
  },
});
