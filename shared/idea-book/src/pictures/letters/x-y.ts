import type { Draw, Shape } from '@fifteen/drawing';
import type { LetterPicture } from '../picture.ts';
import { GAP, type LetterTable, box, drawn, even, main, post, second } from './kit.ts';

// Crossed things for X, forked things for Y.

/** A tool of 1,000 units, upright around the origin, crossed with its mirror image or with another. */
const crossed = (tool: (d: Draw, s: number) => Shape, other: (d: Draw, s: number) => Shape = tool, turn = 38): LetterPicture => (d, s) => {
  const place = (shape: Shape, degrees: number) => shape.rotate(degrees).move(0, -500);
  const [front, back] = [place(tool(d, s), turn), place(other(d, s).flipX(0), -turn)];
  return [main(back.gapFrom(front, GAP)), second(front)];
};
const LONG = 580;

const bone = (d: Draw, s: number): Shape => {
  const r = s * 0.5;
  return d.union(...[-1, 1].flatMap((side) => [d.circle(side * r * 0.86, -LONG + r, r), d.circle(side * r * 0.86, LONG - r, r)]), post(d, s * 0.76, -LONG + r, LONG - r)).round(0, 30);
};
const wrench = (d: Draw, s: number): Shape => d.union(d.circle(0, -LONG + s * 0.95, s * 0.95), post(d, s * 0.8, -LONG + s, LONG, s * 0.4)).subtract(box(d, -s * 0.34, -LONG - 40, s * 0.34, -LONG + s * 0.98, 20));
const hammer = (d: Draw, s: number): Shape => d.union(box(d, -Math.min(290, s * 1.5), -LONG + 30, Math.min(230, s * 1.2), -LONG + 30 + s * 1.1, 16), post(d, s * 0.8, -LONG + s, LONG, s * 0.3));
const sword = (d: Draw, s: number): Shape => d.union(even(d, [[0, -LONG - 40], [s * 0.4, -LONG + 80], [s * 0.4, 300]]), post(d, s * 2, 290, 380, 40), post(d, s * 0.5, 380, LONG - 60), d.circle(0, LONG - 60, s * 0.4));
const knife = (d: Draw, s: number): Shape => d.path(`M${-s * 0.5} 40V-440C${-s * 0.5} -540 ${-s * 0.2} -${LONG + 20} ${s * 0.1} -${LONG + 20}C${s * 0.5} -480 ${s * 0.5} -200 ${s * 0.5} 40Z`).union(post(d, s * 0.76, 0, LONG, s * 0.38));
const fork = (d: Draw, s: number): Shape => {
  const w = s * 1.3;
  return d.union(d.path(`M${-w / 2} -${LONG}H${w / 2}V-260A${w / 2} ${w / 2} 0 0 1 ${-w / 2} -260Z`).subtract(...[-1, 1].map((side) => box(d, side * w * 0.19 - w * 0.08, -700, side * w * 0.19 + w * 0.08, -320, w * 0.08))), post(d, s * 0.66, -260, LONG, s * 0.33));
};
const spoon = (d: Draw, s: number): Shape => d.union(d.ellipse(0, -LONG + 220, s * 0.72, 220), even(d, [[s * 0.24, -260], [s * 0.36, LONG]], 0).round(s * 0.2, 0));
const needle = (d: Draw, s: number): Shape => d.union(even(d, [[s * 0.26, -380], [s * 0.26, LONG - 160], [0, LONG + 20]]), d.circle(0, -LONG + s * 0.66, s * 0.66));
const pencil = (d: Draw, s: number): Shape => d.union(even(d, [[s * 0.44, 330], [0, LONG + 40]]).intersect(box(d, -400, 330, 400, 700)), post(d, s * 0.88, -400, 330 - GAP), box(d, -s * 0.44, -LONG, s * 0.44, -400 - GAP, [30, 30, 0, 0]));
const brush = (d: Draw, s: number): Shape => d.union(d.path(`M${-s * 0.5} -250C${-s * 0.66} -380 ${-s * 0.4} -480 ${s * 0.1} -${LONG + 50}C${s * 0.16} -500 ${s * 0.62} -400 ${s * 0.5} -250Z`), post(d, s, -250 + GAP, -130), even(d, [[s * 0.42, -130 + GAP], [s * 0.24, LONG]], 0).round(14, 0));
const oar = (d: Draw, s: number): Shape => d.union(d.path(`M${-s * 0.3} -120C${-s * 0.7} -200 ${-s * 0.66} -480 ${-s * 0.5} -${LONG}H${s * 0.5}C${s * 0.66} -480 ${s * 0.7} -200 ${s * 0.3} -120Z`), post(d, s * 0.5, -200, LONG - 30), post(d, s * 0.9, LONG - 70, LONG, 30));
const bat = (d: Draw, s: number): Shape => d.union(d.path(`M${-s * 0.24} ${LONG - 60}L${-s * 0.56} -${LONG - s * 0.56}A${s * 0.56} ${s * 0.56} 0 0 1 ${s * 0.56} -${LONG - s * 0.56}L${s * 0.24} ${LONG - 60}Z`), post(d, s * 0.9, LONG - 80, LONG, 30));
const axe = (d: Draw, s: number): Shape => d.union(post(d, s * 0.62, -LONG, LONG, 30), d.path(`M0 -${LONG - 40}C120 -${LONG - 40} 200 -${LONG} 270 -${LONG + 20}C330 -460 330 -330 270 -220C200 -280 120 -300 0 -300Z`));
const key = (d: Draw, s: number): Shape => d.union(d.circle(0, -LONG + 190, 190), post(d, s * 0.66, -250, LONG), box(d, 0, LONG - 120, s * 1.1, LONG), box(d, 0, LONG - 300, s * 0.9, LONG - 200)).subtract(d.circle(0, -LONG + 190, Math.min(110, 190 - s * 0.5)));
const rollingPin = (d: Draw, s: number): Shape => d.union(post(d, s, -330, 330, 30), post(d, s * 0.5, -LONG, -330 - GAP * 0.8, s * 0.25), post(d, s * 0.5, 330 + GAP * 0.8, LONG, s * 0.25));
const screwdriver = (d: Draw, s: number): Shape => d.union(post(d, s, -LONG, -130, s * 0.3), even(d, [[s * 0.22, -130], [s * 0.22, 430], [s * 0.42, 470], [s * 0.26, LONG]]));
const hockey = (d: Draw, s: number): Shape => drawn(d.line(`M0 -${LONG}V400C0 500 60 ${LONG - 60} 180 ${LONG - 60}H220`), s * 0.62);
const feather = (d: Draw, s: number): Shape => d.path(`M0 160C${-s * 0.9} 60 ${-s} -200 0 -${LONG + 60}C${s} -200 ${s * 0.9} 60 0 160Z`).subtract(post(d, 26, -320, 160)).union(even(d, [[s * 0.2, 130], [s * 0.16, LONG]], 0));

