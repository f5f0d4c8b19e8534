import { idea } from '../../idea.ts';

/** A card reader that likes the card: it is its tongue. */
export const readerTongue = idea({
  id: 'reader-tongue',
  title: 'Goes down well',
  says: 'The card reader is a happy face, and the card in its slot is the tongue.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['payments'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.16 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.046 },
  },
  params: { gap: { label: 'Gap', min: 22, max: 36, usual: 28 }, eye: { label: 'Eye size', min: 50, max: 70, usual: 60 } },
  draw: (d, { look, params }) => {
    const [gap, r] = [params['gap']!, params['eye']!];
    const cut = look === 'cut';
    const reader = d.rect(-380, -500, 760, 720, cut ? 0 : [130, 130, 190, 190]);
    const eyes = d.mirror(d.circle(150, -250, r));
    const mouth = cut ? d.polygon([[-260, -100], [260, -100], [190, 60], [-190, 60]]) : d.path('M-260 -100H260C250 40 150 110 0 110C-150 110 -250 40 -260 -100Z').round(24, 0);
    const whole = d.rect(-150, -200, 300, 664, cut ? 0 : [0, 0, 60, 60]).rotate(-7, [0, -56]);
    const stripe = d.rect(-400, 300, 800, 58).rotate(-7, [0, -56]);
    const card = whole.subtract(d.rect(-400, -300, 800, 200 + gap));
    if (look === 'line') return [d.layer('reader', reader.rim(46).union(eyes, mouth.rim(40)).gapFrom(card, 24), 'main'), d.layer('card', card.rim(46).union(stripe.intersect(card)), 'second', { mono: 'ink' })];
    return [d.layer('reader', reader.subtract(eyes, mouth).gapFrom(card, gap), 'main'), d.layer('card', card.subtract(stripe), cut ? 'main' : 'second', { mono: 'ink' })];
  },
});
