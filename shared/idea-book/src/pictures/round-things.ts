import type { Draw, Point, Shape } from '@fifteen/drawing';
import { type Picture, type PicturePart, type RoundPicture, picture } from './picture.ts';

// Round things that can stand for an O: heavy as the letters around them, known by their outline or by one cut.

const R = 500;
const main = (shape: Shape): PicturePart => ({ shape, paint: 'main' });
const second = (shape: Shape): PicturePart => ({ shape, paint: 'second' });
const rimOf = (stem: number): number => Math.min(190, Math.max(90, stem));
const rim = (d: Draw, stem: number): Shape => d.ring(0, 0, R, R - rimOf(stem));
const polar = (radius: number, degrees: number): Point => [radius * Math.cos((degrees * Math.PI) / 180), radius * Math.sin((degrees * Math.PI) / 180)];
const both = (d: Draw, shape: Shape): Shape => d.mirror(shape);
const bar = (d: Draw, left: number, top: number, right: number, bottom: number, radius: Parameters<Draw['rect']>[4] = 0): Shape => d.rect(left, top, right - left, bottom - top, radius);
const GAP = 34;

/** A head that fills the round, with ears that reach its edge. */
const faced = (ears: (d: Draw) => Shape, marks: (d: Draw) => readonly Shape[], accents: (d: Draw) => readonly Shape[] = () => []): RoundPicture => (d) => {
  const head = d.union(d.ellipse(0, 40, 460, 450), ears(d));
  const colored = accents(d);
  return [main(head.subtract(...marks(d), ...colored.map((shape) => shape.grow(GAP * 0.7)))), ...colored.map(second)];
};
const eyes = (d: Draw, x: number, y: number, r: number): Shape => both(d, d.circle(x, y, r));