const butterfly: LetterPicture = (d) => {
  const upper = d.path('M30 -520C60 -800 240 -1010 440 -990C560 -960 540 -700 420 -580C320 -490 130 -470 30 -520Z');
  const lower = d.path('M30 -470C130 -440 300 -440 390 -350C480 -250 460 -60 340 -10C200 30 60 -170 30 -470Z');
  return [main(d.mirror(upper)), second(d.mirror(lower.gapFrom(upper, GAP * 0.6)))];
};

const windmill: LetterPicture = (d) => {
  const sail = d.union(box(d, 40, -560, 240, -130), box(d, -30, -600, 30, 0));
  const sails = [45, 135, 225, 315].map((turn) => sail.rotate(turn).move(0, -500));
  return [main(d.union(...sails).subtract(d.circle(0, -500, 110))), second(d.circle(0, -500, 74))];
};

const fan: LetterPicture = (d) => {
  const blade = d.path('M0 0C-190 -120 -260 -400 -60 -600C140 -600 220 -380 0 0Z');
  return [main(d.union(...[45, 135, 225, 315].map((turn) => blade.rotate(turn))).move(0, -500).subtract(d.circle(0, -500, 120))), second(d.circle(0, -500, 84))];
};

const bowTie: LetterPicture = (d) => {
  const wing = d.path('M-110 -580L-440 -980C-500 -1020 -520 -960 -520 -900V-100C-520 -40 -500 20 -440 -20L-110 -420Z');
  return [main(d.mirror(wing)), second(box(d, -110 + GAP, -660, 110 - GAP, -340, 40))];
};

const gift: LetterPicture = (d, s) => {
  const w = Math.max(90, s * 0.6);
  const loop = d.line('M-20 -500C-120 -860 -420 -1000 -470 -820C-500 -660 -260 -520 -20 -500').stroke(w, { join: 'round' });
  const end = d.line('M-30 -500C-120 -300 -250 -140 -430 -30').stroke(w);
  return [second(d.mirror(d.union(loop, end)).gapFrom(d.circle(0, -500, w * 0.8), GAP * 0.8)), main(d.circle(0, -500, w * 0.8))];
};

