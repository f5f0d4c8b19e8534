import type { LetterPicture } from '../picture.ts';
import { GAP, type LetterTable, box, drawn, even, flame, main, post, second } from './kit.ts';

// Upright things, for I and l.

const lighthouse: LetterPicture = (d, s) => {
  const w = s * 0.7;
  const tower = even(d, [[w * 0.66, -690], [w, 0]]);
  const between = (top: number, bottom: number) => tower.intersect(box(d, -400, top, 400, bottom));
  return [
    main(d.union(between(-180, 0), between(-690, -510), post(d, w * 2, -740, -680))), second(between(-510 + GAP, -180 - GAP)),
    second(post(d, w * 0.86, -850, -740 - GAP)), main(even(d, [[0, -1_010], [w * 0.9, -850 - GAP * 0.6]], 8)),
  ];
};

const candle: LetterPicture = (d, s) => {
  const w = s * 1.14;
  return [main(d.union(box(d, -w / 2, -640, w / 2, 0, 14), box(d, -17, -720, 17, -600)).subtract(box(d, w * 0.1, -700, w * 0.1 + GAP, -420, GAP / 2))), second(flame(d, 0, -1_060, -740, w * 0.8))];
};

const pencil: LetterPicture = (d, s) => {
  const w = s * 1.3;
  const tip = even(d, [[0, -1_020], [w / 2, -690]]);
  return [
    main(tip.intersect(box(d, -w, -1_100, w, -890))),
    second(tip.intersect(box(d, -w, -890 + GAP, w, -690 - GAP / 2))),
    main(post(d, w, -690 + GAP / 2, -170).subtract(post(d, GAP, -620, -160))),
    second(box(d, -w / 2, -170 + GAP, w / 2, 0, [0, 0, 50, 50])),
  ];
};

/** A bottle by the width of its neck as a share of the body's, and the height of its shoulder. */
const bottleOf = (neck: number, shoulder: number): LetterPicture => (d, s) => {
  const w = s * 0.8;
  const n = w * neck;
  const glass = d.path(`M${-n} -900H${n}V${-shoulder - 130}C${n} ${-shoulder - 40} ${w} ${-shoulder - 40} ${w} ${-shoulder + 90}V-40A40 40 0 0 1 ${w - 40} 0H${40 - w}A40 40 0 0 1 ${-w} -40V${-shoulder + 90}C${-w} ${-shoulder - 40} ${-n} ${-shoulder - 40} ${-n} ${-shoulder - 130}Z`);
  const label = box(d, -w, -400, w, -150);
  return [main(glass.subtract(box(d, -w, -400 - GAP, w, -150 + GAP))), second(post(d, n * 2.4, -1_000, -900 - GAP, 14)), second(label)];
};

const cactus: LetterPicture = (d, s) => {
  const arm = s * 0.7;
  const reach = s * 0.5 + arm * 1.05;
  return [main(d.union(
    box(d, -s / 2, -1_000, s / 2, 0, [s / 2, s / 2, 0, 0]),
    drawn(d.line(`M0 -270H${90 - reach}A90 90 0 0 1 ${-reach} -360V-540`), arm),
    drawn(d.line(`M0 -400H${reach - 90}A90 90 0 0 0 ${reach} -490V-690`), arm),
  ))];
};

const skyscraper: LetterPicture = (d, s) => {
  const w = s * 1.5;
  const windows = [-560, -410, -260].flatMap((y) => [-1, 1].map((side) => box(d, side * w * 0.2 - w * 0.11, y, side * w * 0.2 + w * 0.11, y + 86)));
  return [main(d.union(post(d, 34, -1_000, -800), post(d, w * 0.5, -860, -700), post(d, w * 0.76, -760, -600), post(d, w, -660, 0)).subtract(...windows, post(d, w * 0.24, -120, 10)))];
};

const column: LetterPicture = (d, s) => {
  const w = s * 1.3;
  const flutes = [-0.6, 0.6].map((i) => box(d, i * w * 0.3 - 15, -770, i * w * 0.3 + 15, -210, 15));
  return [main(d.union(post(d, w * 1.5, -1_000, -910), post(d, w * 1.5, -90, 0))), main(d.union(post(d, w, -910 + GAP, -90 - GAP), post(d, w * 1.2, -910 + GAP, -830), post(d, w * 1.2, -150, -90 - GAP)).subtract(...flutes))];
};

