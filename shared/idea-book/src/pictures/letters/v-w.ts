import type { Point, Shape } from '@fifteen/drawing';
import type { LetterPicture } from '../picture.ts';
import { GAP, type LetterTable, box, drawn, flame, main, post, second } from './kit.ts';

// Things that open upwards, for V and W.

const vase: LetterPicture = (d) => {
  const band = box(d, -600, -640, 600, -540);
  const body = d.path('M-330 -1000H330C330 -900 260 -860 240 -800C300 -720 340 -620 320 -520C290 -330 150 -180 130 0H-130C-150 -180 -290 -330 -320 -520C-340 -620 -300 -720 -240 -800C-260 -860 -330 -900 -330 -1000Z');
  return [main(body.subtract(band.grow(GAP, 'miter'))), second(body.intersect(band))];
};

const carrot: LetterPicture = (d) => {
  const root = d.path('M-260 -560C-260 -700 -140 -740 0 -740C140 -740 260 -700 260 -560C240 -340 90 -60 0 20C-90 -60 -240 -340 -260 -560Z');
  const nicks = [[-300, -500, -90], [300, -390, 60], [-300, -280, -30]].map(([from, y, to]) => drawn(d.line(`M${from} ${y}H${to}`), 36));
  const greens = d.union(d.leaf([0, -700], [0, -1_060], 0.2), d.leaf([-20, -700], [-260, -1_000], 0.2), d.leaf([20, -700], [260, -1_000], 0.2));
  return [second(root.subtract(...nicks)), main(greens.gapFrom(root, GAP))];
};

const cone: LetterPicture = (d) => {
  const wafer = d.polygon([[-290, -560], [290, -560], [0, 30]], 20);
  const lines = [-1, 1].flatMap((side) => [-30, 190].map((x) => d.polyline([[side * (x - 500), -760], [side * (x + 100), 240]]).stroke(GAP)));
  return [second(d.union(d.circle(0, -720, 290), ...[-220, 0, 220].map((x) => d.circle(x, -660, 110))).subtract(box(d, -600, -630, 600, 0)).union(box(d, -330, -680, 330, -560 - GAP, 40))), main(wafer.subtract(...lines).withoutSlivers(500))];
};

const pizza: LetterPicture = (d) => {
  const crust = d.line('M-430 -900C-160 -1000 160 -1000 430 -900').stroke(120, { cap: 'round' });
  const slice = d.path('M-420 -820C-150 -920 150 -920 420 -820L40 0A46 46 0 0 1 -40 0Z');
  return [main(crust), second(slice.gapFrom(crust, GAP).subtract(d.circle(-120, -630, 92), d.circle(150, -550, 82), d.circle(-20, -320, 72)))];
};

const gem: LetterPicture = (d) => {
  const stone = d.polygon([[-270, -1_000], [270, -1_000], [470, -690], [0, 10], [-470, -690]], 6);
  const lines = d.union(d.polyline([[-600, -690], [600, -690]]).stroke(GAP), d.polyline([[-270, -1_000], [-180, -690], [0, 10], [180, -690], [270, -1_000]]).stroke(GAP * 0.9, { join: 'miter' }));
  const middle = d.polygon([[-180, -690], [180, -690], [0, 10]]);
  return [main(stone.subtract(lines, middle).withoutSlivers(400)), second(middle.intersect(stone).subtract(lines))];
};

const shield: LetterPicture = (d) => {
  const body = d.path('M-460 -1000H460C470 -640 320 -220 0 10C-320 -220 -470 -640 -460 -1000Z');
  return [main(body.intersect(box(d, -500, -1_100, -GAP / 2, 100))), second(body.intersect(box(d, GAP / 2, -1_100, 500, 100)))];
};

const leaves: LetterPicture = (d) => [main(d.path('M-16 0C-400 -160 -560 -560 -460 -1000C-120 -860 -10 -500 -16 0Z')), second(d.path('M16 0C10 -500 120 -860 460 -1000C560 -560 400 -160 16 0Z'))];

