import type { Draw, Line } from '@fifteen/drawing';
import type { LetterPicture } from '../picture.ts';
import { GAP, type LetterTable, box, drawn, even, main, polar, second } from './kit.ts';

// A head on a post for P, a round thing with a tail for Q, what winds for S and Z, what holds for U.

const leafP: LetterPicture = (d, s) => {
  const w = Math.max(130, s * 0.9);
  const x = w + GAP;
  return [main(box(d, 0, -1_000, w, 0)), second(d.path(`M${x} -1000C${x + 300} -1040 ${x + 520} -900 ${x + 500} -440C${x + 200} -400 ${x} -560 ${x} -1000Z`))];
};

const lollipop: LetterPicture = (d, s) => {
  const w = Math.max(90, s * 0.6);
  const swirl = d.spiral({ cx: 190, cy: -670, from: 40, to: 250, turns: 1.4, start: 0 }).stroke(46, { cap: 'round' });
  return [main(box(d, -140 - w / 2, -1_000 + 330, -140 + w / 2, 0, w / 2).gapFrom(d.circle(190, -670, 330), GAP)), second(d.circle(190, -670, 330).subtract(swirl))];
};

const racketQ: LetterPicture = (d, s) => {
  const w = Math.max(110, s * 0.8);
  const strings = d.union(...[-170, 0, 170].flatMap((x) => [box(d, x - 15, -900, x + 15, -100), box(d, -400, -500 + x - 15, 400, -500 + x + 15)])).intersect(d.circle(0, -500, 500 - w)).rotate(45, [0, -500]);
  return [main(d.ring(0, -500, 500, 500 - w)), second(strings.gapFrom(d.ring(0, -500, 500, 500 - w), 10).withoutSlivers(100)), second(d.polyline([polar(520, 45, 0, -500), polar(800, 45, 0, -500)]).stroke(w * 1.1, { cap: 'butt' }))];
};

const pan: LetterPicture = (d, s) => {
  const w = Math.max(100, s * 0.7);
  const handle = d.polyline([polar(300, 45, 0, -500), polar(780, 45, 0, -500)]).stroke(w * 1.1, { cap: 'round' });
  return [main(d.ring(0, -500, 500, 500 - w)), main(handle.gapFrom(d.circle(0, -500, 500), GAP)), second(d.blob([[-150, -700], [60, -730], [210, -590], [180, -400], [40, -290], [-130, -310], [-240, -440], [-240, -590]]).subtract(d.circle(-10, -510, 110)))];
};

const balloon: LetterPicture = (d, s) => {
  const w = Math.max(54, s * 0.36);
  return [second(d.union(d.circle(0, -560, 440), d.polygon([[0, -140], [80, -60], [-80, -60]]).rotate(-20, [0, -560])).subtract(d.arc(0, -560, 290, 200, 255).stroke(64, { cap: 'round' }))), main(drawn(d.line('M176 4C180 80 330 40 330 150'), w))];
};

const lensQ: LetterPicture = (d, s) => {
  const w = Math.max(120, s * 0.9);
  return [main(d.ring(0, -500, 500, 500 - w)), second(d.polyline([polar(500 + GAP, 45, 0, -500), polar(830, 45, 0, -500)]).stroke(w * 1.15)), second(d.arc(0, -500, 500 - w - 90, 195, 265).stroke(w * 0.5, { cap: 'round' }))];
};

const catQ: LetterPicture = (d, s) => {
  const w = Math.max(110, s * 0.8);
  const body = d.union(d.circle(0, -440, 440), d.polygon([[-330, -700], [-330, -1_010], [-60, -840]], 10), d.polygon([[330, -700], [330, -1_010], [60, -840]], 10));
  const tail = drawn(d.line('M40 -120C160 60 420 120 520 -40'), w);
  return [main(body.gapFrom(tail, GAP)), second(tail)];
};

const bubbleQ: LetterPicture = (d) => [main(d.union(d.circle(0, -520, 480), d.polygon([[120, -300], [430, -260], [470, 40]], 10)).subtract(...[-210, 0, 210].map((x) => d.circle(x, -520, 70))))];