const testTube: LetterPicture = (d, s) => {
  const w = s * 1.5;
  const rim = Math.max(60, s * 0.42);
  const inside = box(d, -w / 2 + rim + GAP, -520, w / 2 - rim - GAP, -rim - GAP, [0, 0, w / 2 - rim - GAP, w / 2 - rim - GAP]);
  return [main(d.union(post(d, w, -960, 0, [0, 0, w / 2, w / 2]), post(d, w * 1.42, -1_000, -1_000 + rim, rim * 0.3)).subtract(post(d, w - 2 * rim, -1_000 + rim, -rim, [0, 0, w / 2 - rim, w / 2 - rim]))), second(inside)];
};

const lipstick: LetterPicture = (d, s) => {
  const w = s * 1.36;
  const bullet = d.path(`M${-w * 0.34} -560V-800C${-w * 0.34} -900 ${w * 0.1} -1000 ${w * 0.34} -1000V-560Z`);
  return [second(bullet), main(post(d, w * 0.84, -560 + GAP, -400)), main(post(d, w, -400 + GAP, 0, [0, 0, 20, 20]))];
};

const match: LetterPicture = (d, s) => [second(flame(d, 0, -1_060, -600, s * 1.45).subtract(flame(d, 0, -860, -600 + 20, s * 0.72))), main(d.union(flame(d, 0, -800, -640, s * 0.42), post(d, s * 0.62, -560, 0)))];

const torch: LetterPicture = (d, s) => {
  const w = s * 0.86;
  return [second(flame(d, 0, -1_050, -610, w * 1.5)), main(even(d, [[w * 1.1, -600 + GAP], [w * 1.1, -490], [w * 0.76, -490 + GAP], [w * 0.4, 0]], 10))];
};

const paintBrush: LetterPicture = (d, s) => {
  const w = s * 0.62;
  const hair = d.path(`M${-w} -690C${-w * 1.25} -800 ${-w * 0.9} -900 ${w * 0.5} -1040C${w * 0.5} -940 ${w * 1.3} -830 ${w} -690Z`);
  return [second(hair), main(post(d, w * 2, -690 + GAP, -560)), main(even(d, [[w * 0.94, -560 + GAP], [w * 0.94, -470], [w * 0.5, 0]], 0).round(16, 0))];
};

const screwdriver: LetterPicture = (d, s) => {
  const w = s * 1.3;
  return [second(d.union(post(d, w, -1_000, -520, w * 0.36), post(d, w * 0.72, -560, -470)).subtract(box(d, -w * 0.17 - 15, -900, -w * 0.17 + 15, -620, 15), box(d, w * 0.17 - 15, -900, w * 0.17 + 15, -620, 15))), main(even(d, [[s * 0.24, -470 + GAP], [s * 0.24, -130], [s * 0.5, -90], [s * 0.3, 0]]))];
};

const bowlingPin: LetterPicture = (d, s) => {
  const w = s * 0.9;
  const pin = d.path(`M0 -1010C${w * 0.8} -1010 ${w * 0.72} -850 ${w * 0.46} -700C${w * 0.4} -600 ${w} -480 ${w} -290C${w} -150 ${w * 0.7} -60 ${w * 0.6} 0H${-w * 0.6}C${-w * 0.7} -60 ${-w} -150 ${-w} -290C${-w} -480 ${-w * 0.4} -600 ${-w * 0.46} -700C${-w * 0.72} -850 ${-w * 0.8} -1010 0 -1010Z`);
  const stripes = [-756, -666].map((y) => box(d, -w, y, w, y + 54));
  return [main(pin.subtract(box(d, -w, -756 - GAP, w, -612 + GAP))), second(pin.intersect(d.union(...stripes)))];
};

const chessPiece: LetterPicture = (d, s) => {
  const w = s;
  const body = d.path(`M${-w * 0.36} -640H${w * 0.36}C${w * 0.42} -420 ${w * 0.6} -300 ${w * 0.84} -190H${-w * 0.84}C${-w * 0.6} -300 ${-w * 0.42} -420 ${-w * 0.36} -640Z`);
  return [main(d.union(d.circle(0, -810, Math.min(190, w * 0.95)), post(d, w * 1.5, -660, -590, 30), body)), main(post(d, w * 2.1, -190 + GAP, 0, 30))];
};