const fox: LetterPicture = (d) => {
  const head = d.polygon([[-480, -1_000], [-200, -740], [200, -740], [480, -1_000], [430, -430], [0, 10], [-430, -430]], 14);
  const cheek = d.polygon([[-500, -420], [-90, -330], [0, -150], [0, 60], [-100, 60]]);
  const eyes = d.circle(-170, -500, 46).union(d.circle(170, -500, 46));
  return [second(head.subtract(d.mirror(cheek).grow(GAP, 'miter'), eyes)), main(head.intersect(d.mirror(cheek)))];
};

const strawberry: LetterPicture = (d) => {
  const berry = d.path('M0 20C-200 -60 -430 -400 -420 -620C-410 -760 -240 -800 0 -800C240 -800 410 -760 420 -620C430 -400 200 -60 0 20Z');
  const seeds = [[-190, -520], [10, -580], [200, -500], [-90, -340], [110, -320], [10, -160]].map(([x, y]) => flame(d, x!, y! - 46, y! + 36, 54));
  const crown = d.union(...[-70, -35, 0, 35, 70].map((turn) => d.leaf([0, -780], [0, -1_060], 0.2).rotate(turn, [0, -780])), d.circle(0, -790, 60)).intersect(box(d, -500, -1_100, 500, -690));
  return [second(berry.gapFrom(crown, GAP).subtract(...seeds)), main(crown)];
};

const grapes: LetterPicture = (d) => {
  const r = 116;
  const rows = [[-648, 4], [-448, 3], [-248, 2], [-90 + 44, 1]] as const;
  const berries = rows.flatMap(([y, n], row) => Array.from({ length: n }, (_, i) => d.circle((i - (n - 1) / 2) * (2 * r + 14), row === 3 ? -r + 14 : y, r)));
  return [second(d.union(...berries)), main(d.union(d.leaf([10, -800], [330, -1_010], 0.34, 0.24), post(d, 60, -1_000, -790)))];
};

const tornado: LetterPicture = (d) => {
  const rows = [[-1_000, 460, 0], [-790, 350, 30], [-580, 250, -10], [-370, 160, 30], [-160, 84, 0]] as const;
  return rows.map(([y, half, x], i) => (i % 2 ? second : main)(box(d, x - half, y, x + half, y + 150, 75)));
};

const handFan: LetterPicture = (d) => {
  const blades = [-42, -28, -14, 0, 14, 28, 42].map((turn) => d.sector(0, 0, 1_010, -90 - 5.6, -90 + 5.6, 330).rotate(turn));
  return [second(d.union(...blades)), main(d.sector(0, 0, 294, -137, -43).union(d.circle(0, -50, 60)))];
};

const wings: LetterPicture = (d) => {
  const wing = d.path('M-20 0C-20 -300 -140 -640 -500 -1000C-540 -860 -520 -760 -470 -680C-500 -680 -520 -680 -540 -690C-520 -560 -450 -470 -370 -420C-400 -410 -430 -410 -460 -410C-400 -200 -220 -40 -20 0Z');
  return [main(wing), second(wing.flipX(0))];
};

const rabbit: LetterPicture = (d) => {
  const ear = d.ellipse(0, -330, 112, 330).rotate(-20, [0, 0]).move(-90, -330);
  const inner = d.ellipse(0, -340, 46, 210).rotate(-20, [0, 0]).move(-90, -330);
  return [main(d.mirror(ear).union(d.ellipse(0, -210, 260, 215)).subtract(d.mirror(inner.grow(GAP * 0.3)), d.circle(-100, -230, 34), d.circle(100, -230, 34), d.polygon([[-40, -140], [40, -140], [0, -90]], 8))), second(d.mirror(inner.shrink(GAP * 0.4)))];
};

const collar: LetterPicture = (d) => {
  const left = d.polygon([[-460, -1_000], [-250, -1_000], [-10, -520], [-200, -280], [-460, -800]], 8);
  return [main(d.mirror(left)), second(d.polygon([[0, -470], [120, -340], [60, -260], [130, -100], [0, 20], [-130, -100], [-60, -260], [-120, -340]], 6))];
};