const yarnQ: LetterPicture = (d, s) => {
  const w = Math.max(64, s * 0.42);
  const strands = [-300, -150, 0].map((offset) => d.arc(offset - 500, offset - 500 + 210, 640, -40, 96).stroke(38)).concat([120, 270].map((offset) => d.arc(660, 660, 640 - offset, 160, 290).stroke(38)));
  const ball = d.circle(0, 0, 500).subtract(...strands).withoutSlivers(3_000).move(0, -500);
  return [second(ball), main(drawn(d.line('M150 30C260 30 300 -40 400 -40C500 -40 520 40 620 40'), w).gapFrom(d.circle(0, -500, 500), GAP))];
};

export const P: LetterTable = {
  leaf: { name: 'a leaf on its stem', draw: leafP },
  lollipop: { name: 'a lollipop', draw: lollipop },
  flag: { name: 'a flag', draw: (d, s) => [main(box(d, 0, -1_000, Math.max(110, s * 0.7), 0, 30)), second(d.path(`M${Math.max(110, s * 0.7) + GAP} -970C${s + 160} -1040 ${s + 270} -900 ${s + 430} -970V-440C${s + 270} -370 ${s + 160} -510 ${Math.max(110, s * 0.7) + GAP} -440Z`))] },
  'golf-flag': { name: 'a flag on the green', draw: (d, s) => [main(box(d, 0, -1_000, Math.max(90, s * 0.6), -70, 30)), second(d.polygon([[Math.max(90, s * 0.6) + GAP, -990], [s + 430, -760], [Math.max(90, s * 0.6) + GAP, -510]], 10)), main(d.ellipse(Math.max(90, s * 0.6) / 2, -60, 220, 60))] },
  axe: { name: 'an axe', draw: (d, s) => [main(box(d, 0, -1_000, Math.max(120, s * 0.8), 0, 30)), second(d.path(`M${Math.max(120, s * 0.8) + GAP} -930C${s + 140} -930 ${s + 230} -970 ${s + 300} -1000C${s + 440} -850 ${s + 440} -600 ${s + 300} -440C${s + 230} -520 ${s + 140} -560 ${Math.max(120, s * 0.8) + GAP} -560Z`))] },

};

export const Q: LetterTable = {
  'tennis-racket': { name: 'a racket', draw: racketQ },
  'frying-pan': { name: 'a pan with an egg', draw: pan },
  balloon: { name: 'a balloon', draw: balloon },
  lens: { name: 'a magnifying glass', draw: lensQ },
  focus: { name: 'a magnifying glass', draw: lensQ },
  cat: { name: 'a cat from behind', draw: catQ },
  'message-bubble': { name: 'a bubble of speech', draw: bubbleQ },
  conversation: { name: 'a bubble of speech', draw: bubbleQ },
  yarn: { name: 'a ball of yarn', draw: yarnQ },
};

// S

/** The line of an S of this stroke, from its upper end on the right to its lower end on the left. */
const ess = (d: Draw, w: number): Line => {
  const r = (1_000 - w) / 4;
  return d.arc(0, -1_000 + w / 2 + r, r, -34, -270).then(d.arc(0, -w / 2 - r, r, -90, 146)).scale(1.42, 1);
};

const snake: LetterPicture = (d, s) => {
  const w = Math.max(150, Math.min(190, s));
  const line = ess(d, w);
  const body = line.brush((t) => w * (t < 0.75 ? 1 : 1 - 0.86 * ((t - 0.75) / 0.25) ** 1.5));
  const [x, y] = line.start;
  const head = d.path('M-100 -90C-60 -160 80 -160 150 -90C210 -40 210 60 150 100C80 150 -60 150 -100 90Z').rotate(38).scale(w / 210).move(x + 10, y + 20);
  const tongue = d.polyline([[0, 0], [110, 0], [170, -46]]).stroke(34).union(d.polyline([[100, 0], [170, 46]]).stroke(34)).rotate(38).move(x + w * 0.72, y + w * 0.58);
  return [main(d.union(body, head).subtract(d.circle(x + w * 0.2, y - w * 0.08, w * 0.14))), second(tongue.gapFrom(head, 10))];
};

