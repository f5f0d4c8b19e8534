import type { Draw, Shape } from '@fifteen/drawing';
import type { LetterPicture } from '../picture.ts';
import { GAP, type LetterTable, box, drawn, even, flame, main, polar, second } from './kit.ts';

// Open rings for C and G, things with a straight back for B, D, E and F, pairs for H.

const R = 500;

const crescent: LetterPicture = (d) => [second(d.circle(0, -R, R).subtract(d.circle(215, -R - 40, 400)))];

const croissant: LetterPicture = (d) => {
  const body = d.circle(0, -R, R).subtract(d.circle(250, -R, 365));
  const cuts = [-64, -22, 22, 64].map((turn) => d.polyline([polar(60, 180 + turn * 1.1, 90, -R), polar(720, 180 + turn, 0, -R)]).stroke(GAP * 1.1));
  return [second(body.subtract(...cuts).withoutSlivers(2_000).round(24, 0))];
};

const banana: LetterPicture = (d) => {
  const body = d.path('M330 -1000C380 -960 400 -900 380 -860C120 -800 0 -560 60 -380C120 -220 300 -130 470 -130C500 -90 480 -40 440 -10C150 40 -200 -60 -340 -330C-440 -620 -200 -940 230 -960L270 -1010Z');
  const line = d.line('M250 -860C-90 -780 -210 -560 -130 -350C-70 -220 60 -120 240 -80').stroke(GAP);
  return [second(body.subtract(line))];
};

const cookie: LetterPicture = (d) => [second(d.circle(0, -R, R).subtract(d.circle(420, -R - 130, 170), d.circle(480, -R + 110, 180), d.circle(300, -R, 120), d.circle(-190, -690, 72), d.circle(-230, -350, 78), d.circle(50, -210, 66), d.circle(60, -800, 60), d.circle(-10, -520, 66)))];

const shrimp: LetterPicture = (d) => {
  const body = d.arc(0, -R, 350, -50, -290).brush((t) => 330 - 190 * t, { ends: 'round' });
  const cuts = [-120, -165, -210].map((a) => d.polyline([polar(60, a, 0, -R), polar(700, a - 12, 0, -R)]).stroke(GAP));
  const tail = d.union(d.leaf([180, -150], [470, -250], 0.28), d.leaf([180, -150], [440, 20], 0.28));
  const feelers = d.union(drawn(d.line('M330 -800C420 -820 480 -790 530 -720'), 40));
  return [second(body.subtract(...cuts, d.circle(190, -830, 46)).gapFrom(tail, GAP)), main(tail), main(feelers.gapFrom(body, GAP * 0.7))];
};

const horseshoe: LetterPicture = (d, s) => {
  const w = Math.max(180, s * 1.15);
  const r = R - w / 2;
  const holes = [[240, w / 2 - 1_000], [240, -w / 2], ...[-120, -155, 155, 120].map((a) => polar(r, a, 0, -R)), polar(r, 180, 0, -R)].map(([x, y]) => d.circle(x!, y!, 36));
  return [main(d.line(`M340 ${w / 2 - 1_000}H0A${r} ${r} 0 0 0 0 ${-w / 2}H340`).stroke(w).union(box(d, 340, -1_000 - 20, 420, -1_000 + w + 40, 14), box(d, 340, -w - 40, 420, 20, 14)).subtract(...holes).intersect(box(d, -600, -1_000, 600, 0)))];
};

const magnetC: LetterPicture = (d, s) => {
  const w = Math.max(180, s * 1.2);
  const bow = d.line(`M200 ${-w / 2}H0A${R - w / 2} ${R - w / 2} 0 0 1 0 ${-1_000 + w / 2}H200`).stroke(w);
  return [main(bow), second(d.union(box(d, 200 + GAP, -w, 400, 0), box(d, 200 + GAP, -1_000, 400, -1_000 + w)))];
};

const arrowC: LetterPicture = (d, s) => {
  const w = Math.max(130, s * 0.9);
  const r = R - w / 2 - 40;
  const [x, y] = polar(r, 318, 0, -R + 20);
  const head = d.polygon([[0, -w * 1.1], [w * 1.5, 0], [0, w * 1.1]], 10).rotate(60).move(x - w * 0.6, y - w * 0.9);
  return [main(d.arc(0, -R + 20, r, 48, 306).stroke(w).subtract(head)), second(head)];
};

