import type { LetterPicture } from '../picture.ts';
import { GAP, type LetterTable, box, flame, main, post, second } from './kit.ts';

// Things with the form of small letters only. The body of h and d is 690 high, as in most alphabets.

const BODY = -690;

/** The stem is the neck, the arch the back and a leg. */
const grazer = (head: LetterPicture): LetterPicture => (d, s) => {
  const w = Math.max(150, s * 0.95);
  const body = d.path(`M0 0V-700H${w}C${w + 30} -670 ${w + 90} ${BODY} ${w + 150} ${BODY}C470 ${BODY} 560 -590 560 -420V0H${560 - w}V-330C${560 - w} -400 ${520 - w} -430 ${470 - w} -430C${380 - w} -430 ${w} -400 ${w} -300V0Z`);
  const parts = head(d, w);
  return [main(d.union(body, parts[0]!.shape).subtract(...(parts[1] ? [parts[1].shape] : []))), ...parts.slice(2)];
};

const giraffe = grazer((d, w) => [
  main(d.union(box(d, 0, -860, w, -600), d.path(`M${w} -960C${w} -1000 ${w * 0.3} -1010 0 -930L-150 -830C-200 -790 -190 -730 -130 -720L${w * 0.2} -730L${w} -700Z`), ...[w * 0.4, w * 0.82].map((x) => d.union(box(d, x - 20, -1_050, x + 20, -940), d.circle(x, -1_050, 38))))),
  main(d.union(d.circle(w * 0.24, -860, 30), d.regular(6, w * 0.22, { cx: w * 0.6, cy: -560 }), d.regular(6, w * 0.24, { cx: w * 0.42, cy: -330, turn: 20 }), d.regular(6, w * 0.24, { cx: 330, cy: -570, turn: 10 }))),
]);

const llama = grazer((d, w) => [
  main(d.union(box(d, 0, -900, w, -600, [w * 0.4, 0, 0, 0]), d.path(`M${w} -960C${w * 0.7} -1000 ${w * 0.1} -990 -40 -900L-130 -880C-180 -860 -180 -770 -130 -750L${w * 0.3} -740Z`), d.leaf([w * 0.5, -930], [w * 0.62, -1_100], 0.24), d.leaf([w * 0.86, -920], [w * 1.06, -1_080], 0.24), d.circle(560, -560, 90))),
  main(d.circle(w * 0.2, -870, 28)),
]);

const horse = grazer((d, w) => [
  main(d.union(box(d, 0, -860, w, -600), d.path(`M${w * 1.02} -700V-860C${w} -960 ${w * 0.7} -1000 ${w * 0.5} -1010L${w * 0.42} -950C${w * 0.2} -930 0 -880 -60 -790L-170 -650C-190 -590 -130 -550 -80 -580L${w * 0.1} -680Z`), d.line('M545 -600C640 -600 650 -480 640 -330').brush((t) => 60 + 50 * Math.sin(Math.PI * t), { ends: 'round' }))),
  main(d.circle(w * 0.26, -850, 26)),
]);

export const h: LetterTable = {
  giraffe: { name: 'a giraffe', draw: giraffe },
  llama: { name: 'a llama', draw: llama },
  alpaca: { name: 'an alpaca', draw: llama },
  horse: { name: 'a horse', draw: horse },
};

// n

const headphones: LetterPicture = (d, s) => {
  const w = Math.max(130, s * 0.8);
  const pad = box(d, 260, -520, 560, 0, 110);
  return [main(d.arc(0, -520, 480 - w / 2, 180, 360).stroke(w).union(d.mirror(box(d, 480 - w, -530, 480, -480))).gapFrom(d.mirror(pad), GAP)), second(d.mirror(pad))];
};

const rainbow: LetterPicture = (d, s) => {
  const band = Math.max(100, s * 0.62);
  const bow = (r: number) => d.line(`M${-r} 0V-480A${r} ${r * 0.98} 0 0 1 ${r} -480V0`).stroke(band);
  const r = 520 - band / 2;
  return [main(bow(r)), second(bow(r - band - GAP)), main(bow(r - 2 * (band + GAP)))].slice(0, r - 2 * (band + GAP) > band * 0.7 ? 3 : 2);
};

const tooth: LetterPicture = (d) => [main(d.path('M-470 -640C-470 -860 -350 -1000 -190 -1000C-110 -1000 -70 -960 0 -960C70 -960 110 -1000 190 -1000C350 -1000 470 -860 470 -640C470 -420 400 -320 370 -160C350 -60 310 0 240 0C140 0 160 -360 0 -360C-160 -360 -140 0 -240 0C-310 0 -350 -60 -370 -160C-400 -320 -470 -420 -470 -640Z'))];

