import type { LetterPicture } from '../picture.ts';
import { GAP, type LetterTable, box, drawn, even, main, post, second } from './kit.ts';

// Things with a bar or a crown on a post, for T.

const hammer: LetterPicture = (d, s) => {
  const w = s * 0.9;
  const head = d.path(`M-330 -1000H120C240 -1000 330 -960 400 -850C320 -880 240 -860 170 -760H-330Z`);
  return [main(head), second(post(d, w, -760 + GAP, 0, [0, 0, 40, 40])) ];
};

const tree: LetterPicture = (d, s) => [second(d.union(d.circle(-210, -670, 200), d.circle(210, -670, 200), d.circle(0, -800, 250), post(d, 420, -800, -470)).round(0, 30)), main(d.path(`M${-s * 0.42} ${-470 + GAP}H${s * 0.42}V-120C${s * 0.42} -60 ${s * 0.7} -20 ${s * 0.9} 0H${-s * 0.9}C${-s * 0.7} -20 ${-s * 0.42} -60 ${-s * 0.42} -120Z`))];

const palm: LetterPicture = (d, s) => {
  const frond = (x: number, y: number, up: number) => d.curve([0, -740], [x * 0.3, -740 - up], [x * 0.85, y - up * 0.7], [x, y]).brush((t) => 40 + 110 * Math.sin(Math.PI * t) ** 0.9 * (1 - t ** 5));
  const crown = d.union(...[[400, -520, 260], [430, -760, 250], [260, -1_010, 160]].flatMap(([x, y, up]) => [frond(x!, y!, up!), frond(-x!, y!, up!)]));
  return [second(crown), main(d.path(`M${-s * 0.3} -680H${s * 0.3}L${s * 0.46} 0H${-s * 0.46}Z`).gapFrom(crown, GAP))];
};

const mushroom: LetterPicture = (d, s) => [second(d.path('M-440 -520C-440 -840 -240 -1010 0 -1010C240 -1010 440 -840 440 -520A40 40 0 0 1 400 -480H-400A40 40 0 0 1 -440 -520Z').subtract(d.circle(-190, -680, 76), d.circle(40, -820, 84), d.circle(220, -650, 66))), main(even(d, [[s * 0.5, -480 + GAP], [s * 0.62, 0]], 0).round(24, 0))];

const umbrella: LetterPicture = (d, s) => {
  const w = Math.max(80, s * 0.56);
  const top = d.path('M-480 -480C-470 -800 -260 -960 0 -960C260 -960 470 -800 480 -480C430 -570 290 -570 240 -480C200 -570 40 -570 0 -480C-40 -570 -200 -570 -240 -480C-290 -570 -430 -570 -480 -480Z').union(post(d, 56, -1_020, -900, 28));
  return [second(top), main(drawn(d.line(`M0 -480V-120A${w * 0.9} ${w * 0.9} 0 0 0 ${w * 1.8} -120`), w).move(0, -w * 0.1).subtract(top.grow(GAP)).union(post(d, w, -520 + GAP, -300)))];
};

const anchor: LetterPicture = (d, s) => {
  const w = Math.max(100, s * 0.72);
  const arms = d.arc(0, -430, 360, 12, 168).stroke(w).intersect(box(d, -700, -420, 700, 100));
  const fluke = d.polygon([[240, -300], [500, -300], [400, -520]], 10);
  return [main(d.union(arms, d.mirror(fluke), post(d, w, -720, -60), post(d, 520, -690, -690 + w * 0.9, 20), d.ring(0, -860, 140, 66)))];
};

const corkscrew: LetterPicture = (d, s) => {
  const w = Math.max(70, s * 0.44);
  const turns = d.through([[0, -700], [0, -580], [120, -500], [-120, -400], [120, -300], [-120, -200], [90, -110], [0, -10]]).stroke(w, { cap: 'round' });
  return [second(post(d, 780, -1_000, -1_000 + Math.max(150, s), 80)), main(d.union(post(d, w, -1_000 + Math.max(150, s) + GAP, -560), turns))];
};