const gearC: LetterPicture = (d, s) => {
  const w = Math.max(130, s * 0.9);
  const tooth = d.polygon([[-90, -R], [90, -R], [120, -R + 150], [-120, -R + 150]], 14);
  const whole = d.union(d.circle(0, 0, R - 90), ...d.radial(tooth, { count: 8, turn: 22.5 })).subtract(d.circle(0, 0, R - 90 - w));
  return [main(whole.subtract(d.polygon([[0, 0], [900, -420], [900, 420]])).move(0, -R))];
};

const pizzaC: LetterPicture = (d) => {
  const whole = (r: number) => d.circle(0, -R, r).subtract(d.polygon([[40, -R], [900, -R - 560], [900, -R + 560]]));
  const toppings = [[-170, -700, 84], [-240, -390, 78], [40, -250, 74], [70, -790, 66]].map(([x, y, r]) => d.circle(x!, y!, r!));
  return [main(whole(R).subtract(d.circle(0, -R, R - 84))), second(whole(R - 84 - GAP).subtract(...toppings))];
};

const wrenchC: LetterPicture = (d, s) => {
  const w = Math.max(140, s);
  return [main(d.circle(0, -R, R).subtract(d.regular(6, R - w, { cy: -R, turn: 30 }), box(d, 0, -R - (R - w) * 0.87, 700, -R + (R - w) * 0.87))), second(d.regular(6, R - w - GAP, { cy: -R, turn: 30 }).subtract(d.circle(0, -R, (R - w) * 0.42)))];
};

export const C: LetterTable = {
  'crescent-moon': { name: 'the crescent moon', draw: crescent },
  moon: { name: 'the moon', draw: crescent },
  croissant: { name: 'a croissant', draw: croissant },
  banana: { name: 'a banana', draw: banana },
  cookie: { name: 'a cookie with a bite', draw: cookie },
  shrimp: { name: 'a shrimp', draw: shrimp },
  horseshoe: { name: 'a horseshoe', draw: horseshoe },
  magnet: { name: 'a magnet', draw: magnetC },
  renewal: { name: 'an arrow that comes back', draw: arrowC },
  gear: { name: 'a gear', draw: gearC },
  pizza: { name: 'a pizza without its first slice', draw: pizzaC },
  'hex-nut': { name: 'a wrench with its nut', draw: wrenchC },
  wrench: { name: 'a wrench with its nut', draw: wrenchC },
};

// G

const clockG: LetterPicture = (d, s) => {
  const w = Math.max(130, s);
  const hands = d.polyline([[0, -780], [0, -R + w * 0.2], [R, -R + w * 0.2]]).stroke(w * 0.7, { join: 'round' }).intersect(box(d, -300, -760, R, 0));
  return [main(d.arc(0, -R, R - w / 2, 30, 316).stroke(w).gapFrom(hands, GAP * 0.7)), second(hands)];
};

const gauge: LetterPicture = (d, s) => {
  const w = Math.max(130, s);
  const needle = even(d, [[0, -560], [56, 0]]).union(d.circle(0, 0, 90)).rotate(52).move(0, -R + 60);
  return [main(d.arc(0, -R, R - w / 2, 0, 300).stroke(w).gapFrom(needle, GAP)), second(needle)];
};

const appleG: LetterPicture = (d, s) => {
  const w = Math.max(120, s * 0.95);
  const leaf = d.leaf([10, -820], [330, -1_040], 0.32, 0.3);
  const bite = d.line('M330 -640C240 -740 90 -740 0 -690C-90 -740 -240 -740 -330 -620C-470 -400 -300 -20 -120 -60C-60 -80 60 -80 120 -60C240 -30 340 -190 360 -330H60');
  return [main(bite.stroke(w, { join: 'round' }).gapFrom(leaf, GAP)), second(leaf)];
};

export const G: LetterTable = {
  clock: { name: 'a clock', draw: clockG },
  watch: { name: 'the hands of a watch', draw: clockG },
  time: { name: 'a clock', draw: clockG },
  gauge: { name: 'a gauge', draw: gauge },
  apple: { name: 'an apple', draw: appleG },
};

// B

const heartB: LetterPicture = (d) => [second(d.path('M0 10C-260 -200 -480 -420 -480 -680C-480 -870 -350 -990 -210 -990C-110 -990 -40 -930 0 -850C40 -930 110 -990 210 -990C350 -990 480 -870 480 -680C480 -420 260 -200 0 10Z').rotate(-90).fit({ cx: 0, cy: -500, width: 2_000, height: 1_000 }))];

export const B: LetterTable = {
  heart: { name: 'a heart', draw: heartB },
  love: { name: 'a heart', draw: heartB },
};

// D

const half = (d: Draw, r: number): Shape => d.circle(0, -R, r).intersect(box(d, 0, -1_100, 700, 100)).scale(1.36, 1);