const cat: RoundPicture = faced((d) => both(d, d.polygon([[-450, -500], [-130, -390], [-400, -60]], 24)), (d) => [eyes(d, 170, 0, 54), d.polygon([[-60, 140], [60, 140], [0, 216]], 14)]);
const bear: RoundPicture = faced((d) => both(d, d.circle(-330, -330, 170)), (d) => [eyes(d, 160, -60, 46)], (d) => [d.ellipse(0, 190, 190, 150).subtract(d.ellipse(0, 130, 74, 50))]);
const panda: RoundPicture = (d) => {
  const face = d.ellipse(0, 40, 450, 440);
  const patches = both(d, d.ellipse(170, -10, 96, 124).rotate(-24, [170, -10]));
  return [main(both(d, d.circle(-330, -330, 165)).gapFrom(face, GAP)), main(face.subtract(face.shrink(64))), main(patches.subtract(eyes(d, 160, -20, 36))), main(d.ellipse(0, 190, 86, 60))];
};
const koala: RoundPicture = (d) => {
  const ears = both(d, d.circle(-350, -170, 180));
  return [main(d.union(d.ellipse(0, 60, 390, 400), ears).subtract(d.ellipse(0, 110, 86, 150).grow(GAP * 0.8), eyes(d, 190, -20, 42))), second(d.ellipse(0, 110, 86, 150))];
};
const lion: RoundPicture = (d) => {
  const mane = d.union(...d.radial(d.circle(0, -370, 128), { count: 12 }), d.circle(0, 0, 380));
  const face = d.circle(0, 10, 280);
  return [second(mane.subtract(face.grow(GAP))), main(face.subtract(eyes(d, 100, -40, 34), d.polygon([[-70, 60], [70, 60], [0, 140]], 14)))];
};
const owl: RoundPicture = (d) => {
  const head = d.circle(0, 0, R).subtract(d.path('M-360 -520C-240 -360 240 -360 360 -520Z'));
  const ring = both(d, d.circle(190, -90, 180));
  return [main(head.subtract(ring, d.polygon([[-62, 80], [62, 80], [0, 220]], 8))), second(eyes(d, 190, -90, 100))];
};
const pig: RoundPicture = faced((d) => both(d, d.polygon([[-460, -440], [-120, -400], [-380, -100]], 40)), (d) => [eyes(d, 200, -70, 44)], (d) => [d.ellipse(0, 150, 200, 150).subtract(both(d, d.ellipse(76, 150, 38, 58)))]);
const frog: RoundPicture = (d) => [main(d.union(d.ellipse(0, 90, 500, 390), both(d, d.circle(-270, -310, 190))).subtract(eyes(d, 270, -310, 84), d.arc(0, -60, 330, 30, 150).stroke(60, { cap: 'round' })))];
const dog: RoundPicture = (d) => {
  const head = d.ellipse(0, 0, 400, 470);
  const ear = d.path('M-180 -440C-460 -480 -560 -240 -490 60C-470 160 -360 170 -330 70C-310 -100 -260 -260 -180 -440Z');
  return [second(both(d, ear)), main(head.gapFrom(both(d, ear), GAP).subtract(eyes(d, 130, -100, 46), d.ellipse(0, 130, 96, 70)))];
};
const sheep: RoundPicture = (d) => {
  const wool = d.union(...d.radial(d.circle(0, -350, 150), { count: 9 }), d.circle(0, 0, 360));
  const head = d.path('M-170 -160H170C200 40 150 260 0 260C-150 260 -200 40 -170 -160Z').round(40, 0).union(both(d, d.leaf([-160, -90], [-320, -40], 0.3)));
  return [main(wool.subtract(head.grow(GAP))), second(head.subtract(eyes(d, 70, -20, 30)))];
};
const hedgehog: RoundPicture = (d) => {
  const spikes = d.union(d.star(22, 500, 400), d.circle(0, 0, 410)).subtract(d.path('M300 60L700 -40V500L200 460Z'));
  const face = d.path('M90 60C210 -50 350 -10 420 130C470 160 500 190 490 220C480 250 440 250 410 260C320 350 200 400 40 380C-30 290 0 150 90 60Z');
  return [main(spikes.subtract(face.grow(GAP))), second(face.subtract(d.circle(230, 140, 36)))];
};
const snail: RoundPicture = (d, stem) => {
  const w = rimOf(stem) * 0.8;
  return [main(d.spiral({ from: 50, to: R - w / 2, turns: 1.75, start: 100 }).stroke(w, { cap: 'round' }))];
};
const ladybug: RoundPicture = (d) => {
  const head = d.path('M-250 -330A250 210 0 0 1 250 -330C150 -390 -150 -390 -250 -330Z').union(d.circle(0, -390, 110));
  return [main(head), second(d.circle(0, 30, 470).gapFrom(head, GAP).subtract(bar(d, -GAP / 2, -500, GAP / 2, 600), ...[[190, -110, 84], [250, 140, 76], [120, 320, 60]].map(([x, y, r]) => both(d, d.circle(x!, y!, r!)))))];
};
const turtle: RoundPicture = (d) => {
  const cells = d.regular(6, 170, { turn: 30 });
  const slits = d.radial(bar(d, -GAP / 2, -520, GAP / 2, -150), { count: 6, turn: 30 });
  return [main(d.circle(0, 0, R).subtract(cells.grow(GAP, 'miter'), ...slits)), second(cells)];
};