const bandages: LetterPicture = (d, s) => {
  const w = Math.max(240, s * 1.4);
  const strip = (turn: number) => post(d, w, -590, 590, w / 2).rotate(turn).move(0, -500);
  const front = strip(42);
  const pad = box(d, -w * 0.5, -150, w * 0.5, 150).subtract(...[-70, 70].flatMap((x) => [-70, 70].map((y) => d.circle(x * (w / 250), y, 30)))).rotate(42).move(0, -500);
  const cuts = [-150 - GAP, 150].map((y) => box(d, -w, y, w, y + GAP).rotate(42).move(0, -500));
  return [main(strip(-42).gapFrom(front, GAP)), main(front.subtract(pad.filled(), ...cuts)), second(pad)];
};

const scissors: LetterPicture = (d, s) => {
  const w = Math.max(90, s * 0.6);
  const blade = d.polygon([[-w * 0.5, 100], [-w * 0.5, -520], [0, -620], [w * 0.5, -520], [w * 0.5, 100]], 0).union(d.ring(0, 360, 205, 205 - w * 0.85), post(d, w * 0.9, 60, 190));
  const [front, back] = [blade.rotate(30).move(0, -480), blade.flipX(0).rotate(-30).move(0, -480)];
  return [main(back.gapFrom(front, GAP)), second(front.subtract(d.circle(0, -480, 26)))];
};

const starJump: LetterPicture = (d, s) => {
  const w = Math.max(120, s * 0.84);
  return [main(d.union(drawn(d.polyline([[-400, -900], [0, -520], [400, -900]]), w), drawn(d.polyline([[-360, -w / 2], [0, -470], [360, -w / 2]]), w), drawn(d.polyline([[0, -540], [0, -440]]), w * 1.5))), second(d.circle(0, -860, 140))];
};

const arrowTool = (d: Draw, s: number): Shape => d.union(d.polygon([[0, -LONG - 50], [s * 0.9, -LONG + 170], [-s * 0.9, -LONG + 170]], 8), post(d, s * 0.5, -LONG + 150, LONG - 120), ...[0, 110].map((y) => d.polygon([[-s * 0.25, LONG - 260 + y], [-s * 0.8, LONG - 140 + y], [-s * 0.8, LONG - 40 + y], [0, LONG - 190 + y], [s * 0.8, LONG - 40 + y], [s * 0.8, LONG - 140 + y], [s * 0.25, LONG - 260 + y]])));
const shovel = (d: Draw, s: number): Shape => d.union(d.path(`M${-s} -220V-420C${-s} -500 ${-s * 0.5} -560 0 -${LONG + 30}C${s * 0.5} -560 ${s} -500 ${s} -420V-220Z`), post(d, s * 0.6, -230, LONG - 40), post(d, s * 1.5, LONG - 90, LONG, 40));
const cleaver = (d: Draw, s: number): Shape => d.union(box(d, -s * 0.42, -LONG, s * 1.3, -20, [20, 60, 10, 10]), post(d, s * 0.8, -60, LONG, s * 0.36)).subtract(d.circle(s * 0.98, -LONG + 80, 30));
const whisk = (d: Draw, s: number): Shape => d.union(d.ellipse(0, -LONG + 300, s * 1.1, 310).subtract(d.ellipse(0, -LONG + 300, s * 1.1 - 44, 266)), d.ellipse(0, -LONG + 300, s * 0.5, 310).subtract(d.ellipse(0, -LONG + 300, s * 0.5 - 40, 266)), post(d, s * 0.7, -60, LONG, s * 0.35));
const racket = (d: Draw, s: number): Shape => d.union(d.ellipse(0, -LONG + 280, 230, 290).subtract(d.ellipse(0, -LONG + 280, 166, 226)), ...[-70, 70].map((x) => box(d, x - 16, -LONG + 60, x + 16, -LONG + 500)), ...[190, 370].map((y) => box(d, -190, -LONG + y - 16, 190, -LONG + y + 16)), post(d, s * 0.7, -60, LONG, s * 0.3));
const toothbrush = (d: Draw, s: number): Shape => d.union(post(d, s * 0.62, -LONG, LONG, s * 0.31), ...[0, 1, 2].map((i) => box(d, s * 0.31 + 24, -LONG + 20 + i * 110, s * 0.31 + 170, -LONG + 20 + i * 110 + 80, 8)));
const carrot = (d: Draw, s: number): Shape => d.union(d.path(`M${-s * 0.75} -230C${-s * 0.7} -350 ${s * 0.7} -350 ${s * 0.75} -230C${s * 0.6} 100 ${s * 0.2} 480 0 ${LONG + 30}C${-s * 0.2} 480 ${-s * 0.6} 100 ${-s * 0.75} -230Z`), d.leaf([0, -360], [0, -LONG - 60], 0.2), d.leaf([-10, -360], [-150, -LONG - 10], 0.2), d.leaf([10, -360], [150, -LONG - 10], 0.2));