const watermelon: LetterPicture = (d) => {
  const seeds = [[150, -700], [330, -560], [150, -420], [330, -330], [140, -220]].map(([x, y]) => flame(d, 0, -50, 50, 66).rotate(-90).move(x!, y!));
  return [main(half(d, R).subtract(half(d, R - 90))), second(half(d, R - 90 - GAP).subtract(...seeds))];
};

const citrus: LetterPicture = (d) => {
  const flesh = half(d, R - 80 - GAP);
  const cuts = [-60, -20, 20, 60].map((a) => d.polyline([[-20, -R], polar(900, a, -20, -R)]).stroke(GAP));
  return [second(half(d, R).subtract(half(d, R - 80))), second(flesh.intersect(box(d, 24, -1_000, 900, 0)).subtract(...cuts, d.circle(0, -R, 60)).round(16, 0))];
};

const archery: LetterPicture = (d, s) => {
  const w = Math.max(110, s * 0.84);
  const limb = d.line(`M40 -980C700 -860 700 -140 40 -20`).brush((t) => w * (0.45 + 0.55 * Math.sin(Math.PI * t)), { ends: 'round' });
  const arrow = d.union(box(d, -150, -530, 640, -470), d.polygon([[640, -610], [820, -500], [640, -390]]), d.polygon([[-230, -610], [-110, -610], [-40, -500], [-110, -390], [-230, -390], [-160, -500]]));
  return [main(limb.union(box(d, 18, -990, 62, -10, 22)).gapFrom(arrow, GAP)), second(arrow)];
};

const moonD: LetterPicture = (d) => [main(half(d, R).subtract(d.circle(240, -690, 96), d.circle(400, -420, 76), d.circle(170, -270, 66)))];

const carabiner: LetterPicture = (d, s) => {
  const w = Math.max(130, s * 0.9);
  const frame = box(d, 0, -1_000, 680, 0, [110, 380, 380, 110]);
  const gate = box(d, 0, -680, w, -250);
  return [main(frame.subtract(frame.shrink(w), box(d, -10, -680 - GAP, w + 10, -250 + GAP))), second(gate)];
};

export const D: LetterTable = {
  watermelon: { name: 'a slice of watermelon', draw: watermelon },
  lemon: { name: 'a slice of lemon', draw: citrus },
  orange: { name: 'a slice of orange', draw: citrus },
  'bow-and-arrow': { name: 'a bow with its arrow', draw: archery },
  moon: { name: 'the half moon', draw: moonD },
  carabiner: { name: 'a carabiner', draw: carabiner },
};

// E

const books: LetterPicture = (d) => {
  const book = (top: number, right: number) => box(d, 0, top, right, top + 300, [90, 20, 20, 90]).subtract(box(d, 150, top + 100, right + 10, top + 100 + GAP), box(d, 150, top + 200 - GAP, right + 10, top + 200));
  return [main(book(-1_000, 560)), second(book(-650, 500)), main(book(-300, 580))];
};

const comb: LetterPicture = (d, s) => {
  const w = Math.max(150, s);
  const teeth = [0, 1, 2, 3, 4].map((i) => box(d, 0, -1_000 + i * 222, 560, -1_000 + i * 222 + 112, [0, 50, 50, 0]));
  return [main(d.union(box(d, 0, -1_000, w * 0.8, 0, [90, 0, 0, 90]), ...teeth).intersect(box(d, 0, -1_000, 600, 0, [90, 0, 0, 90])))];
};

const burger: LetterPicture = (d) => [
  second(d.path('M-340 -620C-340 -860 -200 -1000 40 -1000C270 -1000 380 -860 380 -620Z').subtract(flame(d, -80, -900, -820, 50).rotate(30, [-80, -860]), flame(d, 130, -880, -800, 50).rotate(-30, [130, -840]))),
  main(box(d, -370, -620 + GAP, 400, -310 - GAP / 2 - 60, 60)), main(d.line('M-340 -290C-260 -220 -200 -220 -130 -290C-60 -360 0 -360 70 -290C140 -220 200 -220 270 -290L370 -290').stroke(70, { cap: 'round' }).move(0, -14)), second(d.path('M-340 -180H380V-130A130 130 0 0 1 250 0H-210A130 130 0 0 1 -340 -130Z')),
];

const barChart: LetterPicture = (d, s) => {
  const w = Math.max(120, s * 0.86);
  const h = (1_000 - 2 * GAP * 1.6) / 3;
  return [main(box(d, 0, -1_000, w * 0.66, 0)), ...[1, 0.6, 0.82].map((k, i) => second(box(d, w * 0.66 + GAP, -1_000 + i * (h + GAP * 1.6), w * 0.66 + GAP + 460 * k, -1_000 + i * (h + GAP * 1.6) + h)))];
};