const surfboard: LetterPicture = (d, s) => {
  const w = s * 0.86;
  const board = d.path(`M0 -1030C${w * 0.8} -880 ${w} -660 ${w} -460C${w} -260 ${w * 0.76} -90 ${w * 0.56} 0L0 -110L${-w * 0.56} 0C${-w * 0.76} -90 ${-w} -260 ${-w} -460C${-w} -660 ${-w * 0.8} -880 0 -1030Z`);
  const band = d.polygon([[-300, -640], [300, -860], [300, -640], [-300, -420]]);
  return [main(board.subtract(band.grow(GAP, 'miter'))), second(board.intersect(band))];
};

const knife: LetterPicture = (d, s) => {
  const w = s * 0.66;
  const blade = d.path(`M${-w} -400V-880C${-w} -960 ${-w * 0.7} -1020 ${-w * 0.2} -1020C${w * 0.7} -900 ${w} -640 ${w} -400Z`);
  return [main(blade), second(box(d, -w * 0.8, -400 + GAP, w * 0.8, 0, [10, 10, w * 0.7, w * 0.7]))];
};

const fork: LetterPicture = (d, s) => {
  const w = Math.min(270, s * 1.45);
  const tine = w * 0.22;
  const slots = [-1, 1].map((side) => box(d, side * w * 0.195 - w * 0.085, -1_100, side * w * 0.195 + w * 0.085, -700, w * 0.085));
  return [main(d.union(d.path(`M${-w / 2} -1000H${w / 2}V-640A${w / 2} ${w / 2} 0 0 1 ${-w / 2} -640Z`).subtract(...slots).round(tine * 0.3, 0), post(d, w * 0.46, -560, 0, [0, 0, w * 0.23, w * 0.23])))];
};

const spoon: LetterPicture = (d, s) => [main(d.union(d.ellipse(0, -760, s * 0.86, 240), even(d, [[s * 0.27, -560], [s * 0.42, 0]], 0).round(s * 0.2, 0)))];

const rollingPin: LetterPicture = (d, s) => {
  const w = s * 1.24;
  return [main(post(d, w, -770, -230, 40)), second(post(d, s * 0.62, -1_000, -770 - GAP, s * 0.3)), second(post(d, s * 0.62, -230 + GAP, 0, s * 0.3))];
};


const corn: LetterPicture = (d, s) => {
  const w = s * 0.76;
  const cob = d.path(`M0 -1010C${w * 0.8} -1010 ${w} -760 ${w} -420V-100H${-w}V-420C${-w} -760 ${-w * 0.8} -1010 0 -1010Z`);
  const rows = [-820, -670, -520, -370].map((y) => box(d, -w * 2, y, w * 2, y + 26));
  const columns = [-w * 0.34, w * 0.34].map((x) => box(d, x - 13, -1_100, x + 13, 0));
  const husk = d.path(`M0 0C${w * 1.1} 0 ${w * 1.7} -260 ${w * 1.35} -620C${w * 0.9} -480 ${w * 0.2} -360 0 -150C${-w * 0.2} -360 ${-w * 0.9} -480 ${-w * 1.35} -620C${-w * 1.7} -260 ${-w * 1.1} 0 0 0Z`);
  return [second(cob.subtract(...rows, ...columns).gapFrom(husk, GAP * 0.8)), main(husk)];
};

const microphone: LetterPicture = (d, s) => {
  const w = s * 1.16;
  const head = d.circle(0, -820, w * 0.86);
  return [second(head.intersect(box(d, -w, -1_100, w, -770)).subtract(box(d, -w, -900, w, -900 + 26))), main(head.intersect(box(d, -w, -770 + GAP, w, -600)).union(post(d, w * 0.9, -700, -640))), main(even(d, [[w * 0.48, -640 + GAP], [w * 0.3, 0]], 0).round(18, 0).subtract(post(d, GAP, -500, -380, GAP / 2)))];
};

