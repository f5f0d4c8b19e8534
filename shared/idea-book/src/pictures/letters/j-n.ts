import type { LetterPicture } from '../picture.ts';
import { GAP, type LetterTable, box, drawn, main, second } from './kit.ts';

// Hooks for J, branches for K, things with a foot for L, peaks for M and N.

const hook: LetterPicture = (d, s) => {
  const w = Math.max(110, s * 0.76);
  const r = 230;
  const eye = d.ring(r, -860, 140, 140 - w * 0.62);
  return [main(d.union(d.line(`M${r} -760V${-r - w / 2}A${r} ${r} 0 0 1 ${-r} ${-r - w / 2}V-330`).stroke(w), d.polygon([[-r - w / 2, -320], [-r, -520], [-r + w / 2, -320], [-r + w * 1.3, -250], [-r + w / 2, -230]], 0)).gapFrom(eye, GAP)), second(eye)];
};

const cane: LetterPicture = (d, s) => {
  const w = Math.max(140, s);
  const r = 220;
  const body = drawn(d.line(`M${r} ${-1_000 + w / 2}V${-r - w / 2}A${r} ${r} 0 0 1 ${-r} ${-r - w / 2}V-400`), w);
  const stripes = [-980, -760, -540, -320].map((y) => d.polygon([[r - w, y + 70], [r + w, y - 30], [r + w, y + 70], [r - w, y + 170]])).concat([d.polygon([[60, -300], [330, 40], [180, 60], [-20, -240]]), d.polygon([[-330, 30], [-160, -250], [-60, -200], [-170, 60]]), d.polygon([[-400, -430], [0, -330], [0, -230], [-400, -330]])]);
  return [second(body.subtract(...stripes).withoutSlivers(500)), main(body.intersect(d.union(...stripes)).subtract(body.subtract(...stripes).grow(GAP * 0.7)).withoutSlivers(500))];
};

const sock: LetterPicture = (d, s) => {
  const w = Math.max(250, s * 1.4);
  const body = d.path(`M${260 - w} -720H260V-330C260 -130 120 0 -60 0H-230C-340 0 -390 -80 -370 -170C-350 -260 -260 -270 -180 -290C-80 -310 ${260 - w} -340 ${260 - w} -440Z`);
  const toe = d.circle(-350, -60, 190);
  return [main(body.gapFrom(toe, GAP)), second(body.intersect(toe)), second(box(d, 240 - w, -1_000, 280, -720 - GAP, 30))];
};

const hockeyJ: LetterPicture = (d, s) => {
  const w = Math.max(130, s * 0.9);
  const stick = d.line('M230 -1000V-260C230 -100 120 -66 0 -66H-330').stroke(w, { join: 'round' });
  const tape = box(d, -400, -300, -120, 100);
  return [main(stick.subtract(tape.grow(GAP * 0.6), box(d, 0, -760 , 500, -760 + GAP))), second(stick.intersect(tape))];
};

const pipeJ: LetterPicture = (d, s) => {
  const w = Math.max(160, s);
  return [main(d.line(`M200 -830V-290A${290 - w / 2} ${290 - w / 2} 0 0 1 ${200 - (580 - w)} -290V-310`).stroke(w)), second(box(d, 200 - w / 2 - 50, -1_000, 200 + w / 2 + 50, -830 - GAP, 16)), second(box(d, 200 - (580 - w) - w / 2 - 50, -470, 200 - (580 - w) + w / 2 + 50, -310 - GAP, 16))];
};

const ladle: LetterPicture = (d, s) => {
  const w = Math.max(100, s * 0.7);
  return [main(box(d, 190 - w / 2, -1_000, 190 + w / 2, -290, [w / 2, w / 2, 0, 0])), second(d.path(`M-400 ${-290 + GAP}H${190 + w / 2}A${(590 + w / 2) / 2} ${290 - GAP} 0 0 1 -400 ${-290 + GAP}Z`))];
};