const mapPin: LetterPicture = (d) => [second(d.path('M0 20C-130 -190 -370 -400 -370 -640A370 370 0 0 1 370 -640C370 -400 130 -190 0 20Z').subtract(d.circle(0, -640, 150)))];

const spinningTop: LetterPicture = (d, s) => {
  const w = Math.max(80, s * 0.5);
  const body = d.path('M-420 -620C-420 -700 -300 -740 0 -740C300 -740 420 -700 420 -620C420 -480 160 -300 60 0H-60C-160 -300 -420 -480 -420 -620Z');
  const band = box(d, -600, -560, 600, -450);
  return [main(body.subtract(band.grow(GAP, 'miter'))), second(body.intersect(band)), main(post(d, w, -1_000, -740 + 4, 30))];
};

const heartV: LetterPicture = (d) => [second(d.path('M0 10C-260 -200 -480 -420 -480 -680C-480 -870 -350 -990 -210 -990C-110 -990 -40 -930 0 -850C40 -930 110 -990 210 -990C350 -990 480 -870 480 -680C480 -420 260 -200 0 10Z'))];

const radish: LetterPicture = (d) => {
  const root = d.path('M0 20C-20 -120 -60 -180 -170 -250C-300 -330 -340 -430 -320 -520C-290 -640 -160 -690 0 -690C160 -690 290 -640 320 -520C340 -430 300 -330 170 -250C60 -180 20 -120 0 20Z');
  const greens = d.union(d.leaf([0, -660], [-330, -1_010], 0.24), d.leaf([0, -660], [330, -1_010], 0.24));
  return [second(root), main(greens.gapFrom(root, GAP))];
};

const swallow: LetterPicture = (d) => [main(d.path('M-500 -1000C-330 -880 -120 -640 -60 -470C40 -640 300 -880 500 -1000C400 -700 260 -420 120 -300C60 -200 60 -120 140 20C60 -30 20 -70 -10 -120C-60 -70 -110 -30 -200 20C-130 -110 -120 -220 -160 -320C-300 -460 -430 -720 -500 -1000Z'))];

export const V: LetterTable = {
  bird: { name: 'a bird', draw: swallow },
  vase: { name: 'a vase', draw: vase },
  carrot: { name: 'a carrot', draw: carrot },
  'ice-cream': { name: 'a cone of ice cream', draw: cone },
  pizza: { name: 'a slice of pizza', draw: pizza },
  gem: { name: 'a gem', draw: gem },
  diamond: { name: 'a diamond', draw: gem },
  shield: { name: 'a shield', draw: shield },
  leaf: { name: 'a pair of leaves', draw: leaves },
  plant: { name: 'a young plant', draw: leaves },
  fox: { name: 'a fox', draw: fox },
  strawberry: { name: 'a strawberry', draw: strawberry },
  grapes: { name: 'a bunch of grapes', draw: grapes },
  tornado: { name: 'a tornado', draw: tornado },
  'hand-fan': { name: 'a fan', draw: handFan },
  wing: { name: 'a pair of wings', draw: wings },
  angel: { name: 'the wings of an angel', draw: wings },
  rabbit: { name: 'a rabbit', draw: rabbit },
  tie: { name: 'a collar with its tie', draw: collar },
  'map-pin': { name: 'a pin on a map', draw: mapPin },
  'spinning-top': { name: 'a spinning top', draw: spinningTop },
  heart: { name: 'a heart', draw: heartV },
  radish: { name: 'a radish', draw: radish },
  swallow: { name: 'a swallow', draw: swallow },
  swift: { name: 'a swift', draw: swallow },
};

// W

const wavesW: LetterPicture = (d, s) => {
  const w = Math.max(110, s * 0.8);
  const line = (y: number) => d.through([[-520, y - 130], [-390, y - 20], [-260, y + 60], [-130, y - 20], [0, y - 130], [130, y - 20], [260, y + 60], [390, y - 20], [520, y - 130]]).stroke(w, { cap: 'round' });
  const step = (1_000 - w - 190) / 2;
  return [0, 1, 2].map((i) => (i === 1 ? second : main)(line(-1_000 + w / 2 + 130 + i * step)));
};