const swanS: LetterPicture = (d, s) => {
  const w = Math.max(110, s * 0.78);
  const neck = d.line(`M250 -770C260 -900 190 ${-1_000 + w / 2} 60 ${-1_000 + w / 2}C-110 ${-1_000 + w / 2} -150 -800 -60 -680C20 -570 200 -540 200 -380`).stroke(w);
  const body = d.path('M250 -420C300 -180 170 0 -60 0C-300 0 -440 -150 -480 -430C-330 -330 -240 -380 -130 -380C0 -380 60 -300 160 -420Z');
  return [main(d.union(neck, body)), second(d.polygon([[190, -800], [310, -800], [270, -570]], 10).gapFrom(neck, GAP * 0.5))];
};

const roadS: LetterPicture = (d, s) => {
  const w = Math.max(210, s * 1.2);
  const line = ess(d, w);
  return [main(line.stroke(w).subtract(...[0, 1, 2, 3, 4, 5].map((i) => line.part(0.03 + i * 0.166, 0.03 + i * 0.166 + 0.09).stroke(44))))];
};

const river: LetterPicture = (d, s) => {
  const w = Math.max(240, s * 1.35);
  const line = ess(d, w);
  const band = (w - GAP) / 2;
  return [main(line.offset(band / 2 + GAP / 2, 48).stroke(band, { cap: 'round' })), second(line.offset(-band / 2 - GAP / 2, 48).stroke(band, { cap: 'round' }))];
};

const cableS: LetterPicture = (d, s) => {
  const w = Math.max(100, s * 0.7);
  const line = ess(d, w);
  const [x, y] = line.start;
  const plug = d.union(box(d, -130, 0, 130, 190, [20, 20, 90, 90]), box(d, -86, -110, -38, 10), box(d, 38, -110, 86, 10)).rotate(165).move(x + 20, y + 150);
  return [main(line.part(0, 1).stroke(w, { cap: 'round' }).gapFrom(plug, GAP)), second(plug)];
};

const rope: LetterPicture = (d, s) => {
  const w = Math.max(180, Math.min(205, s));
  const line = ess(d, w);
  const cuts = Array.from({ length: 11 }, (_, i) => {
    const t = 0.05 + i * 0.09;
    const [x, y] = line.pointAt(t);
    return d.polyline([[-w * 0.62, 0], [w * 0.62, 0]]).stroke(GAP).rotate(line.angleAt(t) + 52).move(x, y);
  });
  return [second(line.stroke(w, { cap: 'round' }).subtract(...cuts))];
};

const flamingo: LetterPicture = (d, s) => {
  const w = Math.max(100, s * 0.7);
  const neck = d.line(`M230 -800C250 -920 180 ${-1_000 + w / 2} 70 ${-1_000 + w / 2}C-90 ${-1_000 + w / 2} -130 -840 -50 -740C30 -650 190 -640 190 -500`).stroke(w, { cap: 'butt' });
  const body = d.path('M240 -540C290 -380 180 -240 -20 -240C-200 -240 -330 -330 -430 -460C-290 -460 -210 -500 -110 -510C20 -520 90 -460 140 -520Z');
  const legs = d.union(box(d, -40, -260, 14, 0), d.polyline([[70, -260], [70, -130], [-10, -90]]).stroke(50));
  return [second(d.union(neck, body)), main(d.polygon([[176, -800], [290, -800], [290, -700], [200, -600]], 10).gapFrom(neck, GAP * 0.5)), second(legs.union(box(d, -90, -44, 30, 0)))];
};

const noodleS: LetterPicture = (d, s) => {
  const w = Math.max(250, s * 1.4);
  const line = ess(d, w);
  const band = (w - 2 * GAP) / 3;
  return [second(line.offset(band + GAP, 48).stroke(band, { cap: 'round' })), second(line.stroke(band, { cap: 'round' })), second(line.offset(-band - GAP, 48).stroke(band, { cap: 'round' }))];
};

const sausage: LetterPicture = (d, s) => {
  const w = Math.max(160, Math.min(210, s));
  const line = ess(d, w);
  const knots = [0.33, 0.67].map((t) => d.circle(...line.pointAt(t), 30));
  const cuts = [0.33, 0.67].map((t) => d.polyline([[0, -w], [0, w]]).stroke(GAP * 1.6).rotate(line.angleAt(t)).move(...line.pointAt(t)));
  return [second(line.stroke(w, { cap: 'round' }).subtract(...cuts).round(40, 0).union(...knots))];
};

