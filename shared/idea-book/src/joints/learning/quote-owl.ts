import { idea } from '../../idea.ts';

/** Two quotation marks look at you: they are an owl. */
export const quoteOwl = idea({
  id: 'quote-owl',
  title: 'The well-read owl',
  says: 'Two quotation marks with a beak between them are the eyes of an owl.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['owl', 'knowledge'] }, { things: ['conversation', 'message-bubble', 'book'], trades: ['publishing', 'translation', 'language-school', 'bookshop', 'library', 'school', 'tutoring', 'university', 'law', 'podcast'] }],
  looks: {
    solid: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'modern_flat'], colors: 2, stem: 0.1 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'playful_rounded'], colors: 2, traits: ['gradient'], stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'hand_drawn'], colors: 2, stem: 0.042 },
  },
  params: { eyes: { label: 'Size of the eyes', min: 0.85, max: 1.12, usual: 1 } },
  draw: (d, { look, params }) => {
    const [x, y, r] = [232, 60, 216];
    const mark = d.circle(x, y, r).union(d.path(`M${x - r} ${y}C${x - r} -210 20 -400 330 -420L356 -330C220 -300 170 -230 176 -150L${x} ${y}Z`));
    const beak = d.polygon([[-66, 236], [66, 236], [0, 370]], 14);
    const size = params['eyes']!;
    if (look === 'line') {
      const pen = 42;
      const eyes = d.mirror(d.circle(x - 40, y, 86 * size));
      return [d.layer('quotation marks', d.mirror(mark).subtract(d.rect(-14, -600, 28, 1200)).rim(pen, 'round'), 'main', { mono: 'ink' }), d.layer('eyes', eyes, 'main', { mono: 'ink' }), d.layer('beak', beak, 'second', { mono: 'ink' })];
    }
    const eye = d.circle(x, y, (look === 'gradient' ? 150 : 128) * size);
    const pupil = d.circle(x - 30, y, (look === 'gradient' ? 84 : 66) * size);
    return [d.layer('quotation marks', d.mirror(mark.subtract(eye)).subtract(d.rect(-8, -600, 16, 1200)).union(d.mirror(pupil)), look === 'gradient' ? { gradient: ['second', 'main'], from: [0, -420], to: [0, 280] } : 'main'), d.layer('beak', beak, 'second')];
  },
});