const crown: LetterPicture = (d) => [second(d.polygon([[-500, -760], [-250, -540], [0, -920], [250, -540], [500, -760], [430, -230], [-430, -230]], 8).union(d.circle(-500, -800, 74), d.circle(0, -940, 80), d.circle(500, -800, 74))), main(box(d, -430, -230 + GAP, 430, 0, [10, 10, 40, 40]))];

const tulips: LetterPicture = (d) => {
  const petal = d.path('M-480 -1000C-330 -950 -220 -820 -200 -640C-190 -820 -110 -940 0 -1020C110 -940 190 -820 200 -640C220 -820 330 -950 480 -1000C530 -700 520 -430 420 -230C330 -60 170 0 0 0C-170 0 -330 -60 -420 -230C-520 -430 -530 -700 -480 -1000Z');
  return [second(petal)];
};

const lotus: LetterPicture = (d) => {
  const center = d.leaf([0, 0], [0, -1_030], 0.2);
  const inner = d.leaf([0, 0], [-400, -880], 0.2, 0.2);
  const outer = d.leaf([0, 0], [-620, -520], 0.2, 0.18);
  return [second(center), main(d.mirror(inner.gapFrom(center, GAP))), main(d.mirror(outer.gapFrom(d.union(center, inner), GAP)))];
};

const flameW: LetterPicture = (d) => {
  const fire = d.path('M-300 0C-460 -120 -540 -330 -460 -620C-430 -560 -380 -510 -310 -480C-310 -700 -180 -900 40 -1040C20 -860 60 -760 150 -640C180 -700 230 -760 330 -800C330 -700 520 -520 500 -320C490 -170 420 -70 300 0Z');
  const heart = d.path('M-130 0C-250 -120 -180 -300 20 -470C40 -340 200 -280 180 -120C170 -70 150 -30 130 0Z');
  return [second(fire.gapFrom(heart, GAP)), main(heart)];
};

const bat: LetterPicture = (d) => [main(d.path('M-560 -900C-420 -900 -300 -840 -250 -700C-200 -760 -150 -770 -110 -740L-90 -900L-30 -800H30L90 -900L110 -740C150 -770 200 -760 250 -700C300 -840 420 -900 560 -900C470 -720 470 -560 500 -380C400 -440 310 -400 260 -280C190 -360 110 -300 0 -60C-110 -300 -190 -360 -260 -280C-310 -400 -400 -440 -500 -380C-470 -560 -470 -720 -560 -900Z').scale(1, 1.16).move(0, 60))];

const grass: LetterPicture = (d) => {
  const blade = (x: number, tip: Point, w: number): Shape => d.path(`M${x - w} 0C${x - w} -400 ${(x + tip[0]) / 2} ${tip[1] * 0.8} ${tip[0]} ${tip[1]}C${tip[0] + (x > 0 ? -10 : 60)} ${tip[1] * 0.6} ${x + w} -300 ${x + w} 0Z`);
  const inner = d.union(blade(-60, [-120, -1_010], 110), blade(100, [240, -960], 110));
  return [main(d.union(blade(-280, [-500, -820], 130), blade(290, [500, -760], 130)).gapFrom(inner, GAP)), second(inner)];
};


export const W: LetterTable = {
  wave: { name: 'the waves', draw: wavesW },
  sea: { name: 'the sea', draw: wavesW },
  crown: { name: 'a crown', draw: crown },
  king: { name: 'the crown of a king', draw: crown },
  queen: { name: 'the crown of a queen', draw: crown },
  tulip: { name: 'a tulip', draw: tulips },
  lotus: { name: 'a lotus', draw: lotus },
  flame: { name: 'a flame', draw: flameW },
  fire: { name: 'a fire', draw: flameW },
  bat: { name: 'a bat', draw: bat },
  grass: { name: 'blades of grass', draw: grass },
};