const worm: LetterPicture = (d, s) => {
  const w = Math.max(160, Math.min(200, s));
  const line = ess(d, w);
  const cuts = [0.26, 0.38, 0.5, 0.62, 0.74, 0.86].map((t) => d.polyline([[0, -w], [0, w]]).stroke(GAP).rotate(line.angleAt(t)).move(...line.pointAt(t)));
  return [second(line.stroke(w, { cap: 'round' }).subtract(...cuts, d.circle(line.start[0] - 10, line.start[1] - 30, 26)))];
};

export const S: LetterTable = {
  snake: { name: 'a snake', draw: snake },
  swan: { name: 'a swan', draw: swanS },
  road: { name: 'a road', draw: roadS },
  path: { name: 'a path', draw: roadS },
  river: { name: 'a river', draw: river },
  stream: { name: 'a stream', draw: river },
  cable: { name: 'a cable with its plug', draw: cableS },
  plug: { name: 'a cable with its plug', draw: cableS },
  rope: { name: 'a rope', draw: rope },
  flamingo: { name: 'a flamingo', draw: flamingo },
  noodles: { name: 'noodles', draw: noodleS },
  ramen: { name: 'noodles', draw: noodleS },
  pasta: { name: 'pasta', draw: noodleS },
  sausage: { name: 'a string of sausages', draw: sausage },
  worm: { name: 'a worm', draw: worm },
  caterpillar: { name: 'a caterpillar', draw: worm },
};

// U

const magnet: LetterPicture = (d, s) => {
  const w = Math.max(170, s * 1.1);
  const r = 420 - w / 2;
  return [main(d.line(`M${-r} -740V${-r - w / 2}A${r} ${r} 0 0 0 ${r} ${-r - w / 2}V-740`).stroke(w)), second(d.mirror(box(d, r - w / 2, -1_000, r + w / 2, -740 - GAP)))];
};

const cup: LetterPicture = (d, s) => {
  const w = Math.max(80, s * 0.54);
  const steamLine = (x: number) => drawn(d.line(`M${x} -860C${x - 60} -920 ${x + 60} -960 ${x} -1020`), 62);
  return [main(d.union(d.path('M-360 -740H300V-300A300 300 0 0 1 0 0H-60A300 300 0 0 1 -360 -300Z'), d.line('M280 -620H360A150 150 0 0 1 360 -320H290').stroke(w))), second(d.union(steamLine(-150), steamLine(90)))];
};

const horseshoeU: LetterPicture = (d, s) => {
  const w = Math.max(180, s * 1.15);
  const r = 440 - w / 2;
  const line = d.line(`M${-r + 40} -960C${-r - 60} -760 ${-r} -620 ${-r} -${r + w / 2}A${r} ${r} 0 0 0 ${r} -${r + w / 2}C${r} -620 ${r + 60} -760 ${r - 40} -960`);
  const holes = [0.1, 0.22, 0.34, 0.5, 0.66, 0.78, 0.9].map((t) => d.circle(...line.pointAt(t), 36));
  return [main(line.stroke(w).subtract(...holes).intersect(box(d, -700, -960, 700, 10)).union(d.mirror(box(d, r - 40 - w * 0.62, -1_000, r - 40 + w * 0.62, -900, 14))))];
};

const bowl: LetterPicture = (d) => [main(d.path('M-500 -640H500C500 -340 340 -130 170 -80V0H-170V-80C-340 -130 -500 -340 -500 -640Z')), second(d.union(drawn(d.line('M-60 -720L330 -1000'), 60), drawn(d.line('M120 -720L440 -930'), 60)).subtract(box(d, -600, -640 - GAP, 600, 0)))];

const bucket: LetterPicture = (d, s) => {
  const w = Math.max(70, s * 0.44);
  const body = d.polygon([[-420, -640], [420, -640], [330, 0], [-330, 0]], 24);
  const band = box(d, -600, -500, 600, -400);
  return [main(body.subtract(band.grow(GAP * 0.8, 'miter'))), second(body.intersect(band)), main(d.arc(0, -640 - GAP, 340, 180, 360).stroke(w))];
};

