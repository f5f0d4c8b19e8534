import { idea } from '../../idea.ts';

/** A sofa that is a message bubble: the buttons of its back are the three dots, one foot is the pointer. */
export const talkingSofa = idea({
  id: 'talking-sofa',
  title: 'Take a seat and talk',
  says: 'The sofa is a message bubble: its buttons are the three dots, and one foot is the pointer.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['psychotherapy'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract'], colors: 1, stem: 0.14 },
  },
  params: { gap: { label: 'Gap', min: 16, max: 30, usual: 22 } },
  draw: (d, { look, params }) => {
    const gap = look === 'line' ? 0 : params['gap']!;
    const [inner, outer, top, seatTop, bottom] = [310, 480, -330, 70, 240];
    const r = look === 'cut' ? 40 : 110;
    const back = d.rect(-inner - 40, top, 2 * inner + 80, seatTop - top + 40, r);
    const arm = d.rect(-outer, -70, outer - inner, bottom + 70, look === 'cut' ? 30 : 85);
    const base = d.rect(-inner - 60, seatTop, 2 * inner + 120, bottom - seatTop);
    const pointer = d.polygon([[-400, bottom - 40], [-400, bottom + 170], [-180, bottom - 40]]);
    const foot = d.rect(310, bottom - 40, 90, 130, [0, 0, 24, 24]);
    const seat = d.union(d.mirror(arm), base, pointer);
    const frame = (look === 'line' ? seat : seat.union(foot)).round(18, 0);
    const dots = d.union(...[-170, 0, 170].map((x) => d.circle(x, -130, 50)));
    if (look === 'line') {
      const pen = 42;
      const lines = d.union(frame.rim(pen, 'round'), back.rim(pen, 'round').subtract(frame), d.rect(334, bottom - pen, pen, 160, [0, 0, 20, 20]));
      return [d.layer('sofa', lines, 'main', { mono: 'ink' }), d.layer('dots', dots, 'second', { mono: 'ink' })];
    }
    return [d.layer('frame', frame, 'main', { mono: 'ink' }), d.layer('back', back.gapFrom(frame, gap).subtract(dots), look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