const kiwi: RoundPicture = (d, stem) => {
  const seeds = d.radial(d.ellipse(0, -215, 22, 48), { count: 12 });
  return [main(d.ring(0, 0, R, R - rimOf(stem) * 0.66)), second(d.circle(0, 0, R - rimOf(stem) * 0.66 - GAP).subtract(d.circle(0, 0, 110), ...seeds))];
};
const sushi: RoundPicture = (d, stem) => [main(d.ring(0, 0, R, R - rimOf(stem))), second(d.union(d.circle(-70, 40, 110), d.circle(90, 70, 96), d.circle(20, -110, 104)))];
const candy: RoundPicture = (d) => {
  const swirl = d.path('M0 0C-40 -160 40 -300 190 -480C240 -460 290 -430 330 -390C190 -280 100 -160 0 0Z');
  const swirls = d.union(...d.radial(swirl, { count: 6 }));
  return [second(swirls.intersect(d.circle(0, 0, R))), main(d.circle(0, 0, R).subtract(swirls.grow(GAP * 0.5)).withoutSlivers(900))];
};
const cupAbove: RoundPicture = (d, stem) => {
  const w = rimOf(stem);
  return [main(d.circle(-50, 0, 450).subtract(d.circle(-50, 0, 450 - w)).union(bar(d, 370, -70, 540, 70, 70))), second(d.circle(-50, 0, 450 - w - GAP * 1.4).subtract(d.path('M-50 170C-190 70 -230 0 -230 -60C-230 -130 -180 -160 -130 -160C-90 -160 -60 -140 -50 -110C-40 -140 -10 -160 30 -160C80 -160 130 -130 130 -60C130 0 90 70 -50 170Z').scale(0.8).move(-10, 0)))];
};
const pumpkin: RoundPicture = (d) => {
  const lobes = d.union(...[-290, 290].map((x) => d.ellipse(x, 60, 210, 400)), d.ellipse(0, 60, 240, 440), ...[-160, 160].map((x) => d.ellipse(x, 60, 220, 430)));
  const cuts = d.union(...[-1, 1].flatMap((side) => [d.line(`M${side * 80} -360C${side * 190} -160 ${side * 190} 280 ${side * 80} 480`).stroke(GAP), d.line(`M${side * 230} -320C${side * 380} -120 ${side * 380} 240 ${side * 230} 440`).stroke(GAP)]));
  return [second(lobes.subtract(cuts).withoutSlivers(900)), main(d.path('M-60 -380C-50 -440 -20 -490 60 -530L150 -490C100 -460 80 -420 70 -380Z'))];
};