const beer: LetterPicture = (d, s) => {
  const w = Math.max(80, s * 0.54);
  const foam = d.union(d.circle(-230, -830, 150), d.circle(-20, -870, 160), d.circle(180, -830, 140), box(d, -370, -830, 310, -690, [0, 0, 60, 60]), box(d, -370, -720, -240, -560, 60));
  return [second(foam), main(d.union(box(d, -350, -690 + GAP, 290, 0, [0, 0, 70, 70]), d.line('M280 -520H380A90 90 0 0 1 470 -430V-270A90 90 0 0 1 380 -180H280').stroke(w)).gapFrom(foam, GAP).subtract(...[-210, -30, 150].map((x) => box(d, x - 20, -430, x + 20, -120, 20))))];
};

const pot: LetterPicture = (d, s) => {
  const w = Math.max(76, s * 0.5);
  return [main(d.union(box(d, -400, -600, 400, 0, [0, 0, 160, 160]), d.mirror(box(d, 380, -540, 520, -540 + w, w / 2)))), second(d.union(d.path(`M-420 ${-600 - GAP}A420 250 0 0 1 420 ${-600 - GAP}Z`), d.circle(0, -930, 70)))];
};

const tulipU: LetterPicture = (d) => [second(d.path('M-430 -1000C-300 -960 -220 -860 -190 -700C-180 -860 -100 -960 0 -1030C100 -960 180 -860 190 -700C220 -860 300 -960 430 -1000V-430A430 430 0 0 1 -430 -430Z'))];

const basket: LetterPicture = (d, s) => {
  const w = Math.max(70, s * 0.46);
  return [second(d.arc(0, -500, 340, 180, 360).stroke(w)), main(d.union(box(d, -470, -500 + GAP, 470, -350, 40), even(d, [[400, -350 + GAP], [330, 0]], 0).round(30, 0).subtract(...[-160, 0, 160].map((x) => box(d, x - 20, -270, x + 20, -70, 20)))))];
};

const vikingShip: LetterPicture = (d) => [main(d.path('M-520 -760C-520 -900 -400 -1000 -300 -940C-380 -920 -400 -840 -380 -740C-350 -560 -280 -420 0 -420C280 -420 350 -560 380 -740C400 -840 380 -920 300 -940C400 -1000 520 -900 520 -760C520 -300 360 0 0 0C-360 0 -520 -300 -520 -760Z').subtract(d.circle(-220, -240, 66), d.circle(0, -210, 66), d.circle(220, -240, 66)))];

const hornsU: LetterPicture = (d) => {
  const horns = d.path('M-300 -520C-520 -600 -560 -800 -480 -1000C-400 -820 -260 -760 -120 -740H120C260 -760 400 -820 480 -1000C560 -800 520 -600 300 -520Z');
  return [second(horns), main(d.path(`M-230 ${-520 + GAP}H230L180 -200A180 180 0 0 1 -180 -200Z`).subtract(d.mirror(d.circle(64, -130, 30))))];
};

const bath: LetterPicture = (d) => [main(d.union(d.path('M-560 -560H560V-440A370 370 0 0 1 190 -70H-190A370 370 0 0 1 -560 -440Z'), d.mirror(box(d, 220, -130, 320, 0, 20)))), second(d.union(d.circle(-220, -700, 120), d.circle(40, -780, 170), d.circle(270, -690, 100)).subtract(box(d, -600, -560 - GAP, 600, 0)))];

const necklace: LetterPicture = (d, s) => {
  const w = Math.max(90, s * 0.6);
  const gem = d.polygon([[-120, -330], [120, -330], [190, -220], [0, 0], [-190, -220]], 6);
  return [main(d.line(`M-360 -1000V-640C-360 -400 -180 -280 0 -280C180 -280 360 -400 360 -640V-1000`).stroke(w).gapFrom(gem, GAP)), second(gem)];
};

const mortar: LetterPicture = (d) => {
  const pestle = d.polyline([[40, -560], [300, -960]]).stroke(130, { cap: 'round' });
  return [main(d.path('M-460 -640H460V-560C460 -320 340 -170 190 -130L230 0H-230L-190 -130C-340 -170 -460 -320 -460 -560Z')), second(pestle.subtract(box(d, -600, -640 - GAP, 600, 0)))];
};

const flowerPot: LetterPicture = (d) => [second(d.mirror(d.path('M16 -600C24 -760 150 -960 400 -1000C430 -800 260 -610 16 -600Z'))), main(d.union(box(d, -400, -560, 400, -400, 24), even(d, [[340, -400 + GAP], [260, 0]], 0).round(20, 0)))];

