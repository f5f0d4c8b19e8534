import type { Draw, Shape } from '@fifteen/drawing';
import type { LetterPicture } from '../picture.ts';
import { GAP, type LetterTable, box, drawn, even, main, post, second } from './kit.ts';

// Things that taper to a top, for A.

/** The outline of an A: half its foot, and where its top is. */
const peakOf = (d: Draw, foot: number, radius = 26, top = -1_020): Shape => even(d, [[0, top], [foot, 0]], radius).intersect(box(d, -900, -1_100, 900, 0));

const tent: LetterPicture = (d) => {
  const door = d.polygon([[0, -560], [190, 40], [-190, 40]]);
  const poles = d.union(d.polyline([[-90, -1_040], [300, -300]]).stroke(54), d.polyline([[90, -1_040], [-300, -300]]).stroke(54));
  return [second(even(d, [[0, -930], [500, 0]]).subtract(door).union(poles.intersect(box(d, -300, -1_100, 300, -700))).round(10, 0))];
};

const mountain: LetterPicture = (d) => {
  const body = even(d, [[0, -1_020], [500, 0]], 14);
  const snow = d.polygon([[-400, -1_200], [400, -1_200], [400, -540], [180, -620], [70, -500], [-60, -640], [-160, -560], [-400, -680]]);
  return [second(body.intersect(snow)), main(body.subtract(snow.grow(GAP, 'miter')).withoutSlivers(400))];
};

const volcano: LetterPicture = (d) => {
  const body = d.path('M-150 -700C-200 -420 -330 -180 -500 0H500C330 -180 200 -420 150 -700Z');
  const lava = d.path('M-190 -760H190V-560C150 -480 110 -480 90 -560C70 -620 30 -620 20 -560V-400C10 -330 -70 -330 -80 -400V-560C-90 -610 -130 -600 -140 -560L-190 -620Z');
  return [main(body.subtract(lava.grow(GAP * 0.8)).withoutSlivers(300)), second(lava.intersect(body)), second(d.union(d.circle(0, -860, 100), d.circle(120, -930, 80), d.circle(-110, -940, 66)))];
};

const tower: LetterPicture = (d) => {
  const side = d.path('M-40 -1030H40L60 -760C90 -480 200 -200 430 0H250C140 -130 -140 -130 -250 0H-430C-200 -200 -90 -480 -60 -760Z');
  return [main(side.union(post(d, 250, -560, -490), post(d, 440, -330, -250)).subtract(even(d, [[0, -470], [62, -350]]), post(d, 26, -740, -590, 13), d.path('M-104 -160C-104 -280 104 -280 104 -160C60 -190 -60 -190 -104 -160Z')))];
};

const pyramid: LetterPicture = (d) => {
  const edge = d.polygon([[0, -1_040], [110, 40], [700, 40]]);
  const whole = peakOf(d, 560, 0);
  return [main(whole.subtract(edge.grow(GAP / 2, 'miter')).withoutSlivers(300)), second(whole.intersect(edge.shrink(GAP / 2)))];
};

const cabin: LetterPicture = (d, s) => {
  const w = Math.max(110, Math.min(165, s * 0.8));
  const roof = d.polyline([[-460, 20], [0, -930], [460, 20]]).stroke(w, { join: 'miter' }).intersect(box(d, -800, -1_300, 800, 0));
  const wall = even(d, [[0, -790 + w + GAP], [400 - w * 0.66, 0]]);
  return [main(roof), second(wall.subtract(box(d, -75, -270, 75, 10), d.circle(0, -430, 50)).intersect(box(d, -500, -1_000, 500, 0)).gapFrom(roof, GAP))];
};

const dividers: LetterPicture = (d, s) => {
  const w = Math.max(96, s * 0.62);
  const leg = d.polygon([[-w * 0.2, -820], [w * 0.8, -820], [400, -20], [380, 0], [330, -100]]);
  const hinge = d.circle(0, -800, Math.max(120, s * 0.72));
  const legs = d.mirror(leg);
  return [main(legs.union(hinge, post(d, w * 0.6, -1_010, -860, 20)).subtract(d.circle(0, -800, 46))), second(d.arc(0, -800, 540, 50, 130).stroke(w * 0.5).gapFrom(legs, GAP * 0.5).intersect(even(d, [[0, -800], [360, 0]])))];
};

const stepladder: LetterPicture = (d, s) => {
  const w = Math.max(80, s * 0.5);
  const left = d.polyline([[-360, 30], [-60, -950]]).stroke(w);
  const right = d.polyline([[360, 30], [60, -950]]).stroke(w);
  const treads = [-720, -490, -260].map((y) => post(d, 2 * (60 + ((y + 950) / 980) * 300) , y, y + w * 0.8));
  return [main(d.union(left, right, post(d, 260, -1_000, -1_000 + w * 1.1, 20)).intersect(box(d, -600, -1_100, 600, 0))), second(d.union(...treads).gapFrom(d.union(left, right), GAP * 0.7))];
};

