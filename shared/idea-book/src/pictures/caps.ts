import type { Draw, Shape } from '@fifteen/drawing';
import { type CapPicture, type Picture, type PicturePart, picture } from './picture.ts';

// Things at the end of an upright stroke that is 100 wide: they grow out of it, or are what it was the handle of.

const main = (shape: Shape): PicturePart => ({ shape, paint: 'main' });
const second = (shape: Shape): PicturePart => ({ shape, paint: 'second' });
const GAP = 22;
const box = (d: Draw, left: number, top: number, right: number, bottom: number, radius: Parameters<Draw['rect']>[4] = 0): Shape => d.rect(left, top, right - left, bottom - top, radius);
const around = (d: Draw, shape: Shape, count: number): Shape => d.union(...d.radial(shape, { count }));
/** The stroke goes on up to here. */
const stem = (d: Draw, top: number): Shape => box(d, -50, top, 50, 2);
const drop = (d: Draw, x: number, top: number, bottom: number, width: number): Shape => {
  const [r, h] = [width / 2, bottom - top];
  return d.path(`M${x} ${top}C${x + r * 0.35} ${top + h * 0.28} ${x + r} ${top + h * 0.42} ${x + r} ${bottom - r}A${r} ${r} 0 0 1 ${x - r} ${bottom - r}C${x - r} ${top + h * 0.42} ${x - r * 0.35} ${top + h * 0.28} ${x} ${top}Z`);
};
/** A picture on the end of the stroke, with the same gap everywhere. */
const on = (make: (d: Draw) => Shape, top = 0): CapPicture => (d) => [...(top < 0 ? [main(stem(d, top))] : []), second(make(d))];