export const U: LetterTable = {
  magnet: { name: 'a magnet', draw: magnet },
  cup: { name: 'a cup', draw: cup },
  mug: { name: 'a mug', draw: cup },
  'tea-cup': { name: 'a cup of tea', draw: cup },
  horseshoe: { name: 'a horseshoe', draw: horseshoeU },
  'rice-bowl': { name: 'a bowl with chopsticks', draw: bowl },
  bowl: { name: 'a bowl with chopsticks', draw: bowl },
  bucket: { name: 'a bucket', draw: bucket },
  'beer-glass': { name: 'a mug of beer', draw: beer },
  pot: { name: 'a pot', draw: pot },
  tulip: { name: 'a tulip', draw: tulipU },
  basket: { name: 'a basket', draw: basket },
  'viking-ship': { name: 'a longship', draw: vikingShip },
  viking: { name: 'a longship', draw: vikingShip },
  bull: { name: 'a bull', draw: hornsU },
  ox: { name: 'an ox', draw: hornsU },
  'bath-tub': { name: 'a bathtub', draw: bath },
  necklace: { name: 'a necklace', draw: necklace },
  mortar: { name: 'a mortar', draw: mortar },
  'flower-pot': { name: 'a plant in its pot', draw: flowerPot },
};

// Z

const boltZ: LetterPicture = (d) => [second(d.polygon([[-300, -1_000], [340, -1_000], [110, -620], [400, -620], [-320, 40], [-60, -430], [-380, -430]], 8))];

const rulerZ: LetterPicture = (d, s) => {
  const w = Math.max(150, s);
  const bar = (x: number, y: number, length: number, turn: number) => box(d, 0, -w / 2, length, w / 2, w / 2).subtract(...[1, 2, 3].map((i) => box(d, (length * i) / 4 - 16, -w / 2 - 10, (length * i) / 4 + 16, -w * 0.04)), d.circle(w / 2, 0, w * 0.16), d.circle(length - w / 2, 0, w * 0.16)).rotate(turn).move(x, y);
  const x = 340;
  const run = Math.hypot(2 * x - w, 1_000 - w) + w;
  const turn = (Math.atan2(1_000 - w, -(2 * x - w)) * 180) / Math.PI;
  const middle = bar(x - w / 2 - (w / 2) * Math.cos((turn * Math.PI) / 180), -1_000 + w / 2 - (w / 2) * Math.sin((turn * Math.PI) / 180), run, turn);
  return [main(bar(-x, -1_000 + w / 2, 2 * x, 0).gapFrom(middle, GAP)), second(middle), main(bar(-x, -w / 2, 2 * x, 0).gapFrom(middle, GAP))];
};

const roadZ: LetterPicture = (d, s) => {
  const w = Math.max(200, s * 1.2);
  const line = d.polyline([[-360, -1_000 + w / 2], [300, -1_000 + w / 2], [-300, -w / 2], [380, -w / 2]]);
  return [main(line.stroke(w, { join: 'round' }).subtract(...[0, 1, 2, 3, 4, 5].map((i) => line.part(0.04 + i * 0.165, 0.04 + i * 0.165 + 0.09).stroke(38))))];
};

const dreamZ: LetterPicture = (d, s) => {
  const w = Math.max(130, s * 0.9);
  const zed = (x: number, y: number, size: number, weight: number) => d.polygon([[x, y - size], [x + size * 0.86, y - size], [x + size * 0.86, y - size + weight], [x + weight * 1.3, y - weight], [x + size * 0.9, y - weight], [x + size * 0.9, y], [x, y], [x, y - weight], [x + size * 0.86 - weight * 1.3, y - size + weight], [x, y - size + weight]]);
  return [main(zed(0, 0, 720, w)), second(zed(700, -640, 360, w * 0.6))];
};

export const Z: LetterTable = {
  lightning: { name: 'a flash of lightning', draw: boltZ },
  energy: { name: 'a flash of lightning', draw: boltZ },
  ruler: { name: 'a folding ruler', draw: rulerZ },
  road: { name: 'a road with bends', draw: roadZ },
  dream: { name: 'a deep sleep', draw: dreamZ },
};
