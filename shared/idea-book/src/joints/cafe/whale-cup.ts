import { idea } from '../../idea.ts';

/** A cup that is a whale: the tail is its handle, the spout its steam. */
export const whaleCup = idea({
  id: 'whale-cup',
  title: 'A whale of a cup',
  says: 'The cup is a whale: its tail is the handle, and its spout is the steam.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['whale', 'sea'] }, { trades: ['coffee', 'tea'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.08 },
    belly: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['organic_flowing', 'hand_drawn'], colors: 2, stem: 0.035 },
  },
  params: { steam: { label: 'Steam width', min: 36, max: 58, usual: 46 }, eye: { label: 'Eye size', min: 20, max: 36, usual: 25 } },
  draw: (d, { look, params }) => {
    const side = 'M-430 0H190V100C190 150 214 176 256 176C318 176 350 130 350 60V-16H424V70C424 236 346 300 240 320C140 340 90 420 -90 420C-290 420 -430 250 -430 0Z';
    const cup = d.path(side).round(16, 0);
    const fluke = d.mirror(d.path('M0 60H-37V10C-46 -44 -90 -72 -176 -74C-136 -168 -44 -176 0 -98Z')).round(10, 10).move(387, -20);
    const spout = (pen: number) => d.mirror(d.line('M-40 -58V-150C-40 -236 -152 -240 -164 -160').stroke(pen, { cap: 'round' })).move(-190, 0);
    const eye = d.circle(-270, 128, params['eye']!);
    const whale = cup.union(fluke);
    if (look === 'line') return [d.layer('whale', whale.rim(32).union(eye), 'main', { mono: 'ink' }), d.layer('steam', spout(32), 'second')];
    if (look === 'solid') return [d.layer('whale', whale.subtract(eye), 'main'), d.layer('steam', spout(params['steam']!), 'second')];
    const waterline = d.line('M-480 236H-250C-60 236 60 230 240 90').stroke(20);
    const parts = cup.subtract(waterline).pieces();
    const [back, belly] = parts.toSorted((one, other) => one.bounds.bottom - other.bounds.bottom);
    return [d.layer('back', back!.subtract(eye), 'main', { mono: 'ink' }), d.layer('belly', belly!.union(fluke), 'second', { mono: 'ink' }), d.layer('steam', spout(params['steam']!), 'main')];
  },
});