const shelf: LetterPicture = (d, s) => {
  const w = Math.max(90, s * 0.6);
  const boards = [-1_000, -500 - w / 2, -w].map((y) => box(d, 0, y, 560, y + w));
  return [main(d.union(box(d, 0, -1_000, w, 0), ...boards)), second(d.union(box(d, w + 80, -500 - w / 2 - 250, w + 160, -500 - w / 2 - GAP), box(d, w + 160 + GAP, -500 - w / 2 - 200, w + 250, -500 - w / 2 - GAP), d.circle(w + 180, -w - GAP - 95, 95), box(d, w + 310, -w - GAP - 150, w + 390, -w - GAP)))];
};

const forkE: LetterPicture = (d, s) => {
  const w = Math.max(120, Math.min(190, s * 0.82));
  const tines = [-1_000, -500 - w / 2, -w].map((y) => box(d, 240, y, 720, y + w, [0, w / 2, w / 2, 0]));
  return [main(d.union(...tines, d.line(`M260 ${w / 2 - 1_000}A${500 - w / 2} ${500 - w / 2} 0 0 0 260 ${-w / 2}`).stroke(w), box(d, -520, -500 - w / 2, 300, -500 + w / 2, [w / 2, 0, 0, w / 2])))];
};

export const E: LetterTable = {
  book: { name: 'a pile of books', draw: books },
  library: { name: 'a pile of books', draw: books },
  comb: { name: 'a comb', draw: comb },
  burger: { name: 'a burger', draw: burger },
  'bar-chart': { name: 'a bar chart', draw: barChart },
  shelf: { name: 'a shelf', draw: shelf },
  fork: { name: 'a fork', draw: forkE },
};

// F

const flagF: LetterPicture = (d, s) => {
  const w = Math.max(100, s * 0.66);
  return [main(box(d, 0, -1_000, w, 0, 30)), second(d.polygon([[w + GAP, -970], [w + 560, -970], [w + 400, -715], [w + 560, -460], [w + GAP, -460]], 8))];
};

const keyF: LetterPicture = (d, s) => {
  const w = Math.max(110, s * 0.78);
  return [main(d.union(box(d, -w / 2, -1_000, w / 2, -300), box(d, 0, -1_000, 420, -1_000 + w, 14), box(d, 0, -1_000 + w * 1.62, 320, -1_000 + w * 2.5, 14), d.circle(0, -200, 200)).subtract(d.circle(0, -200, 100)))];
};

const signpost: LetterPicture = (d, s) => {
  const w = Math.max(110, s * 0.76);
  const board = (top: number, right: number) => d.polygon([[w + GAP, top], [right, top], [right + 120, top + 115], [right, top + 230], [w + GAP, top + 230]], 8);
  return [main(box(d, 0, -1_000, w, 0, [20, 20, 0, 0])), second(board(-960, w + 360)), second(board(-660, w + 250))];
};

const tap: LetterPicture = (d, s) => {
  const w = Math.max(120, s * 0.86);
  return [second(box(d, -100, -1_000, 360, -1_000 + w * 0.8, w * 0.4)), main(d.union(box(d, 0, -1_000 + w * 0.8 + GAP, w, 0), d.line(`M${w / 2} -560H300A120 120 0 0 1 420 -440V-360`).stroke(w))), second(flame(d, 420, -310, -110, 120))];
};

export const F: LetterTable = {
  flag: { name: 'a flag', draw: flagF },
  banner: { name: 'a banner', draw: flagF },
  key: { name: 'a key', draw: keyF },
  signpost: { name: 'a signpost', draw: signpost },
  tap: { name: 'a tap', draw: tap },
};

// H

const ladder: LetterPicture = (d, s) => {
  const w = Math.max(100, s * 0.72);
  const rails = d.union(box(d, -330, -1_000, -330 + w, 0, 24), box(d, 330 - w, -1_000, 330, 0, 24));
  return [main(rails), second(d.union(...[-830, -610, -390, -170].map((y) => box(d, -330 + w + GAP * 0.8, y - w * 0.36, 330 - w - GAP * 0.8, y + w * 0.36))))];
};