export const X: LetterTable = {
  bone: { name: 'a pair of crossed bones', draw: crossed(bone) },
  pirate: { name: 'a pirate’s bones', draw: crossed(bone) },
  wrench: { name: 'a pair of crossed wrenches', draw: crossed(wrench) },
  hammer: { name: 'a hammer across a wrench', draw: crossed(hammer, wrench) },
  sword: { name: 'a pair of crossed swords', draw: crossed(sword) },
  knight: { name: 'the swords of a knight', draw: crossed(sword) },
  knife: { name: 'a knife across a fork', draw: crossed(knife, fork) },
  fork: { name: 'a fork across a knife', draw: crossed(fork, knife) },
  spoon: { name: 'a spoon across a fork', draw: crossed(spoon, fork) },
  'knitting-needles': { name: 'a pair of knitting needles', draw: crossed(needle) },
  pencil: { name: 'a pencil across a brush', draw: crossed(pencil, brush) },
  'paint-brush': { name: 'a pair of crossed brushes', draw: crossed(brush) },
  oar: { name: 'a pair of crossed oars', draw: crossed(oar) },
  'baseball-bat': { name: 'a pair of crossed bats', draw: crossed(bat) },
  axe: { name: 'a pair of crossed axes', draw: crossed(axe) },
  key: { name: 'a pair of crossed keys', draw: crossed(key) },
  'rolling-pin': { name: 'a rolling pin across a spoon', draw: crossed(rollingPin, spoon) },
  screwdriver: { name: 'a screwdriver across a wrench', draw: crossed(screwdriver, wrench) },
  'hockey-stick': { name: 'a pair of crossed sticks', draw: crossed(hockey) },
  feather: { name: 'a pair of crossed feathers', draw: crossed(feather) },
  butterfly: { name: 'a butterfly', draw: butterfly },
  windmill: { name: 'the sails of a windmill', draw: windmill },
  fan: { name: 'a fan', draw: fan },
  'bow-tie': { name: 'a bow tie', draw: bowTie },
  bow: { name: 'a bow', draw: gift },
  ribbon: { name: 'a ribbon', draw: gift },
  bandage: { name: 'a pair of crossed bandages', draw: bandages },
  scissors: { name: 'a pair of scissors', draw: scissors },
  person: { name: 'a person who jumps for joy', draw: starJump },
  arrow: { name: 'a pair of crossed arrows', draw: crossed(arrowTool) },
  shovel: { name: 'a pair of crossed shovels', draw: crossed(shovel) },
  cleaver: { name: 'a cleaver across a knife', draw: crossed(cleaver, knife) },
  whisk: { name: 'a whisk across a spoon', draw: crossed(whisk, spoon) },
  'tennis-racket': { name: 'a pair of crossed rackets', draw: crossed(racket) },
  toothbrush: { name: 'a pair of crossed toothbrushes', draw: crossed(toothbrush) },
  carrot: { name: 'a pair of crossed carrots', draw: crossed(carrot) },
};

// Y

const cocktail: LetterPicture = (d, s) => {
  const w = Math.max(80, s * 0.52);
  const glass = d.polygon([[-500, -1_000], [500, -1_000], [0, -430]], 10);
  const inside = glass.shrink(w * 0.62);
  const drink = inside.shrink(GAP).intersect(box(d, -500, -860, 500, 0));
  return [main(d.union(glass.subtract(inside, box(d, -300, -1_100, 300, -900)), post(d, w, -520, -40), box(d, -250, -w * 0.9, 250, 0, [w * 0.6, w * 0.6, 0, 0]))), second(drink)];
};