const balance: LetterPicture = (d, s) => {
  const w = Math.max(80, s * 0.5);
  const pan = d.path('M220 -420H560A170 170 0 0 1 220 -420Z');
  const strings = d.polyline([[270, -430], [390, -860], [510, -430]]).stroke(34);
  return [main(d.union(post(d, w, -1_000, 0), post(d, 860, -920, -920 + w * 0.9, 30), post(d, 400, -w * 0.9, 0, 20), d.circle(0, -930, w * 0.8))), second(d.mirror(pan.union(strings.intersect(box(d, 0, -920 + w * 0.9 + GAP, 700, -400)))))];
};

const razor: LetterPicture = (d, s) => [main(box(d, -380, -1_000, 380, -820, 40).subtract(box(d, -320, -935, 320, -900))), second(d.union(even(d, [[210, -820 + GAP], [s * 0.4, -620], [s * 0.3, -560]]), post(d, s * 0.8, -600, 0, [0, 0, s * 0.4, s * 0.4])))];

const shirt: LetterPicture = (d) => [main(d.path('M-170 -1000C-120 -890 120 -890 170 -1000L330 -940L500 -640L330 -550L250 -650V0H-250V-650L-330 -550L-500 -640L-330 -940Z').round(16, 0))];

const lamp: LetterPicture = (d, s) => [second(even(d, [[210, -1_000], [420, -520]], 0).round(20, 0)), main(d.union(post(d, Math.max(90, s * 0.56), -520 + GAP, -60), post(d, 440, -110, 0, [50, 50, 0, 0])))];

const paintRoller: LetterPicture = (d, s) => {
  const w = Math.max(70, s * 0.42);
  return [second(box(d, -400, -1_000, 330, -740, 40)), main(d.polyline([[330 + GAP, -870], [430, -870], [430, -600], [0, -600], [0, -400]]).stroke(w, { join: 'round' }).union(box(d, -s * 0.46, -440, s * 0.46, 0, 40)))];
};

const rake: LetterPicture = (d, s) => {
  const w = Math.max(80, s * 0.5);
  const teeth = [-3, -2, -1, 1, 2, 3].map((i) => box(d, i * 125 - 30, -960, i * 125 + 30, -700, [0, 0, 30, 30]));
  return [main(d.union(box(d, -405, -1_000, 405, -890, 20), ...teeth)), second(post(d, w, -890 + GAP, 0, [0, 0, w / 2, w / 2]))];
};

const powerLine: LetterPicture = (d, s) => {
  const w = Math.max(80, s * 0.5);
  const knobs = [-360, -200, 200, 360].map((x) => box(d, x - 44, -1_000, x + 44, -890, [44, 44, 10, 10]));
  return [main(d.union(post(d, w, -960, 0), post(d, 900, -890 + GAP, -890 + GAP + w, 12), post(d, 620, -600, -600 + w * 0.8, 12))), second(d.union(...knobs))];
};

const gavel: LetterPicture = (d, s) => {
  const w = Math.max(80, s * 0.56);
  return [main(d.union(box(d, -260, -960, 260, -680))), second(d.union(box(d, -420, -1_000, -260 - GAP, -640, 40), box(d, 260 + GAP, -1_000, 420, -640, 40))), main(post(d, w, -690, 0, [0, 0, w / 2, w / 2]))];
};

const crane: LetterPicture = (d, s) => {
  const w = Math.max(110, s * 0.62);
  const hook = d.union(box(d, 365, -800, 395, -560), box(d, 310, -560, 450, -440, 16));
  return [main(d.union(post(d, w, -1_010, 0), box(d, -330, -900, 500, -900 + w * 0.9), d.polyline([[-310, -880], [0, -1_000], [420, -880]]).stroke(36))), main(box(d, -330, -800 + GAP, -180, -640)), second(hook.gapFrom(box(d, -330, -900, 500, -900 + w * 0.9), 0).intersect(box(d, 0, -900 + w * 0.9, 700, 0)))];
};

const pin: LetterPicture = (d, s) => [second(d.path('M-260 -1000H260V-920L190 -890V-680C290 -640 340 -570 340 -480H-340C-340 -570 -290 -640 -190 -680V-890L-260 -920Z').round(16, 10)), main(even(d, [[s * 0.3, -480 + GAP], [s * 0.3, -180], [0, 20]]))];

