import type { Draw, Shape } from '@fifteen/drawing';
import { type DotPicture, type Picture, type PicturePart, picture } from './picture.ts';

// Small things that can stand for the dot of an i: outlines that are known at the size of a full stop.

const second = (shape: Shape): PicturePart => ({ shape, paint: 'second' });
const around = (d: Draw, shape: Shape, count: number): Shape => d.union(...d.radial(shape, { count }));
const GAP = 14;

const star: DotPicture = (d) => [second(d.star(5, 130, 60).move(0, 8).round(5, 0))];
const spark: DotPicture = (d) => [second(d.path('M0 -130C14 -40 40 -14 120 0C40 14 14 40 0 130C-14 40 -40 14 -120 0C-40 -14 -14 -40 0 -130Z'))];
const sun: DotPicture = (d) => [second(d.circle(0, 0, 58).union(around(d, d.rect(-13, -124, 26, 44, 13), 8)))];
const crescent: DotPicture = (d) => [second(d.circle(0, 0, 104).subtract(d.circle(48, -24, 86)))];
const flame: DotPicture = (d) => [second(d.path('M10 -140C20 -90 92 -50 92 26A92 92 0 0 1 -92 26C-92 -20 -70 -46 -50 -66C-46 -40 -36 -30 -24 -26C-30 -70 -16 -110 10 -140Z'))];
const apple: DotPicture = (d) => [second(d.path('M0 -52C-24 -72 -100 -78 -100 6C-100 70 -56 112 -24 104C-8 98 8 98 24 104C56 112 100 70 100 6C100 -78 24 -72 0 -52Z')), second(d.leaf([4, -70], [72, -134], 0.3))];
const cherries: DotPicture = (d) => [second(d.circle(-58, 58, 56).union(d.circle(62, 40, 56), d.line('M-50 30C-40 -40 0 -90 50 -124C70 -80 72 -40 66 0').stroke(18)))];
const flower: DotPicture = (d) => [second(around(d, d.circle(0, -62, 50), 5).subtract(d.circle(0, 0, 30)))];
const daisy: DotPicture = (d) => [second(around(d, d.ellipse(0, -76, 25, 48), 8)), second(d.circle(0, 0, 24))];
const tulip: DotPicture = (d) => [second(d.path('M-86 -110C-56 -96 -42 -76 -38 -50C-34 -84 -20 -112 0 -130C20 -112 34 -84 38 -50C42 -76 56 -96 86 -110C104 -10 92 104 0 104C-92 104 -104 -10 -86 -110Z'))];
const crown: DotPicture = (d) => [second(d.polygon([[-112, -66], [-54, -14], [0, -104], [54, -14], [112, -66], [88, 84], [-88, 84]], 4).union(d.circle(-112, -70, 20), d.circle(0, -108, 22), d.circle(112, -70, 20)))];
const bird: DotPicture = (d) => [second(d.path('M-130 40C-90 30 -70 10 -60 -20C-44 -80 20 -104 70 -84C84 -78 94 -66 98 -54L140 -36L98 -24C96 60 40 110 -30 104C-70 100 -104 76 -130 40Z').subtract(d.circle(58, -44, 12)))];
const butterfly: DotPicture = (d) => [second(d.mirror(d.path('M8 -12C16 -80 70 -124 112 -106C136 -80 116 -16 60 -4C104 6 110 70 76 92C44 106 16 60 8 12Z')))];
const paw: DotPicture = (d) => [second(d.path('M0 -6C44 -6 90 44 82 82C76 114 38 108 0 96C-38 108 -76 114 -82 82C-90 44 -44 -6 0 -6Z')), ...[[-92, -26, 26], [-36, -80, 30], [36, -80, 30], [92, -26, 26]].map(([x, y, r]) => second(d.ellipse(x!, y!, r!, r! * 1.25)))];
const note: DotPicture = (d) => [second(d.ellipse(-38, 76, 60, 44).rotate(-18, [-38, 76]).union(d.rect(-2, -128, 24, 200), d.path('M10 -128C20 -80 100 -70 84 24C74 -24 50 -40 10 -52Z')))];
const topHat: DotPicture = (d) => [second(d.rect(-66, -120, 132, 124, 8)), second(d.rect(-124, 4 + GAP, 248, 44, 22))];
const graduation: DotPicture = (d) => [second(d.polygon([[0, -90], [140, -26], [0, 38], [-140, -26]], 3)), second(d.path('M-76 24L0 58L76 24V76C40 104 -40 104 -76 76Z'))];
const cloud: DotPicture = (d) => [second(d.union(d.circle(-60, 20, 54), d.circle(10, -26, 74), d.circle(76, 26, 50), d.rect(-80, 20, 170, 54, 30)))];
const bolt: DotPicture = (d) => [second(d.polygon([[30, -140], [-84, 26], [-12, 26], [-34, 136], [84, -34], [10, -34]], 3))];
const gem: DotPicture = (d) => [second(d.polygon([[-66, -92], [66, -92], [116, -26], [0, 112], [-116, -26]], 3).subtract(d.rect(-130, -30, 260, GAP), d.polyline([[-44, -22], [0, 112], [44, -22]]).stroke(GAP * 0.8)).withoutSlivers(60))];
const mapPin: DotPicture = (d) => [second(d.path('M0 134C-30 70 -94 26 -94 -38A94 94 0 0 1 94 -38C94 26 30 70 0 134Z').subtract(d.circle(0, -38, 36)))];
const bubble: DotPicture = (d) => [second(d.rect(-110, -100, 220, 156, 60).union(d.polygon([[-60, 40], [0, 40], [-66, 112]], 4)))];
const egg: DotPicture = (d) => [second(d.path('M0 -120C50 -120 88 -40 88 26A88 88 0 0 1 -88 26C-88 -40 -50 -120 0 -120Z'))];
const acorn: DotPicture = (d) => [second(d.path('M-84 -20C-84 70 -30 110 0 132C30 110 84 70 84 -20Z')), second(d.path(`M-100 ${-20 - GAP}C-100 -90 -50 -106 0 -106C50 -106 100 -90 100 ${-20 - GAP}Z`).union(d.rect(-12, -136, 24, 44, 8)))];
const strawberry: DotPicture = (d) => [second(d.path('M0 124C-50 90 -104 20 -96 -30C-90 -66 -40 -66 0 -60C40 -66 90 -66 96 -30C104 20 50 90 0 124Z').subtract(...[[-40, -4], [40, -4], [0, 46]].map(([x, y]) => d.ellipse(x!, y!, 9, 14)))), second(d.union(...[-58, 0, 58].map((turn) => d.leaf([0, -64], [0, -134], 0.26).rotate(turn, [0, -70]))))];
const lemon: DotPicture = (d) => [second(d.path('M-130 0C-104 -10 -96 -24 -80 -46C-30 -100 50 -90 88 -38C98 -22 108 -14 130 0C108 14 98 22 88 38C50 90 -30 100 -80 46C-96 24 -104 10 -130 0Z').rotate(-28))];
const fish: DotPicture = (d) => [second(d.path('M-40 0C0 -76 100 -76 136 0C100 76 0 76 -40 0Z').union(d.polygon([[-20, 0], [-124, -64], [-100, 0], [-124, 64]], 6)).subtract(d.circle(84, -16, 13)))];
const clover: DotPicture = (d) => [second(around(d, d.path('M0 0C-50 -40 -74 -66 -66 -96C-56 -124 -18 -124 0 -98C18 -124 56 -124 66 -96C74 -66 50 -40 0 0Z').scale(0.86), 4).subtract(d.rect(-6, -140, 12, 280), d.rect(-140, -6, 280, 12)).rotate(45))];
const seedling: DotPicture = (d) => [second(d.mirror(d.path('M6 40C10 -40 60 -92 134 -98C138 -24 90 34 6 40Z')).union(d.rect(-14, 20, 28, 96, 6)))];
const house: DotPicture = (d) => [second(d.polygon([[0, -126], [126, -14], [88, -14], [88, 100], [-88, 100], [-88, -14], [-126, -14]], 4).subtract(d.rect(-26, 22, 52, 90)))];
const bell: DotPicture = (d) => [second(d.path('M0 -120C60 -120 84 -74 84 -20C84 30 94 50 112 70H-112C-94 50 -84 30 -84 -20C-84 -74 -60 -120 0 -120Z')), second(d.path(`M-36 ${70 + GAP}H36A36 36 0 0 1 -36 ${70 + GAP}Z`))];
const tooth: DotPicture = (d) => [second(d.path('M0 -88C30 -112 100 -112 102 -36C104 20 82 40 74 82C66 128 30 124 26 80C24 40 -24 40 -26 80C-30 124 -66 128 -74 82C-82 40 -104 20 -102 -36C-100 -112 -30 -112 0 -88Z'))];
const bulb: DotPicture = (d) => [second(d.path('M-44 56C-50 20 -88 0 -88 -46A88 88 0 0 1 88 -46C88 0 50 20 44 56Z')), second(d.rect(-42, 56 + GAP, 84, 30, 10)), second(d.rect(-26, 100 + GAP, 52, 20, 10))];
const cupcake: DotPicture = (d) => [second(d.path('M-104 -4C-104 -60 -60 -60 -56 -76C-50 -110 -20 -116 0 -134C24 -116 52 -108 56 -76C60 -60 104 -60 104 -4Z')), second(d.polygon([[-86, -4 + GAP], [86, -4 + GAP], [62, 112], [-62, 112]], 6))];
const cone: DotPicture = (d) => [second(d.circle(0, -44, 78).subtract(d.rect(-100, -14, 200, 100)).union(d.rect(-90, -36, 180, 30, 15))), second(d.polygon([[-70, -6 + GAP], [70, -6 + GAP], [0, 138]], 4))];
const donut: DotPicture = (d) => [second(d.ring(0, 0, 106, 38))];
const saturn: DotPicture = (d) => {
  const orbit = d.ellipse(0, 0, 146, 44).subtract(d.ellipse(0, 0, 118, 22)).rotate(-22);
  const front = orbit.subtract(d.rect(-160, -160, 320, 160).rotate(-22).intersect(d.circle(0, 0, 82)));
  return [second(d.circle(0, 0, 78).gapFrom(front, 10)), second(front)];
};
const balloon: DotPicture = (d) => [second(d.path('M0 80C-50 60 -88 10 -88 -38A88 88 0 0 1 88 -38C88 10 50 60 0 80Z').union(d.polygon([[0, 70], [24, 108], [-24, 108]], 4)))];
const kite: DotPicture = (d) => [second(d.polygon([[0, -134], [84, -30], [0, 124], [-84, -30]]).subtract(d.rect(-GAP / 2, -140, GAP, 300), d.rect(-100, -30 - GAP / 2, 200, GAP)))];
const mushroom: DotPicture = (d) => [second(d.path('M-116 0C-116 -80 -60 -116 0 -116C60 -116 116 -80 116 0Z').subtract(d.circle(-44, -50, 20), d.circle(38, -60, 22))), second(d.rect(-40, GAP, 80, 100, [6, 6, 30, 30]))];
const umbrella: DotPicture = (d) => [second(d.path('M-126 6C-126 -70 -70 -110 0 -110C70 -110 126 -70 126 6C100 -18 66 -18 42 6C24 -16 -24 -16 -42 6C-66 -18 -100 -18 -126 6Z')), second(d.line('M0 10V86A26 26 0 0 0 52 86').stroke(24, { cap: 'round' }))];
const cat: DotPicture = (d) => [second(d.path('M-104 -112L-40 -66H40L104 -112V10C104 70 60 104 0 104C-60 104 -104 70 -104 10Z').round(6, 0).subtract(d.circle(-42, 6, 15), d.circle(42, 6, 15)))];
const owl: DotPicture = (d) => [second(d.path('M-100 -112C-60 -84 60 -84 100 -112V14A100 94 0 0 1 -100 14Z').subtract(d.circle(-46, -12, 36), d.circle(46, -12, 36), d.polygon([[-16, 34], [16, 34], [0, 64]]))), second(d.circle(-46, -12, 18).union(d.circle(46, -12, 18)))];
const target: DotPicture = (d) => [second(d.ring(0, 0, 112, 78)), second(d.circle(0, 0, 46))];
const eye: DotPicture = (d) => [second(d.leaf([-142, 0], [142, 0], 0.32).subtract(d.circle(0, 0, 52))), second(d.circle(0, 0, 32))];
const smile: DotPicture = (d) => [second(d.circle(0, 0, 110).subtract(d.circle(-38, -30, 16), d.circle(38, -30, 16), d.arc(0, 6, 56, 20, 160).stroke(22, { cap: 'round' })))];
const chick: DotPicture = (d) => [second(d.circle(-14, 6, 94).union(d.circle(-14, -88, 14)).subtract(d.circle(22, -22, 14))), second(d.polygon([[88, -26], [134, 4], [88, 30]], 4))];
const ladybug: DotPicture = (d) => [second(d.circle(0, 24, 96).subtract(d.rect(-GAP / 2, -80, GAP, 220), d.rect(-110, -42, 220, GAP), d.circle(-48, 16, 17), d.circle(48, 16, 17), d.circle(-38, 70, 15), d.circle(38, 70, 15))), second(d.path('M-52 -50A54 54 0 0 1 52 -50Z'))];
const rocket: DotPicture = (d) => [second(d.path('M0 -140C50 -96 60 -30 54 56H-54C-60 -30 -50 -96 0 -140Z').subtract(d.circle(0, -40, 22)).union(d.mirror(d.polygon([[50, 0], [98, 60], [92, 104], [48, 66]], 4)))), second(d.polygon([[-30, 56 + GAP], [30, 56 + GAP], [0, 134]], 4))];
const feather: DotPicture = (d) => [second(d.leaf([-84, 90], [96, -124], 0.3, 0.3).subtract(d.polyline([[-100, 108], [40, -58]]).stroke(GAP)).union(d.polyline([[-112, 124], [-60, 62]]).stroke(20, { cap: 'round' })))];
const lotus: DotPicture = (d) => [second(d.union(...[-52, -26, 0, 26, 52].map((turn) => d.leaf([0, 96], [0, -104], 0.14).rotate(turn, [0, 96]))).scale(0.94))];
const shell: DotPicture = (d) => [second(d.union(...[-54, -27, 0, 27, 54].map((turn) => d.sector(0, 70, 160, -90 - 11, -90 + 11, 30).union(d.circle(0, -82, 31)).rotate(turn, [0, 70]))).subtract(d.circle(0, 70, 34))), second(d.rect(-44, 58, 88, 40, 10))];
const snow: DotPicture = (d) => [second(around(d, d.rect(-13, -126, 26, 252, 13), 3).union(around(d, d.polyline([[-44, -112], [0, -68], [44, -112]]).stroke(24), 6)))];
const pear: DotPicture = (d) => [second(d.path('M0 -96C40 -96 44 -56 52 -26C62 8 94 20 94 58C94 104 50 124 0 124C-50 124 -94 104 -94 58C-94 20 -62 8 -52 -26C-44 -56 -40 -96 0 -96Z')), second(d.leaf([2, -98], [74, -138], 0.32))];