const bridge: LetterPicture = (d, s) => {
  const w = Math.max(110, s * 0.72);
  const towers = d.union(...[-1, 1].map((side) => box(d, side * 330 - w / 2, -1_000, side * 330 + w / 2, 0, [20, 20, 0, 0])));
  const cables = d.union(d.line('M-330 -960C-180 -560 180 -560 330 -960').stroke(46), ...[-1, 1].map((side) => d.curve([side * 330, -960], [side * 420, -700], [side * 520, -500], [side * 620, -440]).stroke(46)));
  const hangers = d.union(...[-130, 0, 130].map((x) => box(d, x - 17, -720, x + 17, -380)));
  return [main(d.union(towers)), second(d.union(box(d, -620, -400, 620, -400 + w * 0.8), cables, hangers.intersect(d.path('M-330 -960C-180 -560 180 -560 330 -960V-380H-330Z'))).gapFrom(towers, GAP * 0.8))];
};

const goal: LetterPicture = (d, s) => {
  const w = Math.max(100, s * 0.72);
  return [main(d.union(box(d, -360, -1_000, -360 + w, 0), box(d, 360 - w, -1_000, 360, 0), box(d, -330, -430, 330, -430 + w))), second(d.ellipse(0, -700, 190, 120).rotate(-24, [0, -700]).subtract(d.polyline([[-100, -655], [100, -745]]).stroke(28)))];
};

const dumbbell: LetterPicture = (d, s) => {
  const w = Math.max(150, s);
  return [main(d.mirror(box(d, 200, -1_000, 200 + w, 0, 60))), second(d.union(box(d, -200 + GAP, -500 - w * 0.34, 200 - GAP, -500 + w * 0.34))), second(d.mirror(box(d, 200 + w + GAP, -760, 200 + w + GAP + w * 0.66, -240, [0, 40, 40, 0])))];
};

const bed: LetterPicture = (d, s) => {
  const w = Math.max(110, s * 0.8);
  return [main(d.union(box(d, -480, -1_000, -480 + w, 0, [40, 40, 0, 0]), box(d, 480 - w, -720, 480, 0, [40, 40, 0, 0]), box(d, -440, -330, 440, -330 + w))), second(d.union(box(d, -480 + w + GAP, -560, -100, -330 - GAP, 60))), second(d.path(`M${-100 + GAP} ${-330 - GAP}V-480A100 100 0 0 1 ${GAP} -580H${480 - w - GAP}V${-330 - GAP}Z`))];
};

const castle: LetterPicture = (d, s) => {
  const w = Math.max(190, s * 1.2);
  const tower = (x: number) => box(d, x - w / 2, -1_000, x + w / 2, 0).subtract(box(d, x - w * 0.13, -1_010, x + w * 0.13, -900), box(d, x - 24, -760, x + 24, -600, 24));
  return [main(d.union(tower(-310), tower(310), box(d, -260, -600, 260, 0)).subtract(d.path('M-125 10V-250A125 125 0 0 1 125 -250V10Z'), box(d, -40, -610, 40, -520)))];
};

const couple: LetterPicture = (d, s) => {
  const w = Math.max(150, s);
  const person = (x: number) => d.union(box(d, x - w / 2, -660, x + w / 2, 0, [w / 2, w / 2, 0, 0]));
  return [main(person(-280)), second(person(280)), main(d.circle(-280, -860, 140)), second(d.circle(280, -860, 140)), main(box(d, -280 + w / 2 - 10, -460, -GAP / 2, -460 + w * 0.62)), second(box(d, GAP / 2, -460, 280 - w / 2 + 10, -460 + w * 0.62))];
};

const towers: LetterPicture = (d, s) => {
  const w = Math.max(200, s * 1.2);
  const windows = [-880, -720, -280, -120].flatMap((y) => [-0.2, 0.2].map((x) => box(d, x * w - w * 0.1, y - 40, x * w + w * 0.1, y + 40)));
  const tower = (x: number) => d.union(box(d, x - w / 2, -1_000, x + w / 2, 0)).subtract(...windows.map((window) => window.move(x, 0)));
  return [main(d.union(tower(-280), tower(280))), second(box(d, -280 + w / 2 + GAP * 0.8, -580, 280 - w / 2 - GAP * 0.8, -420))];
};

export const H: LetterTable = {
  ladder: { name: 'a ladder', draw: ladder },
  bridge: { name: 'a bridge', draw: bridge },
  'rugby-ball': { name: 'a goal for rugby', draw: goal },
  dumbbell: { name: 'a barbell', draw: dumbbell },
  bed: { name: 'a bed', draw: bed },
  castle: { name: 'a castle', draw: castle },
  couple: { name: 'two people hand in hand', draw: couple },
  friendship: { name: 'two friends hand in hand', draw: couple },
  'holding-hands': { name: 'two people hand in hand', draw: couple },
  skyscraper: { name: 'a pair of towers', draw: towers },
  building: { name: 'a pair of towers', draw: towers },
};
