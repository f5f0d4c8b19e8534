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
    print: { manner: 'print', vibes: ['bold_abstract', 'illustrative', 'playful_rounded'], colors: 2, stem: 0.1 },
  },
  params: { cups: { label: 'Size of the earphones', min: 220, max: 320, usual: 260 }, sound: { label: 'Height of the sound', min: 0.7, max: 1.3, usual: 1 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const pen = line ? 46 : 62;
    const bubble = d.circle(0, 40, 300).union(d.polygon([[-200, 200], [-40, 300], [-250, 460]], 14)).round(0, 10);
    const band = d.line('M-410 60V10A410 410 0 0 1 410 10V60').stroke(pen);
    const [cup, loud] = [params['cups']!, params['sound']!];
    const cups = d.mirror(d.rect(-480, 100 - cup / 2, 130, cup, 60));
    const bars = d.union(...[[-110, 70], [0, 130], [110, 70]].map(([x, half]) => d.polyline([[x!, 40 - half! * loud], [x!, 40 + half! * loud]]).stroke(line ? 46 : 56, { cap: 'round' })));
    if (look === 'print') {
      const talk = d.circle(0, 60, 410).union(d.polygon([[-300, 260], [-60, 420], [-340, 590]], 14)).round(0, 10).subtract(bars.scale(1.25, 1.25, [0, 40]));
      return d.overprint([{ shape: talk, ink: 'main' }, { shape: d.line('M-480 60V10A480 480 0 0 1 480 10V60').stroke(76).union(d.mirror(d.rect(-560, 80 - cup / 2, 210, cup + 40, 80))), ink: 'second' }]).map(({ shape, paint }, i) => d.layer(['bubble', 'headphones', 'overlap'][i]!, shape, paint));
    }
    if (line) return [d.layer('bubble', bubble.rim(46, 'round').gapFrom(cups, 18), 'main'), d.layer('bars', bars, 'main'), d.layer('headphones', band.union(cups), 'second')];
    return [d.layer('bubble', bubble.gapFrom(cups, 20).subtract(bars), 'main'), d.layer('headphones', band.union(cups), 'second', { mono: 'ink' })];
  },
});