const candle: CapPicture = (d) => [main(box(d, -10, -50, 10, 2)), second(drop(d, 0, -290, -60, 120))];
const match: CapPicture = (d) => [second(drop(d, 0, -330, 10, 200).subtract(drop(d, 0, -170, 4, 96))), main(drop(d, 0, -140, -8, 56))];
const torch: CapPicture = (d) => [main(d.polygon([[-50, 2], [-120, -110], [120, -110], [50, 2]], 6)), second(d.path(`M10 -390C40 -300 130 -260 120 ${-110 - GAP}H-120C-130 -210 -90 -250 -60 -280C-50 -240 -40 -230 -20 -220C-40 -290 -30 -340 10 -390Z`))];
const brush: CapPicture = (d) => [main(box(d, -76, -70, 76, 2, [0, 0, 10, 10])), second(d.path(`M-76 ${-70 - GAP}C-110 -200 -60 -290 50 -380C60 -300 120 -200 76 ${-70 - GAP}Z`))];
const flatBrush: CapPicture = (d) => [main(box(d, -130, -90, 130, 2, [30, 30, 10, 10])), second(box(d, -120, -300, 120, -90 - GAP, [40, 40, 0, 0]).subtract(...[-60, 0, 60].map((x) => box(d, x - 9, -310, x + 9, -190, 9))))];
const pencil: CapPicture = (d) => [second(d.polygon([[-50, -GAP], [50, -GAP], [26, -110], [-26, -110]])), main(d.polygon([[-20, -110 - GAP], [20, -110 - GAP], [0, -220]]))];
const nib: CapPicture = (d) => [second(d.path(`M-50 ${-GAP}C-110 -100 -120 -180 0 -370C120 -180 110 -100 50 ${-GAP}Z`).subtract(d.circle(0, -130, 26), box(d, -8, -400, 8, -130)))];
const arrow: CapPicture = (d) => [main(d.polygon([[-160, 0], [0, -230], [160, 0]], 10))];
const key: CapPicture = (d) => [main(d.ring(0, -150, 160, 82).union(stem(d, -40).subtract(d.circle(0, -150, 82))))];
const seedling: CapPicture = (d) => [main(stem(d, -40)), second(d.mirror(d.path('M12 -66C20 -210 90 -310 240 -320C250 -180 160 -80 12 -66Z')))];
const tulip: CapPicture = (d) => [second(d.path(`M-150 -340C-100 -320 -74 -280 -66 -230C-58 -290 -32 -330 0 -360C32 -330 58 -290 66 -230C74 -280 100 -320 150 -340C180 -180 160 ${-GAP} 0 ${-GAP}C-160 ${-GAP} -180 -180 -150 -340Z`))];
const daisy: CapPicture = (d) => [second(around(d, d.ellipse(0, -118, 36, 72), 9).move(0, -170)), main(d.circle(0, -170, 44))];
const flower: CapPicture = (d) => [second(around(d, d.circle(0, -92, 76), 5).subtract(d.circle(0, 0, 62)).move(0, -150)), main(d.circle(0, -150, 40))];
const sunflower: CapPicture = (d) => [second(around(d, d.leaf([0, -80], [0, -196], 0.3), 12).move(0, -186)), main(d.circle(0, -186, 78))];
const thistle: CapPicture = (d) => [main(d.circle(0, -90, 96)), second(d.union(...[-48, -24, 0, 24, 48].map((turn) => d.polygon([[-24, -90], [24, -90], [34, -340], [0, -300], [-34, -340]]).rotate(turn, [0, -60]))).gapFrom(d.circle(0, -90, 96), GAP))];
const wheat: CapPicture = (d) => [second(d.union(d.leaf([0, -230], [0, -400], 0.26), ...[-30, -130, -230].flatMap((y) => [d.leaf([18, y], [120, y - 120], 0.28), d.leaf([-18, y], [-120, y - 120], 0.28)])))];
const dandelion: CapPicture = (d) => [main(d.circle(0, -190, 34)), second(around(d, box(d, -9, -130, 9, -56, 9).union(d.circle(0, -150, 26)), 12).move(0, -190))];
const mushroom: CapPicture = (d) => [main(stem(d, -40)), second(d.path(`M-200 ${-40 - GAP}C-200 -220 -110 -310 0 -310C110 -310 200 -220 200 ${-40 - GAP}Z`).subtract(d.circle(-80, -150, 36), d.circle(70, -180, 40)))];
const crownOfTree: CapPicture = (d) => [main(stem(d, -30)), second(d.union(d.circle(-100, -150, 96), d.circle(100, -150, 96), d.circle(0, -240, 130), box(d, -110, -160, 110, -54)))];
const fir: CapPicture = (d) => [second(d.union(d.polygon([[0, -390], [110, -220], [-110, -220]], 8), d.polygon([[0, -300], [150, -120], [-150, -120]], 8), d.polygon([[0, -210], [190, -GAP], [-190, -GAP]], 8)))];
const flag: CapPicture = (d) => [main(box(d, -50, -390, 50, 2, [50, 50, 0, 0])), second(d.polygon([[50 + GAP, -370], [330, -370], [260, -260], [330, -150], [50 + GAP, -150]], 6))];
const golfFlag: CapPicture = (d) => [main(box(d, -50, -390, 50, 2, [50, 50, 0, 0])), second(d.polygon([[50 + GAP, -370], [300, -260], [50 + GAP, -150]], 6))];
const plug: CapPicture = (d) => [main(d.path('M-50 2C-140 -20 -160 -80 -160 -190H160C160 -80 140 -20 50 2Z').round(10, 0)), second(d.mirror(box(d, 52, -330, 110, -190 - GAP, [14, 14, 0, 0])))];
const bulb: CapPicture = (d) => [main(d.union(box(d, -70, -40, 70, 2, 14))), second(d.path(`M-64 ${-40 - GAP}C-70 -130 -150 -150 -150 -240A150 150 0 0 1 150 -240C150 -150 70 -130 64 ${-40 - GAP}Z`))];
const microphone: CapPicture = (d) => [main(box(d, -90, -50, 90, 2, [16, 16, 30, 30])), second(d.circle(0, -180, 136).intersect(box(d, -200, -400, 200, -50 - GAP)).subtract(box(d, -200, -196, 200, -196 + 20)))];
const antenna: CapPicture = (d) => [main(d.circle(0, -50, 74)), second(d.union(...[150, 250].map((r) => d.arc(0, -50, r, -136, -44).stroke(56, { cap: 'round' }))))];
const spoon: CapPicture = (d) => [main(d.ellipse(0, -190, 140, 190).union(stem(d, -60)))];
const fork: CapPicture = (d) => [main(d.path('M-150 -380H150V-170C150 -60 100 0 50 2H-50C-100 0 -150 -60 -150 -170Z').subtract(...[-1, 1].map((side) => box(d, side * 52 - 22, -420, side * 52 + 22, -170, 22))).round(8, 0))];
const whisk: CapPicture = (d) => [main(box(d, -66, -50, 66, 2, 16)), second(d.union(d.ellipse(0, -220, 150, 180).subtract(d.ellipse(0, -220, 116, 146)), d.ellipse(0, -220, 70, 180).subtract(d.ellipse(0, -220, 38, 148))).subtract(box(d, -300, -50 - GAP, 300, 0)))];
const trident: CapPicture = (d) => [main(d.union(stem(d, -310), d.polygon([[-90, -300], [0, -400], [90, -300]]), d.line('M-170 -300V-190A170 140 0 0 0 170 -190V-300').stroke(70), d.mirror(d.polygon([[92, -290], [170, -380], [248, -290]]))))];
const hammer: CapPicture = (d) => [second(d.path(`M-200 -190H90C150 -190 200 -170 220 -110C190 -124 150 -110 110 ${-GAP}H-200Z`))];
const axe: CapPicture = (d) => [main(box(d, -50, -330, 50, 2, [30, 30, 0, 0])), second(d.path(`M${50 + GAP} -310C150 -310 200 -330 240 -360C300 -260 300 -130 240 -30C200 -80 150 -100 ${50 + GAP} -100Z`))];
const wrench: CapPicture = (d) => [main(d.circle(0, -140, 160).union(stem(d, -40)).subtract(box(d, -66, -340, 66, -130, [0, 0, 30, 30])))];
const screwdriver: CapPicture = (d) => [second(d.polygon([[-30, -GAP], [30, -GAP], [30, -220], [66, -260], [44, -380], [-44, -380], [-66, -260], [-30, -220]]))];
const shovel: CapPicture = (d) => [second(d.path(`M-130 ${-GAP - 20}H130V-200C130 -300 60 -350 0 -380C-60 -350 -130 -300 -130 -200Z`).round(16, 0))];
const rake: CapPicture = (d) => [main(d.union(box(d, -210, -70, 210, 2, [20, 20, 40, 40]), ...[-180, -90, 0, 90, 180].map((x) => box(d, x - 28, -200, x + 28, -40, [28, 28, 0, 0]))))];
const umbrella: CapPicture = (d) => [main(stem(d, -60)), second(d.path(`M-240 ${-60 - GAP}C-240 -230 -130 -320 0 -320C130 -320 240 -230 240 ${-60 - GAP}C200 -130 150 -130 120 ${-60 - GAP}C90 -130 30 -130 0 ${-60 - GAP}C-30 -130 -90 -130 -120 ${-60 - GAP}C-150 -130 -200 -130 -240 ${-60 - GAP}Z`).union(box(d, -18, -360, 18, -300, 18)))];
const lamp: CapPicture = (d) => [main(stem(d, -20)), second(d.polygon([[-100, -260], [100, -260], [190, -20 - GAP], [-190, -20 - GAP]], 12))];
const lantern: CapPicture = (d) => [main(box(d, -110, -40, 110, 2, [16, 16, 0, 0])), second(d.polygon([[-84, -40 - GAP], [84, -40 - GAP], [116, -230], [-116, -230]], 6)), main(d.polygon([[-150, -230 - GAP], [150, -230 - GAP], [60, -340], [-60, -340]], 10).union(d.circle(0, -350, 34)))];
const crown: CapPicture = on((d) => d.polygon([[-190, -230], [-95, -150], [0, -290], [95, -150], [190, -230], [150, -GAP], [-150, -GAP]], 6).union(d.circle(-190, -240, 34), d.circle(0, -306, 38), d.circle(190, -240, 34)));
const star: CapPicture = on((d) => d.star(5, 220, 100).move(0, -190).round(8, 0));
const heart: CapPicture = on((d) => d.path(`M0 ${-GAP}C-130 -120 -200 -180 -200 -260C-200 -330 -150 -370 -96 -370C-50 -370 -20 -346 0 -310C20 -346 50 -370 96 -370C150 -370 200 -330 200 -260C200 -180 130 -120 0 ${-GAP}Z`));
const lollipop: CapPicture = (d) => [second(d.circle(0, -180, 180).subtract(d.spiral({ cx: 0, cy: -180, from: 24, to: 130, turns: 1.4, start: 0 }).stroke(30, { cap: 'round' })))];
const ice: CapPicture = (d) => [main(d.polygon([[-50, 2], [-120, -120], [120, -120], [50, 2]], 6)), second(d.union(d.circle(0, -250, 110), box(d, -150, -210, 150, -120 - GAP, 44)))];
const cherry: CapPicture = (d) => [main(stem(d, -10)), second(d.circle(0, -120, 110)), main(d.line('M10 -226C20 -300 60 -340 110 -370').stroke(36, { cap: 'round' }).gapFrom(d.circle(0, -120, 110), 8))];
const bird: CapPicture = on((d) => d.path(`M-260 -10C-180 -30 -160 -70 -140 -140C-110 -250 20 -310 120 -270C160 -256 180 -230 190 -200L280 -160L190 -140C190 -50 110 ${-GAP} -20 ${-GAP}C-100 ${-GAP} -180 ${-GAP} -260 -10Z`).subtract(d.circle(106, -190, 20)));
const rooster: CapPicture = on((d) => d.path(`M-250 -330C-190 -330 -150 -290 -130 -230C-80 -190 -20 -190 40 -230L70 -310C90 -360 170 -370 190 -310L250 -280L190 -260C190 -120 110 ${-GAP} 0 ${-GAP}C-130 ${-GAP} -200 -90 -200 -190C-240 -200 -270 -270 -250 -330Z`).subtract(d.circle(146, -300, 16)).union(d.circle(90, -366, 28), d.circle(136, -388, 30)));
const owl: CapPicture = on((d) => d.path(`M-150 -360C-90 -320 90 -320 150 -360V-150A150 ${150 - GAP} 0 0 1 -150 -150Z`).subtract(d.circle(-66, -220, 50), d.circle(66, -220, 50), d.polygon([[-22, -160], [22, -160], [0, -116]])).union(d.circle(-66, -220, 24), d.circle(66, -220, 24)));
const cat: CapPicture = on((d) => d.path(`M-150 -360L-70 -290H70L150 -360V-160C150 -70 80 ${-GAP} 0 ${-GAP}C-80 ${-GAP} -150 -70 -150 -160Z`).round(8, 0).subtract(d.circle(-58, -180, 22), d.circle(58, -180, 22)));
const giraffe: CapPicture = (d) => [main(d.union(stem(d, -140), d.path('M50 -60V-190C50 -270 -10 -290 -60 -270L-190 -190C-220 -160 -200 -110 -160 -110H-50V-60Z'), ...[-30, 24].map((x) => d.union(box(d, x - 12, -340, x + 12, -240), d.circle(x, -346, 24)))).subtract(d.circle(-20, -200, 18)))];
const duck: CapPicture = (d) => [main(d.union(stem(d, -120), d.circle(0, -160, 130)).subtract(d.circle(40, -190, 22))), second(d.path(`M${110 + GAP} -210C190 -200 230 -180 270 -150C230 -120 170 -110 ${104 + GAP} -120Z`))];
const snake: CapPicture = (d) => [main(d.union(stem(d, -80), d.path('M-120 -140C-120 -250 -60 -330 0 -330C60 -330 120 -250 120 -140C120 -60 60 -30 50 0H-50C-60 -30 -120 -60 -120 -140Z')).subtract(d.circle(-46, -200, 20), d.circle(46, -200, 20))), second(d.polyline([[0, -330 - GAP * 0.4], [0, -370], [-36, -410]]).stroke(20).union(d.polyline([[0, -370], [36, -410]]).stroke(20)))];
const butterfly: CapPicture = (d) => [main(box(d, -28, -250, 28, 2, [28, 28, 0, 0])), second(d.mirror(d.path(`M${28 + GAP} -150C60 -270 150 -350 220 -310C270 -270 230 -170 130 -150C220 -130 230 -40 170 -10C110 10 60 -60 ${28 + GAP} -140Z`)))];
const turbine: CapPicture = (d) => [main(d.circle(0, -60, 56).union(stem(d, -50))), second(d.union(...[0, 120, 240].map((turn) => d.path('M-26 -40C-60 -130 -30 -250 10 -290C50 -200 50 -120 26 -40Z').rotate(turn))).move(0, -60).gapFrom(d.circle(0, -60, 56), 14).subtract(box(d, -90, 0, 90, 400)))];
const lighthouse: CapPicture = (d) => [main(box(d, -100, -40, 100, 2, 10)), second(box(d, -50, -160, 50, -40 - GAP)), main(d.polygon([[-90, -160 - GAP], [90, -160 - GAP], [0, -300]], 8))];
const rocket: CapPicture = (d) => [main(d.path('M-50 2V-120C-50 -240 -30 -310 0 -370C30 -310 50 -240 50 -120V2Z').subtract(d.circle(0, -160, 24))), second(d.mirror(d.path(`M${50 + GAP} -80L140 20V120L${50 + GAP} 60Z`)))];
const church: CapPicture = (d) => [main(d.union(box(d, -22, -330, 22, -90), box(d, -84, -280, 84, -236), d.polygon([[-90, 2], [0, -170], [90, 2]])))];
const mosque: CapPicture = (d) => [main(d.path('M-90 2C-170 -80 -120 -160 0 -250C120 -160 170 -80 90 2Z')), second(d.circle(0, -320, 66).subtract(d.circle(26, -340, 52)))];
const signpost: CapPicture = (d) => [main(box(d, -50, -330, 50, 2, [20, 20, 0, 0])), second(d.polygon([[50 + GAP, -310], [230, -310], [300, -235], [230, -160], [50 + GAP, -160]], 6)), second(d.polygon([[-50 - GAP, -150], [-210, -150], [-270, -85], [-210, -20], [-50 - GAP, -20]], 6))];
const toothbrush: CapPicture = (d) => [main(box(d, -50, -330, 50, 2, [50, 50, 0, 0])), second(d.union(...[0, 1, 2].map((i) => box(d, 50 + GAP, -320 + i * 84, 170, -320 + i * 84 + 60, 6))))];
const lipstick: CapPicture = (d) => [main(box(d, -80, -90, 80, 2)), second(d.path(`M-56 ${-90 - GAP}V-260C-56 -310 20 -360 56 -370V${-90 - GAP}Z`))];
const pin: CapPicture = (d) => [second(d.circle(0, -150, 130).subtract(d.arc(0, -150, 80, 190, 250).stroke(30, { cap: 'round' })))];
const needle: CapPicture = (d) => [main(d.path('M-50 2V-200C-50 -300 -30 -360 0 -360C30 -360 50 -300 50 -200V2Z').subtract(d.ellipse(0, -230, 18, 80)))];
const chimney: CapPicture = (d) => [main(box(d, -74, -60, 74, 2)), second(d.union(d.circle(0, -160, 62), d.circle(80, -220, 76), d.circle(190, -270, 60), d.circle(20, -230, 50)))];
const palm: CapPicture = (d) => {
  const frond = (x: number, y: number, up: number) => d.curve([0, -70], [x * 0.3, -70 - up], [x * 0.85, y - up * 0.7], [x, y]).brush((t) => 20 + 60 * Math.sin(Math.PI * t) ** 0.9 * (1 - t ** 5));
  const leaves = d.union(...[[200, 30, 140], [220, -90, 130], [130, -220, 90]].flatMap(([x, y, up]) => [frond(x!, y!, up!), frond(-x!, y!, up!)]));
  return [main(stem(d, -60).gapFrom(leaves, GAP * 0.8)), second(leaves)];
};
const snowdrop: CapPicture = (d) => [main(d.line('M0 2V-130C0 -230 160 -250 170 -120').stroke(60).union(stem(d, -20)).gapFrom(d.circle(170, -40, 70), 10)), second(d.path('M170 -110C230 -70 250 10 240 80C220 60 190 60 170 90C150 60 120 60 100 80C90 10 110 -70 170 -110Z'))];
const hook: CapPicture = (d) => [main(d.line('M0 2V-150A110 110 0 0 1 220 -150V-120').stroke(100, { cap: 'butt' }).union(d.circle(220, -120, 50)))];
const chess: CapPicture = (d) => [main(d.union(d.circle(0, -210, 120), box(d, -120, -80, 120, -20, 30), stem(d, -60)))];
const chef: CapPicture = (d) => [main(box(d, -130, -90, 130, 2, 6)), second(d.union(d.circle(-120, -220, 90), d.circle(120, -220, 90), d.circle(0, -260, 110), box(d, -120, -230, 120, -90 - GAP)).intersect(box(d, -400, -400, 400, -90 - GAP)))];