const wineGlass: LetterPicture = (d, s) => {
  const w = Math.max(76, s * 0.5);
  const bowl = d.path('M-300 -1000H300C360 -760 300 -440 0 -440C-300 -440 -360 -760 -300 -1000Z');
  const wine = bowl.shrink(w * 0.5 + GAP).intersect(box(d, -500, -780, 500, 0));
  return [main(d.union(bowl.subtract(bowl.shrink(w * 0.56), box(d, -240, -1_100, 240, -900)), post(d, w, -470, -50), box(d, -240, -w * 0.9, 240, 0, [w * 0.6, w * 0.6, 0, 0]))), second(wine)];
};

const bareTree: LetterPicture = (d, s) => {
  const w = Math.max(120, s * 0.9);
  const branch = d.union(d.curve([0, -360], [-40, -560], [-260, -640], [-420, -980]).brush((t) => w * 0.8 * (1 - t * 0.7)), d.curve([-170, -620], [-150, -760], [-180, -860], [-150, -1_000]).brush((t) => w * 0.46 * (1 - t * 0.6)), d.curve([-250, -690], [-380, -700], [-440, -720], [-520, -780]).brush((t) => w * 0.42 * (1 - t * 0.6)));
  const trunk = d.path(`M${-w / 2} -420H${w / 2}V-140C${w / 2} -70 ${w * 0.8} -30 ${w * 1.1} 0H${-w * 1.1}C${-w * 0.8} -30 ${-w / 2} -70 ${-w / 2} -140Z`);
  return [main(d.mirror(branch).union(trunk))];
};

const tuningFork: LetterPicture = (d, s) => {
  const w = Math.max(110, s * 0.8);
  return [main(d.union(d.line('M-200 -1000V-580A200 200 0 0 0 200 -580V-1000').stroke(w), post(d, w, -440, 0, [0, 0, w / 2, w / 2])))];
};

const plug: LetterPicture = (d, s) => {
  const w = Math.max(90, s * 0.62);
  return [second(d.union(box(d, -190 - w / 2, -1_000, -190 + w / 2, -720 - GAP, [30, 30, 0, 0]), box(d, 190 - w / 2, -1_000, 190 + w / 2, -720 - GAP, [30, 30, 0, 0]))), main(d.path('M-380 -720H380V-560C380 -380 240 -260 120 -220H-120C-240 -260 -380 -380 -380 -560Z').round(24, 0).union(post(d, w, -260, 0)))];
};

const turbine: LetterPicture = (d, s) => {
  const w = Math.max(90, s * 0.62);
  const blade = d.path(`M${-w * 0.34} 0L${-w * 0.8} -200C${-w * 0.6} -380 ${w * 0.1} -490 ${w * 0.4} -540C${w * 0.7} -300 ${w * 0.6} -100 ${w * 0.34} 0Z`);
  const rotor = d.union(...[-58, 58, 180].map((turn) => blade.rotate(turn))).move(0, -720).subtract(box(d, -200, -690, 200, 0));
  return [second(rotor.gapFrom(d.circle(0, -720, w * 0.7), GAP * 0.7)), main(d.circle(0, -720, w * 0.7).union(even(d, [[w * 0.3, -720], [w * 0.62, 0]])))];
};

const whaleTail: LetterPicture = (d) => [main(d.path('M0 -700C100 -860 300 -900 540 -1000C520 -740 380 -560 150 -520C110 -360 150 -160 260 0H-260C-150 -160 -110 -360 -150 -520C-380 -560 -520 -740 -540 -1000C-300 -900 -100 -860 0 -700Z'))];

const seedling: LetterPicture = (d, s) => [second(d.mirror(d.path('M22 -440C40 -760 200 -960 520 -990C540 -690 360 -470 22 -440Z'))), main(post(d, Math.max(100, s * 0.7), -440 + GAP, 0))];

const tulip: LetterPicture = (d, s) => {
  const w = Math.max(90, s * 0.6);
  const bloom = d.path('M-290 -1000C-210 -960 -150 -900 -130 -820C-110 -920 -60 -980 0 -1030C60 -980 110 -920 130 -820C150 -900 210 -960 290 -1000C340 -720 260 -520 0 -500C-260 -520 -340 -720 -290 -1000Z');
  return [second(bloom), main(d.union(post(d, w, -500 + GAP, 0), d.mirror(d.path(`M${w / 2 - 4} -20C${w / 2} -220 200 -360 360 -380C360 -200 260 -40 ${w / 2 - 4} -20Z`))))];
};

const personY: LetterPicture = (d, s) => {
  const w = Math.max(120, s * 0.9);
  return [main(d.union(drawn(d.line('M-380 -920C-300 -640 -160 -600 0 -560C160 -600 300 -640 380 -920'), w), d.path(`M${-w * 0.62} -600H${w * 0.62}V0H${-w * 0.62}Z`))), second(d.circle(0, -860, 150))];
};