const thermometer: LetterPicture = (d, s) => {
  const [w, r, rim] = [Math.max(210, s * 1.1), Math.max(160, s * 0.96), Math.max(50, s * 0.3)];
  const shell = d.union(post(d, w, -1_000, -200, w / 2), d.circle(0, -r, r));
  const inside = shell.shrink(rim);
  return [main(shell.subtract(inside)), second(d.union(post(d, w - 2 * rim - 1.6 * GAP, -640, -r, 20), d.circle(0, -r, r - rim - GAP * 0.8)).round(0, 10))];
};

const nailPolish: LetterPicture = (d, s) => {
  const w = s * 1.7;
  return [second(even(d, [[w * 0.2, -1_000], [w * 0.26, -440]], 0).round(20, 0)), main(d.union(post(d, w * 0.46, -440 + GAP, -300), post(d, w, -350, 0, 70)).subtract(box(d, w * 0.2, -250, w * 0.2 + GAP, -110, GAP / 2)))];
};

const toothbrush: LetterPicture = (d, s) => {
  const w = s * 0.7;
  const bristles = [0, 1, 2].map((i) => box(d, w / 2 + GAP, -1_000 + i * 130, w / 2 + GAP + s * 0.9, -1_000 + i * 130 + 94));
  return [main(box(d, -w / 2, -1_040, w / 2, 0, w / 2)), second(d.union(...bristles))];
};

const sword: LetterPicture = (d, s) => {
  const w = s * 0.5;
  return [main(even(d, [[0, -1_040], [w, -900], [w, -330]]).subtract(post(d, 26, -860, -300))), second(d.union(post(d, s * 2.2, -330 + GAP, -220, 38))), second(d.union(post(d, s * 0.56, -220, -80), d.circle(0, -70, s * 0.42)))];
};

const obelisk: LetterPicture = (d, s) => {
  const w = s * 0.6;
  return [second(even(d, [[0, -1_010], [w * 0.72, -850]])), main(even(d, [[w * 0.74, -850 + GAP], [w, -120]])), main(post(d, w * 3, -120 + GAP, 0))];
};

const person: LetterPicture = (d, s) => [second(d.circle(0, -850, s * 0.72)), main(d.path(`M${-s * 0.84} 0V${-330}A${s * 0.84} ${s * 0.84} 0 0 1 ${s * 0.84} -330V0Z`).move(0, -130 + s * 0.2).union(post(d, s * 1.68, -300, 0)))];


const screw: LetterPicture = (d, s) => {
  const w = s * 0.5;
  const shank = even(d, [[w, -790], [w, -240], [0, 20]]);
  const cuts = [0, 1, 2, 3].map((i) => d.polygon([[-w * 2, -620 + i * 130], [w * 2, -700 + i * 130], [w * 2, -650 + i * 130], [-w * 2, -570 + i * 130]]));
  return [main(d.path(`M${-s * 1.15} -800C${-s * 1.1} -920 ${-s * 0.6} -1000 0 -1000C${s * 0.6} -1000 ${s * 1.1} -920 ${s * 1.15} -800Z`).subtract(post(d, 60, -1_100, -910))), second(shank.intersect(box(d, -w, -800 + GAP, w, 100)).subtract(...cuts))];
};



const barberPole: LetterPicture = (d, s) => {
  const w = s * 1.1;
  const tube = post(d, w, -800 + GAP, -130 - GAP);
  const bands = [0, 1, 2, 3].map((i) => d.polygon([[-w, -760 + i * 190], [w, -960 + i * 190], [w, -868 + i * 190], [-w, -668 + i * 190]]));
  return [main(d.union(d.circle(0, -890, w * 0.42), post(d, w * 1.44, -860, -800, 20))), second(tube.intersect(d.union(...bands))), main(tube.subtract(...bands.map((band) => band.grow(GAP * 0.7, 'miter')))), main(post(d, w * 1.44, -130, 0, [20, 20, 50, 50]))];
};

const milkBottle: LetterPicture = (d, s) => {
  const w = s * 0.95;
  const shell = d.path(`M${-w * 0.56} -1000H${w * 0.56}V-780C${w * 0.56} -660 ${w} -640 ${w} -480V-70A70 70 0 0 1 ${w - 70} 0H${70 - w}A70 70 0 0 1 ${-w} -70V-480C${-w} -640 ${-w * 0.56} -660 ${-w * 0.56} -780Z`);
  const milk = shell.shrink(GAP * 1.9).intersect(box(d, -w, -560, w, 0));
  return [main(shell.subtract(milk.grow(GAP * 0.9), box(d, -w, -900, w, -900 + GAP))), second(milk)];
};