const all = {
  candle: ['a candle', candle], match: ['a match', match], torch: ['a torch', torch], flame: ['a flame', match], fire: ['a fire', match], 'paint-brush': ['a brush', brush], brush: ['a brush', flatBrush], pencil: ['a pencil', pencil], nib: ['a nib', nib], pen: ['a pen', nib], ink: ['a nib', nib], arrow: ['an arrow', arrow], up: ['an arrow', arrow], key: ['a key', key],
  seedling: ['a seedling', seedling], growth: ['a seedling', seedling], plant: ['a plant', seedling], tulip: ['a tulip', tulip], daisy: ['a daisy', daisy], flower: ['a flower', flower], sunflower: ['a sunflower', sunflower], thistle: ['a thistle', thistle], wheat: ['an ear of wheat', wheat], barley: ['an ear of barley', wheat], dandelion: ['a dandelion', dandelion], mushroom: ['a mushroom', mushroom],
  tree: ['a tree', crownOfTree], oak: ['an oak', crownOfTree], fir: ['a fir', fir], pine: ['a pine', fir], flag: ['a flag', flag], 'golf-flag': ['a flag on the green', golfFlag], plug: ['a plug', plug], bulb: ['a light bulb', bulb], microphone: ['a microphone', microphone], antenna: ['an antenna', antenna], signal: ['a signal', antenna],
  spoon: ['a spoon', spoon], fork: ['a fork', fork], whisk: ['a whisk', whisk], hammer: ['a hammer', hammer], axe: ['an axe', axe], wrench: ['a wrench', wrench], screwdriver: ['a screwdriver', screwdriver], shovel: ['a shovel', shovel], rake: ['a rake', rake], umbrella: ['an umbrella', umbrella], lamp: ['a lamp', lamp], lantern: ['a lantern', lantern],
  crown: ['a crown', crown], star: ['a star', star], 'magic-wand': ['a magic wand', star], heart: ['a heart', heart], lollipop: ['a lollipop', lollipop], 'ice-cream': ['an ice cream', ice], cherry: ['a cherry', cherry], bird: ['a bird', bird], rooster: ['a rooster', rooster], owl: ['an owl', owl], cat: ['a cat', cat], giraffe: ['a giraffe', giraffe], duck: ['a duck', duck], snake: ['a snake', snake], butterfly: ['a butterfly', butterfly],
  'wind-turbine': ['a wind turbine', turbine], lighthouse: ['a lighthouse', lighthouse], rocket: ['a rocket', rocket], church: ['a church', church], minaret: ['a minaret', mosque], mosque: ['a minaret', mosque], signpost: ['a signpost', signpost], toothbrush: ['a toothbrush', toothbrush], lipstick: ['a lipstick', lipstick], pin: ['a pin', pin], needle: ['a needle', needle], chimney: ['a chimney', chimney], palm: ['a palm', palm],
  snowdrop: ['a snowdrop', snowdrop], bluebell: ['a bluebell', snowdrop], hook: ['a hook', hook], 'chess-piece': ['a pawn', chess], 'chef-hat': ['a chef’s hat', chef], chef: ['a chef’s hat', chef], trident: ['a trident', trident],
} as const satisfies Partial<Record<Picture['thing'], readonly [name: string, cap: CapPicture]>>;

/** Every cap of this file. */
export const capPictures: readonly Picture[] = Object.entries(all).map(([thing, [name, cap]]) => picture({ thing: thing as Picture['thing'], name, cap }));