const elephant: LetterPicture = (d, s) => {
  const w = Math.max(190, s * 1.05);
  const body = d.path(`M${-500} -180V-560C-500 -840 -300 -1000 -60 -1000H150C400 -1000 540 -840 540 -580V0H${540 - w}V-330C${540 - w} -440 0 -440 -90 -330V0H${-90 - w * 0.8}V-330H${-500 + w * 0.8}V-120C${-500 + w * 0.8} 20 ${-500 - 100} 30 -640 -40L-590 -150C-540 -110 -500 -120 -500 -180Z`);
  const ear = d.path('M-130 -860C60 -900 160 -780 120 -620C90 -500 -10 -440 -100 -480C-170 -600 -190 -760 -130 -860Z');
  return [main(body.subtract(ear.grow(GAP), d.circle(-330, -690, 40))), second(ear)];
};

const arch: LetterPicture = (d, s) => {
  const w = Math.max(190, s * 1.1);
  const bow = d.path(`M-480 0V-520A480 480 0 0 1 480 -520V0H${480 - w}V-520A${480 - w} ${480 - w} 0 0 0 ${w - 480} -520V0Z`);
  const cuts = [-45, -15, 15, 45].map((a) => box(d, -GAP / 2, -700, GAP / 2, 0).rotate(a).move(0, -520)).concat([d.mirror(box(d, 100, -520, 600, -520 + GAP)), d.mirror(box(d, 100, -270, 600, -270 + GAP))]);
  const key = bow.intersect(d.polygon([[0, -520], [-187, -1_220], [187, -1_220]]));
  return [main(bow.subtract(...cuts, key.grow(2))), second(key.subtract(...cuts))];
};

const igloo: LetterPicture = (d) => {
  const dome = d.path('M-540 0V-440A540 540 0 0 1 540 -440V0H180V-200A180 180 0 0 0 -180 -200V0Z');
  const lines = d.union(box(d, -600, -330, 600, -330 + GAP), box(d, -600, -640, 600, -640 + GAP), d.mirror(box(d, 330, -330, 330 + GAP, 0)), d.mirror(box(d, 170, -640, 170 + GAP, -310)), box(d, -GAP / 2, -1_000, GAP / 2, -640));
  return [main(dome.subtract(lines, d.path('M-215 0V-200A215 215 0 0 1 215 -200V0Z'))), second(d.path('M-179 0V-200A179 179 0 0 1 179 -200V0H90V-200A90 90 0 0 0 -90 -200V0Z'))];
};

const notes: LetterPicture = (d, s) => {
  const w = Math.max(90, s * 0.6);
  const head = (x: number) => d.ellipse(x, -130, 190, 130).rotate(-18, [x, -130]);
  return [main(d.union(head(-330), head(310), box(d, -160 - w * 0.9, -860, -160, -140), box(d, 490 - w * 0.9, -960, 490, -140), d.polygon([[-160 - w * 0.9, -860], [490, -1_000], [490, -1_000 + w * 1.9], [-160 - w * 0.9, -860 + w * 1.9]])))];
};

const magnet: LetterPicture = (d, s) => {
  const w = Math.max(190, s * 1.05);
  const r = 470 - w / 2;
  return [main(d.line(`M${-r} -300V${r + w / 2 - 1_000}A${r} ${r} 0 0 1 ${r} ${r + w / 2 - 1_000}V-300`).stroke(w)), second(d.mirror(box(d, r - w / 2, -300 + GAP, r + w / 2, 0)))];
};

export const n: LetterTable = {
  headphones: { name: 'a pair of headphones', draw: headphones },
  rainbow: { name: 'a rainbow', draw: rainbow },
  tooth: { name: 'a tooth', draw: tooth },
  elephant: { name: 'an elephant', draw: elephant },
  arch: { name: 'an arch', draw: arch },
  igloo: { name: 'an igloo', draw: igloo },
  'musical-note': { name: 'a pair of notes', draw: notes },
  magnet: { name: 'a magnet', draw: magnet },
};

// m

const camel: LetterPicture = (d, s) => {
  const w = Math.max(150, s * 0.9);
  const humps = d.path(`M-620 0V-620C-620 -880 -540 -1000 -410 -1000C-270 -1000 -230 -820 -130 -700C-30 -820 10 -1000 150 -1000C290 -1000 360 -860 360 -600V0H${360 - w}V-330C${300 - w} -420 ${-560 + w} -420 ${-620 + w} -330V0Z`);
  const neck = d.line('M300 -400C480 -330 560 -420 560 -600V-760').stroke(w * 0.86);
  const head = d.path('M480 -900C560 -960 640 -960 700 -920L860 -860C900 -830 890 -760 840 -750L640 -730H490Z').round(20, 0);
  return [main(d.union(humps, neck, head).subtract(d.circle(660, -856, 26)))];
};

