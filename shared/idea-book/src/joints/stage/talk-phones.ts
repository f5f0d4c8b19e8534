import { idea } from '../../idea.ts';

/** A speech bubble that wears headphones. */
export const talkPhones = idea({
  id: 'talk-phones',
  title: 'The listening bubble',
  says: 'A speech bubble wears headphones: one mark for talking and listening.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['headphones', 'conversation', 'message-bubble', 'sound'], trades: ['podcast', 'radio', 'language-school', 'hearing', 'speech-therapy'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.045 },
  },
  draw: (d, { look }) => {
    const line = look === 'line';
    const pen = line ? 46 : 62;
    const bubble = d.circle(0, 40, 300).union(d.polygon([[-200, 200], [-40, 300], [-250, 460]], 14)).round(0, 10);
    const band = d.line('M-410 60V10A410 410 0 0 1 410 10V60').stroke(pen);
    const cups = d.mirror(d.rect(-480, -30, 130, 260, 60));
    const bars = d.union(...[[-110, 70], [0, 130], [110, 70]].map(([x, half]) => d.polyline([[x!, 40 - half!], [x!, 40 + half!]]).stroke(line ? 46 : 56, { cap: 'round' })));
    if (line) return [d.layer('bubble', bubble.rim(46, 'round').gapFrom(cups, 18), 'main'), d.layer('bars', bars, 'main'), d.layer('headphones', band.union(cups), 'second')];
    return [d.layer('bubble', bubble.gapFrom(cups, 20).subtract(bars), 'main'), d.layer('headphones', band.union(cups), 'second', { mono: 'ink' })];
  },
});