const babyBottle: LetterPicture = (d, s) => {
  const w = s * 0.86;
  const marks = [-420, -300, -180].map((y) => box(d, w * 0.1, y, w * 2, y + 34));
  return [second(d.path(`M${-w * 0.72} -740C${-w * 0.72} -830 ${-w * 0.26} -820 ${-w * 0.26} -910C${-w * 0.26} -1040 ${w * 0.26} -1040 ${w * 0.26} -910C${w * 0.26} -820 ${w * 0.72} -830 ${w * 0.72} -740Z`)), main(post(d, w * 2, -740 + GAP, -620, 24)), main(post(d, w * 1.8, -620 + GAP, 0, [20, 20, 90, 90]).subtract(...marks))];
};

const key: LetterPicture = (d, s) => {
  const r = Math.max(170, s * 1.05);
  return [main(d.union(d.circle(0, -1_000 + r, r), post(d, s * 0.74, -800, 0), box(d, 0, -120, s * 1.1, 0), box(d, 0, -310, s * 0.86, -200)).subtract(d.circle(0, -1_000 + r, r - Math.max(70, s * 0.52))))];
};

const bone: LetterPicture = (d, s) => {
  const r = s * 0.56;
  return [main(d.union(...[-1, 1].flatMap((side) => [d.circle(side * r * 0.86, -1_000 + r, r), d.circle(side * r * 0.86, -r, r)]), post(d, s * 0.8, -900, -100)).round(0, 30))];
};

const bamboo: LetterPicture = (d, s) => {
  const w = s * 0.94;
  const joints = [[-1_000, -700], [-700 + GAP, -380], [-380 + GAP, 0]].map(([top, bottom]) => d.union(post(d, w * 0.88, top!, bottom!), post(d, w * 1.1, top!, top! + 44, 14), post(d, w * 1.1, bottom! - 44, bottom!, 14)));
  return [main(d.union(...joints)), second(d.leaf([w * 0.62, -690], [w * 0.62 + 230, -930], 0.28)), second(d.leaf([-w * 0.62, -390], [-w * 0.62 - 210, -600], 0.28))];
};

const giraffe: LetterPicture = (d, s) => {
  const w = s * 0.9;
  const spots = [[-w * 0.1, -560], [w * 0.16, -390], [-w * 0.12, -210]].map(([x, y], i) => d.regular(6, w * 0.24, { cx: x!, cy: y!, turn: i * 20 }).round(14, 0));
  const head = d.path(`M${-w * 0.5} -700V-830C${-w * 0.5} -930 ${w * 0.1} -930 ${w * 0.3} -880L${w * 1.3} -760C${w * 1.6} -700 ${w * 1.3} -620 ${w} -640L${w * 0.5} -660Z`).round(18, 20);
  const horns = [-w * 0.3, w * 0.12].map((x) => d.union(box(d, x - 18, -960, x + 18, -840), d.circle(x, -970, 34)));
  return [main(d.union(post(d, w, -720, 0), head, ...horns).subtract(...spots, d.circle(w * 0.3, -790, 30)))];
};

const cypress: LetterPicture = (d, s) => [second(d.path(`M0 -1030C${s * 0.6} -820 ${s * 0.95} -560 ${s * 0.95} -360C${s * 0.95} -200 ${s * 0.5} -130 0 -130C${-s * 0.5} -130 ${-s * 0.95} -200 ${-s * 0.95} -360C${-s * 0.95} -560 ${-s * 0.6} -820 0 -1030Z`)), main(post(d, s * 0.5, -130 + GAP, 0))];

const feather: LetterPicture = (d, s) => {
  const vane = d.path(`M0 -200C${-s * 1.2} -280 ${-s * 1.2} -560 ${-s * 0.5} -800C${-s * 0.2} -900 ${s * 0.1} -980 ${s * 0.4} -1040C${s * 0.9} -820 ${s * 1.3} -420 0 -200Z`);
  const rib = drawn(d.line(`M0 0V-240C0 -520 ${s * 0.1} -700 ${s * 0.24} -820`), Math.max(40, s * 0.3));
  return [second(vane.subtract(rib.grow(GAP * 0.8), d.polygon([[0, -330], [-s * 2, -560], [-s * 2, -500], [0, -270]]), d.polygon([[0, -440], [s * 2, -690], [s * 2, -630], [0, -380]]))), main(rib)];
};