const all = {
  star: ['a star', star], 'north-star': ['a star', star], spark: ['a spark', spark], magic: ['a spark', spark], sun: ['the sun', sun], summer: ['the sun', sun],
  'crescent-moon': ['the crescent moon', crescent], moon: ['the moon', crescent], night: ['the moon', crescent], flame: ['a flame', flame], fire: ['a flame', flame], apple: ['an apple', apple], cherry: ['a pair of cherries', cherries],
  flower: ['a flower', flower], daisy: ['a daisy', daisy], tulip: ['a tulip', tulip], crown: ['a crown', crown], king: ['a crown', crown], queen: ['a crown', crown], bird: ['a bird', bird], 'song-bird': ['a bird', bird], sparrow: ['a sparrow', bird], robin: ['a robin', bird], butterfly: ['a butterfly', butterfly],
  paw: ['a paw', paw], dog: ['the paw of a dog', paw], 'musical-note': ['a note', note], 'top-hat': ['a top hat', topHat], hat: ['a hat', topHat], 'graduation-cap': ['a graduation cap', graduation], cloud: ['a cloud', cloud], lightning: ['a flash of lightning', bolt], energy: ['a flash of lightning', bolt], gem: ['a gem', gem], diamond: ['a diamond', gem],
  'map-pin': ['a pin on a map', mapPin], 'message-bubble': ['a bubble of speech', bubble], conversation: ['a bubble of speech', bubble], egg: ['an egg', egg], acorn: ['an acorn', acorn], strawberry: ['a strawberry', strawberry], lemon: ['a lemon', lemon], fish: ['a fish', fish], clover: ['a clover', clover], luck: ['a clover', clover], seedling: ['a seedling', seedling], growth: ['a seedling', seedling],
  house: ['a house', house], home: ['a home', house], bell: ['a bell', bell], tooth: ['a tooth', tooth], bulb: ['a light bulb', bulb], cupcake: ['a cupcake', cupcake], 'ice-cream': ['a cone of ice cream', cone], donut: ['a donut', donut], saturn: ['a planet with its ring', saturn], planet: ['a planet', saturn], balloon: ['a balloon', balloon], kite: ['a kite', kite], mushroom: ['a mushroom', mushroom],
  umbrella: ['an umbrella', umbrella], cat: ['a cat', cat], kitten: ['a kitten', cat], owl: ['an owl', owl], target: ['a target', target], eye: ['an eye', eye], smile: ['a smile', smile], chick: ['a chick', chick], ladybug: ['a ladybug', ladybug], rocket: ['a rocket', rocket], feather: ['a feather', feather], lotus: ['a lotus', lotus], scallop: ['a shell', shell], shell: ['a shell', shell], snowflake: ['a snowflake', snow], winter: ['a snowflake', snow], pear: ['a pear', pear],
} as const satisfies Partial<Record<Picture['thing'], readonly [name: string, dot: DotPicture]>>;

/** Every dot of this file. */
export const dotPictures: readonly Picture[] = Object.entries(all).map(([thing, [name, dot]]) => picture({ thing: thing as Picture['thing'], name, dot }));