const axe: LetterPicture = (d, s) => {
  const w = Math.max(90, s * 0.6);
  const head = d.path(`M${-w / 2 - GAP} -930C-300 -900 -380 -960 -440 -1010C-500 -860 -500 -700 -440 -550C-380 -600 -300 -660 ${-w / 2 - GAP} -630Z`);
  return [second(d.mirror(head)), main(post(d, w, -1_000, 0, 30))];
};

const mailbox: LetterPicture = (d, s) => {
  const flag = d.union(box(d, 60, -880, 310, -820), box(d, 220, -880, 310, -690));
  const house = d.path('M-420 -560V-800A190 190 0 0 1 -230 -1000H230A190 190 0 0 1 420 -800V-560Z').subtract(d.path('M-340 -640V-790A100 100 0 0 1 -140 -790V-640Z'));
  return [main(house.subtract(flag.grow(GAP * 0.8, 'miter'))), second(flag), main(post(d, s * 0.86, -560 + GAP, 0))];
};

const airplane: LetterPicture = (d) => [main(d.path('M0 -1020C60 -1020 90 -940 90 -840L520 -620V-500L90 -590L70 -230L230 -110V-20L0 -70L-230 -20V-110L-70 -230L-90 -590L-520 -500V-620L-90 -840C-90 -940 -60 -1020 0 -1020Z').round(14, 10))];

const bolt: LetterPicture = (d, s) => {
  const w = Math.max(150, s);
  const cuts = [-560, -410, -260, -110].map((y) => d.polygon([[-w, y + 50], [w, y - 30], [w, y + 14], [-w, y + 94]]));
  return [main(d.polygon([[-370, -1_000], [370, -1_000], [370, -740], [-370, -740]], 30).subtract(box(d, -130 - GAP / 2, -1_010, -130 + GAP / 2, -730), box(d, 130 - GAP / 2, -1_010, 130 + GAP / 2, -730))), second(post(d, w * 1.2, -740 + GAP, 0, [0, 0, 40, 40]).subtract(...cuts))];
};

const eagle: LetterPicture = (d) => [main(d.path('M0 -900C30 -960 90 -960 120 -900C320 -1020 520 -980 620 -760C540 -790 500 -780 470 -740C440 -760 400 -750 380 -700C350 -730 310 -720 290 -670C240 -640 190 -620 150 -560L110 -250L220 -40L100 -70L60 0L0 -60L-60 0L-100 -70L-220 -40L-110 -250L-150 -560C-190 -620 -240 -640 -290 -670C-310 -720 -350 -730 -380 -700C-400 -750 -440 -760 -470 -740C-500 -780 -540 -790 -620 -760C-520 -980 -320 -1020 -120 -900C-90 -960 -30 -960 0 -900Z'))];

export const T: LetterTable = {
  hammer: { name: 'a hammer', draw: hammer },
  tree: { name: 'a tree', draw: tree },
  oak: { name: 'an oak', draw: tree },
  palm: { name: 'a palm', draw: palm },
  mushroom: { name: 'a mushroom', draw: mushroom },
  umbrella: { name: 'an umbrella', draw: umbrella },
  anchor: { name: 'an anchor', draw: anchor },
  corkscrew: { name: 'a corkscrew', draw: corkscrew },
  balance: { name: 'a pair of scales', draw: balance },
  scale: { name: 'a pair of scales', draw: balance },
  razor: { name: 'a razor', draw: razor },
  shirt: { name: 'a shirt', draw: shirt },
  lamp: { name: 'a lamp', draw: lamp },
  'paint-roller': { name: 'a paint roller', draw: paintRoller },
  rake: { name: 'a rake', draw: rake },
  'power-line': { name: 'a power line', draw: powerLine },
  gavel: { name: 'a gavel', draw: gavel },
  'tower-crane': { name: 'a tower crane', draw: crane },
  pin: { name: 'a pushpin', draw: pin },
  axe: { name: 'an axe', draw: axe },
  mailbox: { name: 'a mailbox', draw: mailbox },
  airplane: { name: 'an airplane', draw: airplane },
  bolt: { name: 'a bolt', draw: bolt },
  eagle: { name: 'an eagle', draw: eagle },
  'bird-of-prey': { name: 'a bird of prey', draw: eagle },
};