const icePop: LetterPicture = (d, s) => {
  const w = s * 1.5;
  return [second(post(d, w, -1_000, -290, [w / 2, w / 2, 24, 24]).subtract(box(d, -w * 0.2 - 20, -780, -w * 0.2 + 20, -420, 20), box(d, w * 0.2 - 20, -780, w * 0.2 + 20, -420, 20))), main(post(d, s * 0.6, -290 + GAP, 0, [0, 0, s * 0.3, s * 0.3]))];
};

const perfume: LetterPicture = (d, s) => {
  const w = s * 1.9;
  return [second(d.circle(0, -880, 130)), main(post(d, w * 0.34, -750 + GAP, -610)), main(post(d, w, -610 + GAP, 0, 80).subtract(post(d, w * 0.5, -400, -150, 20)))];
};


const coil: LetterPicture = (d, s) => {
  const w = s * 1.5;
  const turns = [0, 1, 2, 3].map((i) => drawn(d.line(`M${-w / 2 + 40} ${-230 - i * 180 + 60}L${w / 2 - 40} ${-230 - i * 180 - 60}`), 84));
  return [main(d.union(post(d, w * 1.1, -1_000, -910, 40), post(d, w * 1.1, -90, 0, 40))), second(d.union(...turns))];
};

export const I: LetterTable = {
  lighthouse: { name: 'a lighthouse', draw: lighthouse },
  candle: { name: 'a candle', draw: candle },
  pencil: { name: 'a pencil', draw: pencil },
  'wine-bottle': { name: 'a bottle of wine', draw: bottleOf(0.36, 600) },
  bottle: { name: 'a bottle', draw: bottleOf(0.42, 560) },
  cactus: { name: 'a cactus', draw: cactus },
  skyscraper: { name: 'a skyscraper', draw: skyscraper },
  column: { name: 'a column', draw: column },
  'test-tube': { name: 'a test tube', draw: testTube },
  lipstick: { name: 'a lipstick', draw: lipstick },
  match: { name: 'a match', draw: match },
  torch: { name: 'a torch', draw: torch },
  'paint-brush': { name: 'a brush', draw: paintBrush },
  screwdriver: { name: 'a screwdriver', draw: screwdriver },
  'bowling-pin': { name: 'a bowling pin', draw: bowlingPin },
  'chess-piece': { name: 'a pawn', draw: chessPiece },
  surfboard: { name: 'a surfboard', draw: surfboard },
  knife: { name: 'a knife', draw: knife },
  fork: { name: 'a fork', draw: fork },
  spoon: { name: 'a spoon', draw: spoon },
  'rolling-pin': { name: 'a rolling pin', draw: rollingPin },
  corn: { name: 'an ear of corn', draw: corn },
  microphone: { name: 'a microphone', draw: microphone },
  thermometer: { name: 'a thermometer', draw: thermometer },
  'nail-polish': { name: 'a bottle of nail polish', draw: nailPolish },
  toothbrush: { name: 'a toothbrush', draw: toothbrush },
  sword: { name: 'a sword', draw: sword },
  obelisk: { name: 'an obelisk', draw: obelisk },
  person: { name: 'a person', draw: person },
  screw: { name: 'a screw', draw: screw },
  'barber-pole': { name: 'a barber’s pole', draw: barberPole },
  'milk-bottle': { name: 'a bottle of milk', draw: milkBottle },
  'baby-bottle': { name: 'a baby bottle', draw: babyBottle },
  key: { name: 'a key', draw: key },
  bone: { name: 'a bone', draw: bone },
  bamboo: { name: 'bamboo', draw: bamboo },
  giraffe: { name: 'a giraffe', draw: giraffe },
  cypress: { name: 'a cypress', draw: cypress },
  poplar: { name: 'a poplar', draw: cypress },
  feather: { name: 'a feather', draw: feather },
  'ice-cream': { name: 'an ice pop', draw: icePop },
  'perfume-bottle': { name: 'a perfume bottle', draw: perfume },
  'coil-spring': { name: 'a spring', draw: coil },
};