const rocket: LetterPicture = (d) => {
  const w = 175;
  const body = d.path(`M0 -1040C${w * 0.8} -900 ${w} -700 ${w} -520V-200H${-w}V-520C${-w} -700 ${-w * 0.8} -900 0 -1040Z`);
  const fin = d.path(`M${w + GAP} -500C${w * 1.9} -400 ${w * 2.3} -240 ${w * 2.3} 0L${w + GAP} -190Z`);
  return [main(body.subtract(d.circle(0, -610, 82))), main(d.mirror(fin)), second(d.path('M-110 -160H110C110 -80 50 -40 0 20C-50 -40 -110 -80 -110 -160Z'))];
};

const sailingBoat: LetterPicture = (d) => [
  main(d.path('M30 -1030C200 -760 330 -480 400 -240H30Z')), second(d.path('M-30 -880V-240H-380C-250 -420 -120 -640 -30 -880Z')),
  main(d.path('M-460 -200H460C420 -80 350 0 250 0H-250C-350 0 -420 -80 -460 -200Z')),
];

const arrowHead: LetterPicture = (d) => [main(d.polygon([[0, -1_020], [430, 0], [0, -230], [-430, 0]], 26))];

const paperPlane: LetterPicture = (d) => [main(d.polygon([[-GAP / 2, -1_010], [-GAP / 2, -170], [-440, 0]])), second(d.polygon([[GAP / 2, -1_010], [GAP / 2, -170], [440, 0]]))];

const swing: LetterPicture = (d, s) => {
  const w = Math.max(90, s * 0.62);
  const frame = d.polyline([[-430, 30], [0, -930], [430, 30]]).stroke(w, { join: 'round' }).intersect(box(d, -800, -1_300, 800, 0));
  const ropes = d.union(box(d, -120, -800, -84, -200), box(d, 84, -800, 120, -200));
  return [main(frame), second(d.union(ropes.intersect(even(d, [[0, -930 + w], [430, 0]])), post(d, 330, -240, -240 + w * 0.8, 20)).gapFrom(frame, GAP * 0.8))];
};

const metronome: LetterPicture = (d, s) => {
  const body = even(d, [[150, -1_000], [370, 0]], 40);
  const face = even(d, [[96, -890], [210, -250]], 0).round(20, 0);
  const arm = d.polyline([[0, -250], [150, -960]]).stroke(Math.max(44, s * 0.28), { cap: 'round' });
  const needle = d.union(arm, d.regular(4, 92, { cx: 88, cy: -670 }).round(10, 0)).intersect(box(d, -400, -1_100, 400, -250 - GAP));
  return [main(body.subtract(face, needle.grow(GAP * 0.8))), second(needle)];
};

const torii: LetterPicture = (d, s) => {
  const w = Math.max(110, s * 0.78);
  const lintel = d.path(`M-470 -1000C-250 -940 250 -940 470 -1000L440 ${-860}C250 -820 -250 -820 -440 -860Z`);
  return [main(d.union(lintel, post(d, 760, -680, -680 + w * 0.8), ...[-1, 1].map((side) => d.polygon([[side * 250 - w / 2, -860], [side * 250 + w / 2, -860], [side * 290 + w / 2, 0], [side * 290 - w / 2, 0]])), post(d, w * 0.7, -850, -650)))];
};

const star: LetterPicture = (d) => [second(d.star(5, 560, 250).move(0, -452).round(12, 0))];

const fir: LetterPicture = (d, s) => {
  const tier = (top: number, bottom: number, half: number): Shape => even(d, [[0, top], [half, bottom]], 18);
  return [main(d.union(tier(-1_040, -640, 250), tier(-840, -380, 345), tier(-620, -120, 440))), second(post(d, Math.max(110, s * 0.7), -120 + GAP, 0))];
};

const cheese: LetterPicture = (d) => [second(peakOf(d, 500, 40).subtract(d.circle(-90, -300, 90), d.circle(170, -170, 70), d.circle(30, -560, 64), d.circle(330, -10, 80), d.circle(-280, -60, 60)))];

const witchHat: LetterPicture = (d) => [main(d.path('M-20 -1030C100 -1000 190 -900 150 -830C130 -790 90 -790 60 -820C120 -620 190 -420 270 -300H-270C-190 -520 -100 -800 -20 -1030Z')), second(d.path('M-280 -264H280L310 -170H-310Z')), main(d.path('M-310 -134H310L500 -40A40 40 0 0 1 480 0H-480A40 40 0 0 1 -500 -40Z'))];

const rails: LetterPicture = (d) => {
  const rail = d.polygon([[60, -1_000], [120, -1_000], [430, 0], [290, 0]]);
  const ties = [[-860, 60], [-690, 74], [-480, 92], [-220, 120]].map(([y, h]) => post(d, 2 * (190 + ((y! + 1_000) / 1_000) * 300), y!, y! + h!, 14));
  return [main(d.mirror(rail)), second(d.union(...ties).gapFrom(d.mirror(rail), GAP * 0.7))];
};