const soccer: RoundPicture = (d) => {
  const patch = d.regular(5, 170);
  const seams = d.radial(bar(d, -17, -360, 17, -130), { count: 5 });
  const outer = d.radial(d.regular(5, 190, { cy: -480, turn: 180 }), { count: 5 });
  return [main(d.ring(0, 0, R, R - 56)), main(d.union(patch, ...seams, ...outer).intersect(d.circle(0, 0, R)))];
};
const golf: RoundPicture = (d) => {
  const dimples = [[0, 0], [170, 0], [-170, 0], [85, -147], [-85, -147], [85, 147], [-85, 147], [0, -294], [0, 294], [255, -147], [-255, -147], [255, 147], [-255, 147]];
  return [main(d.circle(0, 0, R).subtract(...dimples.map(([x, y]) => d.circle(x!, y!, 52))))];
};
const reel: RoundPicture = (d) => [main(d.circle(0, 0, R).subtract(...d.radial(d.circle(0, -285, 122), { count: 5 }), d.circle(0, 0, 62)))];
const steering: RoundPicture = (d, stem) => {
  const w = rimOf(stem);
  return [main(d.union(rim(d, stem), bar(d, -R + 40, -w * 0.36, R - 40, w * 0.36), bar(d, -w * 0.36, 0, w * 0.36, R - 40)).subtract(d.circle(0, 0, 170))), second(d.circle(0, 0, 136))];
};
const tire: RoundPicture = (d) => {
  const tread = d.radial(d.polygon([[-30, -420], [30, -420], [54, -540], [-6, -540]]), { count: 18 });
  return [main(d.circle(0, 0, R).subtract(d.circle(0, 0, 270), ...tread)), second(d.ring(0, 0, 234, 110))];
};
const nut: RoundPicture = (d) => [main(d.regular(6, 540, { turn: 30 }).round(24, 0).subtract(d.circle(0, 0, 250)))];
const rose: RoundPicture = (d) => {
  const outline = d.union(...d.radial(d.circle(0, -250, 240), { count: 5 }), d.circle(0, 0, 300));
  const swirl = d.spiral({ from: 30, to: 330, turns: 2, start: 0 }).stroke(40, { cap: 'round' });
  const slits = d.radial(d.line('M120 -300C200 -380 220 -440 210 -520').stroke(36), { count: 5, turn: 0 });
  return [second(outline.subtract(swirl, ...slits).withoutSlivers(1_500))];
};
const snowflake: RoundPicture = (d, stem) => {
  const w = Math.min(110, rimOf(stem) * 0.7);
  const arm = d.union(bar(d, -w / 2, -R, w / 2, 0, w / 2), d.polyline([[-170, -440], [0, -280], [170, -440]]).stroke(w * 0.86, { cap: 'round' }));
  return [second(d.union(...d.radial(arm, { count: 6 })))];
};
const fullMoon: RoundPicture = (d) => [main(d.circle(0, 0, R).subtract(d.circle(-160, -190, 130), d.circle(190, 60, 104), d.circle(-90, 250, 84), d.circle(150, -270, 56)))];
const eclipse: RoundPicture = (d) => [second(d.circle(0, 0, R).subtract(d.circle(90, 0, 400))), main(d.circle(90, 0, 400 - GAP).intersect(d.circle(0, 0, R)))];
const bubble: RoundPicture = (d) => [main(d.union(d.circle(0, -20, 480), d.polygon([[-420, 100], [-120, 380], [-440, 500]], 16)).subtract(...[-200, 0, 200].map((x) => d.circle(x, -20, 66))))];
const play: RoundPicture = (d) => [second(d.circle(0, 0, R).subtract(d.polygon([[-150, -250], [280, 0], [-150, 250]], 24)))];
const stopwatch: RoundPicture = (d, stem) => {
  const w = rimOf(stem) * 0.9;
  return [main(d.union(d.ring(0, 60, 440, 440 - w), bar(d, -70, -480, 70, -360), bar(d, -130, -520, 130, -440, 30), bar(d, -60, -60, 60, 60, 20).rotate(45).move(340, -330))), second(d.polyline([[0, 60], [0, -140]]).stroke(w * 0.7, { cap: 'round' }))];
};
const gauge: RoundPicture = (d, stem) => {
  const needle = d.polygon([[-46, 20], [46, 20], [0, -330]]).union(d.circle(0, 20, 82)).rotate(40, [0, 20]);
  return [main(rim(d, stem).subtract(d.polygon([[0, 0], [-330, 700], [330, 700]]))), second(needle)];
};
const rope: RoundPicture = (d, stem) => {
  const w = Math.max(150, rimOf(stem));
  const cuts = Array.from({ length: 14 }, (_, i) => d.polyline([polar(R - w - 20, i * (360 / 14)), polar(R + 20, i * (360 / 14) + 22)]).stroke(GAP));
  return [second(d.ring(0, 0, R, R - w).subtract(...cuts))];
};
const balloon: RoundPicture = (d) => {
  const envelope = d.path('M0 -500C280 -500 400 -320 380 -120C360 40 220 180 120 280H-120C-220 180 -360 40 -380 -120C-400 -320 -280 -500 0 -500Z');
  const gore = d.path('M0 -520C150 -400 180 -100 70 290H-70C-180 -100 -150 -400 0 -520Z');
  return [main(envelope.subtract(gore.grow(GAP))), second(envelope.intersect(gore)), main(bar(d, -110, 330, 110, 500, [10, 10, 50, 50]))];
};
const astronaut: RoundPicture = (d) => {
  const visor = d.rect(-310, -250, 620, 440, 200);
  return [main(d.circle(0, 0, R).subtract(visor.grow(GAP))), second(visor.subtract(d.line('M-180 20V-20A110 110 0 0 1 -70 -130').stroke(54, { cap: 'round' })))];
};
const ninja: RoundPicture = (d) => [main(d.circle(0, 0, R).subtract(d.rect(-360, -190, 720, 230, 115))), second(eyes(d, 150, -75, 62))];
const baby: RoundPicture = (d, stem) => [main(d.ring(0, 40, 460, 460 - rimOf(stem) * 0.8)), main(d.union(both(d, d.circle(150, 20, 50)), d.arc(0, 90, 150, 25, 155).stroke(64, { cap: 'round' }))), second(d.line('M0 -440C-20 -540 130 -560 120 -460C110 -400 30 -400 20 -450').stroke(60, { cap: 'round' }))];
const pie: RoundPicture = (d) => {
  const crust = d.union(...d.radial(d.circle(0, -420, 86), { count: 18 }), d.circle(0, 0, 430)).subtract(d.circle(0, 0, 350));
  const lattice = [-160, 0, 160].flatMap((x) => [bar(d, x - 34, -500, x + 34, 500), bar(d, -500, x - 34, 500, x + 34)]);
  return [main(crust), second(d.union(...lattice).rotate(45).intersect(d.circle(0, 0, 350 - GAP)))];
};
const atom: RoundPicture = (d, stem) => {
  const w = Math.max(64, rimOf(stem) * 0.5);
  const orbit = d.ellipse(0, 0, R, 200).subtract(d.ellipse(0, 0, R - w, 200 - w));
  return [main(d.union(...[0, 60, 120].map((turn) => orbit.rotate(turn + 90)))), second(d.circle(0, 0, 84))];
};
const macaron: RoundPicture = (d) => [second(d.path('M-480 -80C-480 -340 -280 -460 0 -460C280 -460 480 -340 480 -80Z').round(30, 0)), main(bar(d, -500, -80 + GAP, 500, 80 - GAP, 44)), second(d.path('M-480 80C-480 340 -280 460 0 460C280 460 480 340 480 80Z').round(30, 0))];