export const J: LetterTable = {
  hook: { name: 'a hook', draw: hook },
  'fishing-hook': { name: 'a fishhook', draw: hook },
  candy: { name: 'a candy cane', draw: cane },
  sock: { name: 'a sock', draw: sock },
  'hockey-stick': { name: 'a hockey stick', draw: hockeyJ },
  pipe: { name: 'a pipe', draw: pipeJ },
  ladle: { name: 'a ladle', draw: ladle },
};

// K

const leafK: LetterPicture = (d, s) => {
  const w = Math.max(130, s * 0.9);
  return [main(box(d, 0, -1_000, w, 0)), second(d.path(`M${w + GAP} -480C${w + 30} -780 ${w + 250} -990 ${w + 560} -1000C${w + 580} -720 ${w + 380} -490 ${w + GAP} -480Z`)), second(d.path(`M${w + GAP} -440C${w + 330} -440 ${w + 560} -260 ${w + 580} 0C${w + 260} 0 ${w + 60} -160 ${w + GAP} -440Z`))];
};

export const K: LetterTable = {
  leaf: { name: 'a stem with its leaves', draw: leafK },
  plant: { name: 'a plant', draw: leafK },
};

// L

const boot: LetterPicture = (d) => {
  const shaft = d.path('M-330 -1000H20V-420C60 -340 180 -330 270 -300C360 -270 400 -220 400 -130H-330Z').round(16, 0);
  return [main(shaft.subtract(box(d, -400, -880, 100, -880 + GAP))), second(d.path(`M-350 ${-130 + GAP}H420V-40A40 40 0 0 1 380 0H-60V-40H-130V0H-350Z`))];
};

const rulerL: LetterPicture = (d, s) => {
  const w = Math.max(170, s * 1.15);
  const marks = [-900, -760, -620, -480, -340].map((y, i) => box(d, w - (i % 2 ? w * 0.36 : w * 0.56), y, w + 10, y + 34));
  const low = [0, 1, 2, 3].map((i) => box(d, w + 60 + i * 110, -w - 10, w + 94 + i * 110, -w + (i % 2 ? w * 0.56 : w * 0.36)));
  return [main(d.polygon([[0, -1_000], [w, -1_000], [w, -w], [580, -w], [580, 0], [0, 0]]).subtract(...marks, ...low))];
};

const pipe: LetterPicture = (d, s) => {
  const w = Math.max(170, s * 1.1);
  return [main(d.line(`M${w / 2} -850V-260A170 170 0 0 0 ${w / 2 + 170} ${-w / 2 - 30}H500`).stroke(w)), second(d.union(box(d, -50, -1_000, w + 50, -850 - GAP, 16))), second(box(d, 500 + GAP, -w - 80, 620, 20, 16).move(0, -20))];
};

const stick: LetterPicture = (d, s) => {
  const w = Math.max(130, s * 0.9);
  const line = d.line(`M${w / 2} -1000V-260C${w / 2} -100 ${w + 60} -${w / 2} ${w + 190} -${w / 2}H620`).stroke(w, { join: 'round' });
  const tape = box(d, 400, -300, 700, 100);
  return [main(line.subtract(tape.grow(GAP * 0.6), box(d, -100, -800, 500, -800 + GAP))), second(line.intersect(tape))];
};

const sockL: LetterPicture = (d, s) => {
  const w = Math.max(250, s * 1.4);
  const body = d.path(`M0 -720H${w}V-440C${w} -340 ${w + 100} -310 ${w + 180} -290C${w + 280} -270 ${w + 350} -250 ${w + 370} -170C${w + 390} -80 ${w + 330} 0 ${w + 230} 0H160C60 0 0 -60 0 -170Z`);
  const toe = d.circle(w + 350, -60, 190);
  return [main(body.gapFrom(toe, GAP)), second(body.intersect(toe)), second(box(d, -24, -1_000, w + 24, -720 - GAP, 30))];
};

export const L: LetterTable = {
  boot: { name: 'a boot', draw: boot },
  ruler: { name: 'a carpenter’s square', draw: rulerL },
  pipe: { name: 'a pipe', draw: pipe },
  'hockey-stick': { name: 'a hockey stick', draw: stick },
  sock: { name: 'a sock', draw: sockL },
};

