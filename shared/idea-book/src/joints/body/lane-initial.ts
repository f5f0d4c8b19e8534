import { idea } from '../../idea.ts';

/** The middle lane of each letter. */
const TRACKS: Readonly<Record<string, string>> = {
  C: 'M330 -310H10A310 310 0 0 0 10 310H330',
  D: 'M-200 -310H-10A310 310 0 0 1 -10 310H-200A60 60 0 0 1 -260 250V-250A60 60 0 0 1 -200 -310Z',
  J: 'M240 -450V70A240 240 0 0 1 -240 70V20',
  L: 'M-220 -450V110A200 200 0 0 0 -20 310H330',
  N: 'M-260 450V-40A260 260 0 0 1 260 -40V450',
  O: 'M0 -400A250 250 0 0 1 250 -150V150A250 250 0 0 1 -250 150V-150A250 250 0 0 1 0 -400Z',
  S: 'M300 -330H-30A165 165 0 0 0 -30 0H30A165 165 0 0 1 30 330H-300',
  U: 'M-260 -450V40A260 260 0 0 0 260 40V-450',
};

/** The initial is a bend of the running track. */
export const laneInitial = idea({
  id: 'lane-initial',
  title: ({ letters }) => `${letters} in three lanes`,
  says: ({ letters }) => `Three lanes of a running track form the letter ${letters}.`,
  kind: 'symbol',
  technique: 'trade-letter',
  needs: [{ things: ['runner', 'road', 'stopwatch', 'sneaker', 'speed', 'path'], trades: ['running', 'fitness', 'cycling', 'driving-school'] }],
  initials: 'CDJLNOSU',
  fits: ({ initials: { first } }) => first,
  looks: {
    lanes: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'modern_flat'], colors: 1, stem: 0.1 },
    leader: { manner: 'module', vibes: ['modern_flat', 'tech_sharp', 'playful_rounded'], colors: 2, stem: 0.1 },
    gradient: { manner: 'module', vibes: ['gradient_modern', 'tech_sharp'], colors: 2, stem: 0.1, traits: ['gradient'] },
  },
  params: { gap: { label: 'Gap', min: 16, max: 30, usual: 22 } },
  draw: (d, { look, letters, params }) => {
    const track = d.line(TRACKS[letters]!);
    const [lane, gap] = [84, params['gap']!];
    const outer = track.stroke(3 * lane + 2 * gap);
    const split = track.stroke(lane + 2 * gap).subtract(track.stroke(lane));
    const lanes = outer.subtract(split).withoutSlivers(900);
    if (look === 'lanes') return [d.layer('lanes', lanes, 'main')];
    const middle = track.stroke(lane);
    if (look === 'leader') return [d.layer('lanes', lanes.subtract(middle.grow(1)), 'main'), d.layer('leader', middle, 'second', { mono: 'ink' })];
    return [d.layer('lanes', lanes, { gradient: ['main', 'second'], from: [0, 420], to: [0, -420] })];
  },
});