const trophy: LetterPicture = (d, s) => {
  const w = Math.max(70, s * 0.44);
  return [second(d.path('M-270 -1000H270V-700C270 -520 130 -420 0 -420C-130 -420 -270 -520 -270 -700Z')), second(d.mirror(d.line('M270 -920H430C430 -740 380 -640 250 -600').stroke(w))), main(d.union(post(d, w * 1.4, -420 + GAP, -100), box(d, -220, -130, 220, 0, 20)))];
};

const wrenchY: LetterPicture = (d, s) => {
  const w = Math.max(140, s);
  return [main(d.union(d.circle(0, -680, 330), post(d, w, -480, 0, [0, 0, w / 2, w / 2])).subtract(d.regular(6, 175, { cy: -720, turn: 30 }), box(d, -152, -1_100, 152, -720)))];
};

const stethoscope: LetterPicture = (d, s) => {
  const w = Math.max(76, s * 0.5);
  const chest = d.circle(0, -130, 130);
  return [main(d.union(d.line('M-230 -960H-300V-740A300 300 0 0 0 300 -740V-960H230').stroke(w, { join: 'round', cap: 'round' }), d.line('M0 -450V-200').stroke(w)).gapFrom(chest, GAP * 0.7)), second(chest.subtract(d.circle(0, -130, 44)))];
};

const antlers: LetterPicture = (d, s) => {
  const w = Math.max(70, s * 0.44);
  const antler = d.union(drawn(d.line('M-80 -470C-240 -540 -420 -640 -400 -960'), w), drawn(d.line('M-300 -600C-190 -680 -180 -780 -190 -900'), w), drawn(d.line('M-400 -800C-450 -820 -490 -870 -500 -920'), w));
  const head = d.path('M-150 -500H150C190 -420 160 -300 110 -180C90 -60 60 0 0 0C-60 0 -90 -60 -110 -180C-160 -300 -190 -420 -150 -500Z');
  const ear = d.leaf([-130, -440], [-360, -440], 0.24);
  return [main(d.mirror(d.union(antler))), second(d.union(head, d.mirror(ear)).gapFrom(d.mirror(antler), GAP * 0.7))];
};

const bull: LetterPicture = (d) => {
  const horn = d.path('M-210 -560C-430 -600 -520 -760 -460 -1000C-400 -860 -310 -790 -120 -780L-60 -560Z');
  const head = d.path('M-230 -740H230L170 -300C160 -100 100 0 0 0C-100 0 -160 -100 -170 -300Z').round(20, 0);
  return [second(d.mirror(horn).gapFrom(head, GAP)), main(head.subtract(d.circle(-56, -110, 26), d.circle(56, -110, 26)))];
};

const forkY: LetterPicture = (d, s) => {
  const w = Math.max(110, Math.min(180, s * 0.8));
  return [main(d.union(d.line(`M-300 -1000V-640A300 ${250} 0 0 0 300 -640V-1000`).stroke(w), box(d, -w / 2, -1_000, w / 2, 0, [0, 0, w / 2, w / 2])))];
};


export const Y: LetterTable = {
  'cocktail-glass': { name: 'a cocktail glass', draw: cocktail },
  'wine-glass': { name: 'a glass of wine', draw: wineGlass },
  tree: { name: 'a bare tree', draw: bareTree },
  branch: { name: 'a tree with its branches', draw: bareTree },
  'tuning-fork': { name: 'a tuning fork', draw: tuningFork },
  plug: { name: 'a plug', draw: plug },
  'wind-turbine': { name: 'a wind turbine', draw: turbine },
  whale: { name: 'the tail of a whale', draw: whaleTail },
  seedling: { name: 'a seedling', draw: seedling },
  growth: { name: 'a seedling', draw: seedling },
  tulip: { name: 'a tulip', draw: tulip },
  person: { name: 'a person with open arms', draw: personY },
  joy: { name: 'a person with open arms', draw: personY },
  trophy: { name: 'a trophy', draw: trophy },
  wrench: { name: 'a wrench', draw: wrenchY },
  stethoscope: { name: 'a stethoscope', draw: stethoscope },
  stag: { name: 'a stag', draw: antlers },
  deer: { name: 'a stag', draw: antlers },
  antlers: { name: 'a stag’s antlers', draw: antlers },
  bull: { name: 'a bull', draw: bull },
  fork: { name: 'a fork', draw: forkY },
};