// M

const mountains: LetterPicture = (d) => {
  const ridge = d.polygon([[-580, 0], [-240, -1_000], [20, -420], [220, -800], [580, 0]], 8);
  const snow = d.polygon([[-600, -1_100], [600, -1_100], [600, -560], [300, -560], [230, -640], [170, -540], [100, -600], [40, -560], [-120, -600], [-200, -680], [-260, -600], [-330, -700], [-600, -560]]);
  return [main(ridge.subtract(snow.grow(GAP, 'miter')).withoutSlivers(600)), second(ridge.intersect(snow))];
};

const cat: LetterPicture = (d) => {
  const head = d.path('M-470 -1000L-170 -740C-60 -770 60 -770 170 -740L470 -1000V-400C470 -140 260 0 0 0C-260 0 -470 -140 -470 -400Z').round(20, 0);
  return [main(head.subtract(d.circle(-190, -440, 62), d.circle(190, -440, 62), d.polygon([[-70, -290], [70, -290], [0, -200]], 14)))];
};

const owl: LetterPicture = (d) => {
  const head = d.path('M-460 -1000C-300 -890 -150 -850 0 -850C150 -850 300 -890 460 -1000V-420A460 420 0 0 1 -460 -420Z');
  const eyes = d.mirror(d.circle(210, -500, 190));
  return [main(head.subtract(eyes, d.polygon([[-66, -330], [66, -330], [0, -170]], 8))), second(d.mirror(d.circle(210, -500, 104)))];
};

const heartbeat: LetterPicture = (d, s) => {
  const w = Math.max(100, s * 0.7);
  return [second(d.polyline([[-560, -w / 2], [-400, -w / 2], [-230, -940], [0, -240], [230, -940], [400, -w / 2], [560, -w / 2]]).stroke(w, { cap: 'round', join: 'round' }))];
};

const houses: LetterPicture = (d) => {
  const gable = (x: number) => d.polygon([[x - 280, 0], [x - 280, -640], [x, -1_010], [x + 280, -640], [x + 280, 0]], 8).subtract(box(d, x - 80, -300, x + 80, 10, [80, 80, 0, 0]));
  return [main(gable(-280 - GAP / 2)), second(gable(280 + GAP / 2))];
};

export const M: LetterTable = {
  mountain: { name: 'a range of mountains', draw: mountains },
  peak: { name: 'a pair of peaks', draw: mountains },
  cat: { name: 'a cat', draw: cat },
  kitten: { name: 'a kitten', draw: cat },
  owl: { name: 'an owl', draw: owl },
  'beating-heart': { name: 'the beat of a heart', draw: heartbeat },
  house: { name: 'a pair of houses', draw: houses },
  home: { name: 'a pair of homes', draw: houses },
};

// N

const growth: LetterPicture = (d, s) => {
  const w = Math.max(130, s * 0.9);
  const line = d.polyline([[-360, 0], [-360, -780], [240, -160], [240, -640]]).stroke(w, { join: 'miter' });
  const head = d.polygon([[240 - w * 1.2, -600 - GAP], [240, -1_000], [240 + w * 1.2, -600 - GAP]], 8);
  return [main(line.subtract(box(d, 0, -1_000, 600, -600))), second(head)];
};

const boltN: LetterPicture = (d, s) => {
  const w = Math.max(130, s * 0.86);
  const x = 400;
  return [main(box(d, -x, -1_000, -x + w, 0)), main(box(d, x - w, -1_000, x, 0)), second(d.polygon([[-x + w + GAP, -1_000], [-40, -1_000], [60, -560], [x - w - GAP, -560], [x - w - GAP, 0], [30, -380], [-x + w + GAP, -380]], 6))];
};

export const N: LetterTable = {
  growth: { name: 'an arrow that rises', draw: growth },
  'line-chart': { name: 'a chart that rises', draw: growth },
  up: { name: 'an arrow that rises', draw: growth },
  lightning: { name: 'a flash of lightning', draw: boltN },
};