const road: LetterPicture = (d) => [main(even(d, [[70, -1_000], [440, 0]]).subtract(...[[-940, -800, 24], [-700, -480, 38], [-360, -60, 58]].map(([top, bottom, w]) => even(d, [[w! * 0.4, top!], [w! * 0.62, bottom!]]))))];

const church: LetterPicture = (d) => [main(d.union(post(d, 54, -1_040, -760), post(d, 190, -960, -906), even(d, [[0, -820], [250, -430], [250, 0]])).subtract(d.path('M-80 10V-220A80 80 0 0 1 80 -220V10Z'))), main(d.mirror(d.polygon([[250 + GAP, -300], [470, -190], [470, 0], [250 + GAP, 0]])))];

const birdhouse: LetterPicture = (d, s) => {
  const w = Math.max(110, s * 0.76);
  const roof = d.polyline([[-440, -380], [0, -930], [440, -380]]).stroke(w, { join: 'miter' });
  return [main(roof), second(even(d, [[0, -900], [300, -520], [300, 0]]).gapFrom(roof, GAP).subtract(d.circle(0, -420, 104), post(d, 44, -240, -90, 22)))];
};

const bell: LetterPicture = (d) => [main(d.path('M0 -1000C70 -1000 90 -950 90 -900C260 -860 330 -700 340 -520C350 -360 400 -260 470 -180H-470C-400 -260 -350 -360 -340 -520C-330 -700 -260 -860 -90 -900C-90 -950 -70 -1000 0 -1000Z')), second(d.path(`M-150 ${-180 + GAP}H150A150 146 0 0 1 -150 ${-180 + GAP}Z`))];

const dress: LetterPicture = (d) => {
  const whole = d.path('M-190 -1000H-110C-80 -880 80 -880 110 -1000H190L170 -700C160 -640 170 -600 190 -560L460 0H-460L-190 -560C-170 -600 -160 -640 -170 -700Z').round(8, 0);
  const belt = box(d, -300, -660, 300, -570);
  return [main(whole.subtract(belt.grow(GAP, 'miter'))), second(whole.intersect(belt))];
};

const hanger: LetterPicture = (d, s) => {
  const w = Math.max(90, s * 0.66);
  return [main(d.line(`M0 -640L-440 -${w / 2}H440L0 -640`).stroke(w, { join: 'round' })), main(drawn(d.line('M0 -640V-730C0 -790 130 -780 130 -880C130 -970 -110 -1010 -120 -870'), w * 0.8))];
};

const house: LetterPicture = (d) => [main(even(d, [[0, -1_020], [470, -500], [380, -500], [380, 0]], 12).subtract(box(d, -110, -330, 110, 10, [110, 110, 0, 0]), d.circle(0, -600, 76)))];

const meditation: LetterPicture = (d, s) => {
  const w = Math.max(110, s * 0.76);
  return [second(d.circle(0, -850, 150)), main(d.union(d.path('M-150 -640C-60 -690 60 -690 150 -640L130 -230H-130Z'), d.mirror(drawn(d.line('M120 -590L330 -200'), w * 0.9)), d.path('M-480 -90C-480 -210 -300 -240 0 -240C300 -240 480 -210 480 -90C480 -20 440 0 380 0H-380C-440 0 -480 -20 -480 -90Z')))];
};

export const A: LetterTable = {
  tent: { name: 'a tent', draw: tent },
  mountain: { name: 'a mountain', draw: mountain },
  peak: { name: 'a peak', draw: mountain },
  volcano: { name: 'a volcano', draw: volcano },
  tower: { name: 'a tower', draw: tower },
  pyramid: { name: 'a pyramid', draw: pyramid },
  cabin: { name: 'a cabin', draw: cabin },
  dividers: { name: 'a pair of dividers', draw: dividers },
  ladder: { name: 'a stepladder', draw: stepladder },
  rocket: { name: 'a rocket', draw: rocket },
  'sailing-boat': { name: 'a sailing boat', draw: sailingBoat },
  sail: { name: 'a boat under sail', draw: sailingBoat },
  arrow: { name: 'an arrow', draw: arrowHead },
  'paper-plane': { name: 'a paper plane', draw: paperPlane },
  swing: { name: 'a swing', draw: swing },
  metronome: { name: 'a metronome', draw: metronome },
  'torii-gate': { name: 'a torii gate', draw: torii },
  star: { name: 'a star', draw: star },
  fir: { name: 'a fir', draw: fir },
  pine: { name: 'a pine', draw: fir },
  cheese: { name: 'a wedge of cheese', draw: cheese },
  witch: { name: 'a witch’s hat', draw: witchHat },
  rail: { name: 'a railway', draw: rails },
  road: { name: 'a road', draw: road },
  church: { name: 'a church', draw: church },
  birdhouse: { name: 'a birdhouse', draw: birdhouse },
  bell: { name: 'a bell', draw: bell },
  dress: { name: 'a dress', draw: dress },
  hanger: { name: 'a hanger', draw: hanger },
  house: { name: 'a house', draw: house },
  home: { name: 'a home', draw: house },
  meditation: { name: 'somebody in meditation', draw: meditation },
  'yoga-pose': { name: 'somebody in a yoga pose', draw: meditation },
};