const all = {
  cat: ['a cat', cat], kitten: ['a kitten', cat], bear: ['a bear', bear], 'teddy-bear': ['a teddy bear', bear], panda: ['a panda', panda], koala: ['a koala', koala], lion: ['a lion', lion], owl: ['an owl', owl], pig: ['a pig', pig], frog: ['a frog', frog], dog: ['a dog', dog], puppy: ['a puppy', dog], sheep: ['a sheep', sheep], lamb: ['a lamb', sheep], hedgehog: ['a hedgehog', hedgehog],
  spiral: ['a spiral', snail], ladybug: ['a ladybug', ladybug], turtle: ['the shell of a turtle', turtle], kiwifruit: ['a slice of kiwi', kiwi], sushi: ['a roll of sushi', sushi], candy: ['a candy', candy], cup: ['a cup from above', cupAbove], mug: ['a mug from above', cupAbove], pumpkin: ['a pumpkin', pumpkin],
  'soccer-ball': ['a soccer ball', soccer], 'golf-ball': ['a golf ball', golf], 'film-reel': ['a reel of film', reel], 'steering-wheel': ['a steering wheel', steering], car: ['a steering wheel', steering], tire: ['a tire', tire], 'hex-nut': ['a nut', nut], rose: ['a rose', rose], snowflake: ['a snowflake', snowflake], winter: ['a snowflake', snowflake], 'full-moon': ['the full moon', fullMoon], eclipse: ['an eclipse', eclipse],
  'message-bubble': ['a bubble of speech', bubble], conversation: ['a bubble of speech', bubble], 'play-button': ['a play button', play], stopwatch: ['a stopwatch', stopwatch], gauge: ['a gauge', gauge], rope: ['a ring of rope', rope], 'hot-air-balloon': ['a hot-air balloon', balloon], astronaut: ['the helmet of an astronaut', astronaut], ninja: ['a ninja', ninja], baby: ['a baby', baby],
  pie: ['a pie', pie], atom: ['an atom', atom], macaron: ['a macaron', macaron],
} as const satisfies Partial<Record<Picture['thing'], readonly [name: string, round: RoundPicture]>>;

/** Every round picture of this file. */
export const roundPictures: readonly Picture[] = Object.entries(all).map(([thing, [name, round]]) => picture({ thing: thing as Picture['thing'], name, round }));
