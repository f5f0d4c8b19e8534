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
    print: { manner: 'print', vibes: ['bold_abstract', 'illustrative', 'brutalist_bold'], colors: 2, stem: 0.12 },
  },
  params: { beak: { label: 'Beak length', min: 460, max: 590, usual: 530 }, eye: { label: 'Eye size', min: 34, max: 62, usual: 46 } },
  draw: (d, { look, params }) => {
    const play = d.polygon([[120, -236], [params['beak']!, 0], [120, 236]]).round(24, 0);
    const head = d.circle(-90, 0, 400);
    const eye = d.circle(-70, -150, params['eye']!);
    if (look === 'print') {
      const button = d.polygon([[-20, -270], [params['beak']! + 40, 0], [-20, 270]]).round(30, 0);
      return d.overprint([{ shape: head.subtract(eye.move(-80, -30)), ink: 'main' }, { shape: button, ink: 'second' }]).map(({ shape, paint }, i) => d.layer(['bird', 'beak', 'overlap'][i]!, shape, paint));
    }
    if (look === 'line') return [d.layer('bird', d.arc(-90, 0, 374, 37, 323).stroke(52), 'main'), d.layer('eye', eye, 'main'), d.layer('beak', play, 'second')];
    return [d.layer('bird', head.gapFrom(play, 26).subtract(eye), 'main'), d.layer('beak', play, 'second', { mono: 'ink' })];
  },
});
