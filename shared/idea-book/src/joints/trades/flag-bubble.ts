import { idea } from '../../idea.ts';

/** A flag that is a speech bubble: the pointer of the bubble is the pole. */
export const flagBubble = idea({
  id: 'flag-bubble',
  title: 'Raise your voice',
  says: 'The flag is a speech bubble, and the pole is its pointer.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['flag'], trades: ['politics'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.05 },
  },
  params: { corner: { label: 'Roundness', min: 70, max: 220, usual: 150 }, pole: { label: 'Pole', min: 96, max: 140, usual: 116 } },
  draw: (d, { look, params }) => {
    const [corner, pole] = [params['corner']!, params['pole']!];
    const bubble = d.rect(-420, -540, 900, 600, [corner * 0.5, corner, corner, 0]);
    const pointer = d.polygon([[-420, -300], [-420 + pole, -300], [-420 + pole, 500], [-420, 620]]);
    const flag = d.weld(bubble, pointer, 100).round(10, 0);
    const dots = [-190, 50, 290].map((x) => d.circle(x - 10, -240, 62));
    if (look === 'line') return [d.layer('flag', flag.rim(50), 'main'), d.layer('dots', d.union(...dots), 'second', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('flag', flag.subtract(...dots), 'main')];
    return [d.layer('flag', flag.subtract(...dots), 'main'), d.layer('dots', d.union(...dots.map((dot) => dot.grow(5))), 'second', { mono: 'none' })];
  },
});