const jellyfish: LetterPicture = (d, s) => {
  const w = Math.max(120, s * 0.76);
  const arm = (x: number) => d.through([[x, -430], [x - 50, -330], [x + 40, -200], [x - 30, -60], [x, -10]]).stroke(w, { cap: 'round' });
  const dome = d.path('M-560 -470A560 530 0 0 1 560 -470C500 -400 420 -400 370 -470C310 -400 240 -400 185 -470C130 -400 60 -400 0 -470C-60 -400 -130 -400 -185 -470C-240 -400 -310 -400 -370 -470C-420 -400 -500 -400 -560 -470Z');
  return [second(dome), main(d.union(arm(-390), arm(0), arm(390)).gapFrom(dome, GAP).intersect(box(d, -700, -500, 700, 0)))];
};

const moustache: LetterPicture = (d) => [main(d.mirror(d.path('M0 -560C30 -760 200 -860 380 -800C540 -740 560 -560 700 -540C790 -530 830 -590 820 -680C920 -480 800 -240 560 -230C340 -220 160 -320 0 -440Z')).scale(0.94, 1.16).move(0, 100))];

export const m: LetterTable = {
  camel: { name: 'a camel', draw: camel },
  jellyfish: { name: 'a jellyfish', draw: jellyfish },
  moustache: { name: 'a moustache', draw: moustache },
};

// r

const sprout: LetterPicture = (d, s) => {
  const w = Math.max(170, s);
  return [main(box(d, 0, -1_000, w, 0)), second(d.path(`M${w + GAP} -520C${w + 40} -830 ${w + 260} -990 ${w + 560} -1000C${w + 560} -720 ${w + 360} -500 ${w + GAP} -520Z`))];
};

const tap: LetterPicture = (d, s) => {
  const w = Math.max(170, s);
  return [main(d.line(`M${w / 2} 0V-640A260 260 0 0 1 ${w / 2 + 260} ${-1_000 + w / 2}H${w / 2 + 300}A120 120 0 0 1 ${w / 2 + 430} -740V-620`).stroke(w * 0.96)), second(flame(d, w / 2 + 430, -560, -290, 170))];
};

const snowdrop: LetterPicture = (d, s) => {
  const w = Math.max(110, s * 0.66);
  const bloom = d.path('M430 -760C560 -680 640 -520 600 -350C570 -400 540 -410 520 -360C500 -290 470 -250 430 -230C390 -250 360 -290 340 -360C320 -410 290 -400 260 -350C220 -520 300 -680 430 -760Z');
  return [main(d.line(`M${w / 2} 0V-640C${w / 2} -880 ${w / 2 + 100} -${1_000 - w / 2} 270 -${1_000 - w / 2}C380 -${1_000 - w / 2} 430 -900 430 -790`).stroke(w).gapFrom(bloom, GAP * 0.8)), second(bloom)];
};

const lamp: LetterPicture = (d, s) => {
  const w = Math.max(100, s * 0.6);
  const shade = d.path('M330 -830H560L700 -520H190Z').round(16, 0);
  return [main(d.line(`M0 ${-w / 2}V-780A170 170 0 0 1 170 -${1_000 - w / 2}H445V-830`).stroke(w, { join: 'round' }).union(box(d, -190, -w, 190, 0, [w / 2, w / 2, 0, 0])).gapFrom(shade, GAP)), second(shade)];
};

export const r: LetterTable = {
  seedling: { name: 'a seedling', draw: sprout },
  leaf: { name: 'a stem with its leaf', draw: sprout },
  tap: { name: 'a tap', draw: tap },
  snowdrop: { name: 'a snowdrop', draw: snowdrop },
  bluebell: { name: 'a bluebell', draw: snowdrop },
  lamp: { name: 'a lamp', draw: lamp },
};

// d and t

const note: LetterPicture = (d, s) => {
  const w = Math.max(100, s * 0.72);
  return [main(d.union(d.ellipse(0, -215, 300, 210).rotate(-20, [0, -215]), box(d, 290 - w, -1_000, 290, -240)))];
};

const eighth: LetterPicture = (d, s) => {
  const flag = d.path(`M${290 + GAP} -1000C${330 + GAP} -830 520 -760 480 -500C440 -620 380 -660 ${290 + GAP} -680Z`);
  return [...note(d, s), second(flag)];
};

export const d: LetterTable = { 'musical-note': { name: 'a note', draw: eighth } };

const dagger: LetterPicture = (d, s) => {
  const w = Math.max(120, s * 0.8);
  return [second(d.union(post(d, w * 0.76, -1_000, -760), d.circle(0, -960, w * 0.55))), second(post(d, 520, -760 - 2, -760 + w * 0.7, w * 0.3)), main(d.polygon([[-w / 2, -760 + w * 0.7 + GAP], [w / 2, -760 + w * 0.7 + GAP], [w / 2, -130], [0, 20], [-w / 2, -130]]))];
};

export const t: LetterTable = { sword: { name: 'a sword', draw: dagger }, knight: { name: 'the sword of a knight', draw: dagger } };
