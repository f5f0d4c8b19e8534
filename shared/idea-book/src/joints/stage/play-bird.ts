import { idea } from '../../idea.ts';

/** A bird whose beak is a play button. */
export const playBird = idea({
  id: 'play-bird',
  title: 'Press play',
  says: 'The bird’s beak is a play button.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['play-button', 'television', 'screen'], trades: ['film', 'cinema', 'podcast', 'music', 'record-label', 'radio', 'games'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.05 },
  },
  draw: (d, { look }) => {
    const play = d.polygon([[120, -236], [530, 0], [120, 236]]).round(24, 0);
    const head = d.circle(-90, 0, 400);
    const eye = d.circle(-70, -150, 46);
    if (look === 'line') return [d.layer('bird', d.arc(-90, 0, 374, 37, 323).stroke(52), 'main'), d.layer('eye', eye, 'main'), d.layer('beak', play, 'second')];
    return [d.layer('bird', head.gapFrom(play, 26).subtract(eye), 'main'), d.layer('beak', play, 'second', { mono: 'ink' })];
  },
});
