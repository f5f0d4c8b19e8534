import type { Draw, Point, Shape } from '@fifteen/drawing';
import { type PicturePart, type RoundPicture, picture } from './picture.ts';

// Round things that can stand for an O: each keeps an even rim, or an outline as round as one.

/** Radius that a round picture fills. */
const R = 500;

/** A rim as heavy as the letters around it, within what leaves room for the picture. */
const rimOf = (stem: number): number => Math.min(150, Math.max(64, stem));
const rim = (d: Draw, stem: number): Shape => d.ring(0, 0, R, R - rimOf(stem));
const main = (shape: Shape): PicturePart => ({ shape, paint: 'main' });
const second = (shape: Shape): PicturePart => ({ shape, paint: 'second' });
const polar = (radius: number, degrees: number): Point => [radius * Math.cos((degrees * Math.PI) / 180), radius * Math.sin((degrees * Math.PI) / 180)];

/** A cut fruit: so many segments within its peel. */
const sliceOf = (segments: number): RoundPicture => (d, stem) => {
  const peel = rimOf(stem) * 0.62;
  const segment = d.sector(0, 0, R - peel - 40, -90 - 180 / segments, -90 + 180 / segments).shrink(15).round(30, 0);
  return [second(d.ring(0, 0, R, R - peel)), second(d.union(...d.radial(segment, { count: segments })))];
};

export const lemon = picture({ thing: 'lemon', name: 'a slice of lemon', round: sliceOf(8) });
export const orange = picture({ thing: 'orange', name: 'a slice of orange', round: sliceOf(8) });
export const lime = picture({ thing: 'lime', name: 'a slice of lime', round: sliceOf(7) });
export const grapefruit = picture({ thing: 'grapefruit', name: 'a slice of grapefruit', round: sliceOf(9) });

/** A ring that is a whole fruit by its stalk and leaf. */
const fruit: RoundPicture = (d, stem) => {
  const width = rimOf(stem);
  const body = d.ring(0, 70, R - 70, R - 70 - width);
  const leaf = d.leaf([10, -330], [330, -520], 0.32, 0.3);
  return [main(body.gapFrom(leaf, 26)), second(leaf)];
};
export const apple = picture({ thing: 'apple', name: 'an apple', round: fruit });
export const peach = picture({ thing: 'peach', name: 'a peach', round: fruit });
export const plum = picture({ thing: 'plum', name: 'a plum', round: fruit });

const crown: RoundPicture = (d, stem) => {
  const body = d.ring(0, 50, R - 50, R - 50 - rimOf(stem));
  const sepals = d.union(...[-62, -31, 0, 31, 62].map((turn) => d.leaf([0, -330], [0, -560], 0.17).rotate(turn, [0, -330])));
  return [main(body.gapFrom(sepals, 24)), second(sepals)];
};
export const tomato = picture({ thing: 'tomato', name: 'a tomato', round: crown });
export const pomegranate = picture({ thing: 'pomegranate', name: 'a pomegranate', round: crown });

export const bubble = picture({
  thing: 'bubble',
  name: 'a bubble',
  round: (d, stem) => [main(rim(d, stem)), second(d.arc(0, 0, R - rimOf(stem) - 112, 190, 252).stroke(rimOf(stem) * 0.7, { cap: 'round' }))],
});

export const sun = picture({
  thing: 'sun',
  name: 'the sun',
  round: (d, stem) => [second(d.ring(0, 0, 316, Math.max(150, 316 - rimOf(stem) * 1.1))), second(d.union(...d.radial(d.rect(-37, -R, 74, 138, 37), { count: 12 })))],
});

/** The sun halfway over a horizon, within the letter. */
const halfSun: RoundPicture = (d, stem) => {
  const inside = R - rimOf(stem);
  const beam = rimOf(stem) * 0.62;
  const horizon = d.rect(-R, 96, 2 * R, beam);
  const above = d.rect(-R, -R, 2 * R, R + 96 - 34);
  return [main(d.union(rim(d, stem), horizon.intersect(d.circle(0, 0, inside + 10)))), second(d.circle(0, 96, 224).intersect(above))];
};
export const sunrise = picture({ thing: 'sunrise', name: 'a sunrise', round: halfSun });
export const sunset = picture({ thing: 'sunset', name: 'a sunset', round: halfSun });

/** Peaks that rise from the lower half of the letter. */
const peaks: RoundPicture = (d, stem) => {
  const hole = d.circle(0, 0, R - rimOf(stem) + 6);
  const near = d.polygon([[-520, 500], [-150, -60], [-20, 84], [150, -210], [620, 500]], 14);
  return [main(d.union(rim(d, stem), near.intersect(hole)))];
};
export const mountain = picture({ thing: 'mountain', name: 'a mountain', round: peaks });
export const peak = picture({ thing: 'peak', name: 'a peak', round: peaks });

export const wave = picture({
  thing: 'wave',
  name: 'a wave',
  round: (d, stem) => {
    const hole = d.circle(0, 0, R - rimOf(stem) + 6);
    const sea = d.path('M-600 120C-420 -20 -300 -20 -150 110C0 240 110 240 260 110C400 -10 500 -10 640 120V640H-600Z');
    return [main(d.union(rim(d, stem), sea.intersect(hole)))];
  },
});

export const wheel = picture({
  thing: 'wheel',
  name: 'a wheel',
  round: (d, stem) => {
    const spokes = d.union(...d.radial(d.rect(-21, -R + 30, 42, 2 * R - 60), { count: 4 }));
    return [main(d.union(rim(d, stem), spokes.subtract(d.circle(0, 0, 150)))), second(d.ring(0, 0, 116, 44))];
  },
});
export const bicycle = picture({ thing: 'bicycle', name: 'the wheel of a bicycle', round: wheel.round });

export const gear = picture({
  thing: 'gear',
  name: 'a gear',
  round: (d, stem) => {
    const tooth = d.polygon([[-72, -R], [72, -R], [98, -350], [-98, -350]], 18);
    return [main(d.union(d.circle(0, 0, 404), ...d.radial(tooth, { count: 10 })).subtract(d.circle(0, 0, 404 - Math.max(120, rimOf(stem)))))];
  },
});

export const vinylRecord = picture({
  thing: 'vinyl-record',
  name: 'a record',
  round: (d) => {
    const shine = d.union(d.arc(0, 0, 366, -72, -18).stroke(36, { cap: 'round' }), d.arc(0, 0, 366, 108, 162).stroke(36, { cap: 'round' }));
    return [main(d.ring(0, 0, R, 232).subtract(shine)), second(d.ring(0, 0, 196, 60))];
  },
});

const dial: RoundPicture = (d, stem) => [main(rim(d, stem)), second(d.polyline([[0, -262], [0, 16], [156, 142]]).stroke(Math.max(66, rimOf(stem) * 0.7), { cap: 'round' }))];
export const clock = picture({ thing: 'clock', name: 'a clock', round: dial });
export const watch = picture({ thing: 'watch', name: 'the face of a watch', round: dial });

export const compass = picture({
  thing: 'compass',
  name: 'a compass',
  round: (d, stem) => {
    const north = d.polygon([[0, -330], [98, 0], [-98, 0]]).move(0, -12);
    return [main(rim(d, stem)), second(north.rotate(38)), main(north.rotate(218).subtract(d.circle(0, 0, 8)))];
  },
});

const pupil: RoundPicture = (d, stem) => [main(rim(d, stem)), second(d.circle(0, 0, 226).subtract(d.circle(84, -84, 66)))];
export const eye = picture({ thing: 'eye', name: 'an eye', round: pupil });
export const lens = picture({ thing: 'lens', name: 'a lens', round: pupil });

export const camera = picture({
  thing: 'camera',
  name: 'the blades of a lens',
  round: (d) => {
    const corner = (i: number): Point => polar(236, 60 * i);
    const slits = d.radial(d.polyline([corner(0), [2 * corner(1)[0] - corner(0)[0], 2 * corner(1)[1] - corner(0)[1]], [4 * corner(1)[0] - 3 * corner(0)[0], 4 * corner(1)[1] - 3 * corner(0)[1]]]).stroke(40), { count: 6 });
    return [main(d.circle(0, 0, R).subtract(d.regular(6, 236, { turn: 30 }), ...slits))];
  },
});

export const button = picture({
  thing: 'button',
  name: 'a button',
  round: (d, stem) => [main(rim(d, stem)), second(d.circle(0, 0, R - rimOf(stem) - 52).subtract(...d.radial(d.circle(0, -118, 62), { count: 4, turn: 45 })))],
});

/** Petals around a middle, whose outline is as round as a letter. */
const petals = (count: number, petal: (d: Draw) => Shape): RoundPicture => (d) => [main(d.union(...d.radial(petal(d), { count })).subtract(d.circle(0, 0, 176))), second(d.circle(0, 0, 128))];
export const daisy = picture({ thing: 'daisy', name: 'a daisy', round: petals(10, (d) => d.ellipse(0, -318, 82, 182)) });
export const flower = picture({ thing: 'flower', name: 'a flower', round: petals(6, (d) => d.circle(0, -298, 202).union(d.circle(0, -190, 130))) });
export const sunflower = picture({ thing: 'sunflower', name: 'a sunflower', round: petals(14, (d) => d.leaf([0, -110], [0, -R], 0.21)) });

export const cherryBlossom = picture({
  thing: 'cherry-blossom',
  name: 'a cherry blossom',
  round: (d) => {
    const half = d.path('M0 -30C-150 -150 -236 -270 -206 -392C-176 -492 -76 -506 0 -408Z');
    const petal = half.union(d.mirror(half)).round(20, 20);
    const slits = d.radial(d.rect(-20, -600, 40, 600), { count: 5, turn: 36 });
    const stamens = d.radial(d.line('M0 -92V-226').stroke(34, { cap: 'round' }), { count: 5 });
    return [second(d.union(...d.radial(petal, { count: 5 })).subtract(...slits, ...stamens, d.circle(0, 0, 44)))];
  },
});
export const plumBlossom = picture({ thing: 'plum-blossom', name: 'a plum blossom', round: petals(5, (d) => d.circle(0, -288, 212).union(d.circle(0, -180, 130))) });

export const globe = picture({
  thing: 'globe',
  name: 'a globe',
  round: (d, stem) => {
    const line = Math.max(46, rimOf(stem) * 0.55);
    const meridian = d.ellipse(0, 0, 214, R - 20).subtract(d.ellipse(0, 0, 214 - line, R - 20 - line * 0.6));
    return [main(d.union(rim(d, stem), meridian, d.rect(-R + 20, -line / 2, 2 * R - 40, line)))];
  },
});
export const earth = picture({ thing: 'earth', name: 'the globe', round: globe.round });

export const planet = picture({
  thing: 'planet',
  name: 'a planet with its ring',
  round: (d, stem) => {
    const body = d.ring(0, 0, 380, 380 - rimOf(stem));
    const orbit = d.ellipse(0, 0, 600, 178).subtract(d.ellipse(0, 0, 530, 112)).rotate(-24);
    const front = orbit.subtract(d.rect(-700, -700, 1_400, 700).rotate(-24).intersect(d.circle(0, 0, 390)));
    return [main(body.gapFrom(front, 28)), second(front)];
  },
});
export const saturn = picture({ thing: 'saturn', name: 'Saturn', round: planet.round });

export const tennisBall = picture({
  thing: 'tennis-ball',
  name: 'a tennis ball',
  round: (d) => [second(d.circle(0, 0, R).subtract(...[0, 180].map((turn) => d.arc(-640, 0, 440, -60, 60).stroke(62).rotate(turn))))],
});

export const basketball = picture({
  thing: 'basketball',
  name: 'a basketball',
  round: (d) => {
    const seams = d.union(d.rect(-R, -23, 2 * R, 46), d.rect(-23, -R, 46, 2 * R), ...[0, 180].map((turn) => d.arc(-610, 0, 400, -60, 60).stroke(46).rotate(turn)));
    return [second(d.circle(0, 0, R).subtract(seams))];
  },
});

export const lifebuoy = picture({
  thing: 'lifebuoy',
  name: 'a lifebuoy',
  round: (d, stem) => {
    const width = Math.max(150, rimOf(stem) * 1.2);
    const bands = d.radial(d.sector(0, 0, R, -90 - 19, -90 + 19, R - width), { count: 4, turn: 45 });
    return [main(d.ring(0, 0, R, R - width).subtract(...bands.map((band) => band.grow(16, 'miter')))), second(d.union(...bands))];
  },
});

export const target = picture({
  thing: 'target',
  name: 'a target',
  round: (d, stem) => [main(rim(d, stem)), main(d.ring(0, 0, R - rimOf(stem) - 76, R - 2 * rimOf(stem) - 66)), second(d.circle(0, 0, Math.max(70, R - 2 * rimOf(stem) - 150)))],
});

export const ring = picture({
  thing: 'ring',
  name: 'a ring with its stone',
  round: (d, stem) => {
    const band = d.ring(0, 90, R - 90, R - 90 - rimOf(stem));
    const stone = d.polygon([[-110, -600], [110, -600], [200, -492], [0, -286], [-200, -492]], 12);
    return [main(band.gapFrom(stone, 24)), second(stone.subtract(d.polyline([[-240, -488], [240, -488]]).stroke(24)))];
  },
});
export const diamond = picture({ thing: 'diamond', name: 'a ring with a diamond', round: ring.round });

export const donut = picture({
  thing: 'donut',
  name: 'a donut',
  round: (d) => {
    const icing = d.through([[0, -404], [150, -356], [304, -262], [392, -70], [330, 96], [366, 226], [226, 330], [104, 294], [-40, 384], [-186, 292], [-322, 262], [-336, 60], [-404, -70], [-298, -262], [-150, -356]], { closed: true }).fill();
    const sprinkle = d.rect(-58, -18, 116, 36, 18);
    const sprinkles = [[0, -286, 20], [214, -170, 70], [240, 80, 130], [96, 220, 20], [-130, 214, 100], [-258, 40, 40], [-206, -180, -40]].map(([x, y, turn]) => sprinkle.rotate(turn!).move(x!, y!));
    return [second(d.ring(0, 0, R, 132)), { shape: icing.subtract(d.circle(0, 0, 176), ...sprinkles), paint: 'main' }];
  },
});

export const pizza = picture({
  thing: 'pizza',
  name: 'a pizza',
  round: (d) => {
    const cut = d.sector(0, 0, 700, -78, -22).grow(26, 'miter');
    const toppings = [[-190, -150, 66], [40, 200, 74], [-210, 150, 54], [250, 130, 58]].map(([x, y, r]) => d.circle(x!, y!, r!));
    const piece = d.sector(0, 0, R, -74, -26).move(66, -80);
    return [main(d.circle(0, 0, R).subtract(cut, ...toppings)), second(piece.intersect(d.circle(30, -36, R)))];
  },
});

export const cookie = picture({
  thing: 'cookie',
  name: 'a cookie with a bite',
  round: (d) => {
    const bites = d.union(d.circle(420, -392, 150), d.circle(270, -500, 120), d.circle(505, -230, 110));
    const chips = [[-150, -210, 62], [130, -60, 66], [-230, 110, 52], [40, 230, 60], [280, 190, 46]].map(([x, y, r]) => d.circle(x!, y!, r!));
    return [main(d.circle(0, 0, R).subtract(bites, ...chips))];
  },
});

export const yarn = picture({
  thing: 'yarn',
  name: 'a ball of yarn',
  round: (d) => {
    const strands = [-300, -150, 0].map((offset) => d.arc(offset - 500, offset - 500 + 210, 640, -40, 96).stroke(38));
    const across = [120, 270].map((offset) => d.arc(660, 660, 640 - offset, 160, 290).stroke(38));
    return [second(d.circle(0, 0, R).subtract(...strands, ...across).withoutSlivers(3_000))];
  },
});

/** A smile within the letter. */
const grin: RoundPicture = (d, stem) => [
  main(rim(d, stem)),
  second(d.union(d.arc(0, 20, 224, 20, 160).stroke(Math.max(60, rimOf(stem) * 0.66), { cap: 'round' }), d.circle(-116, -110, 52), d.circle(116, -110, 52))),
];
export const smile = picture({ thing: 'smile', name: 'a smile', round: grin });
export const face = picture({ thing: 'face', name: 'a smiling face', round: grin });

export const treeRings = picture({
  thing: 'tree-rings',
  name: 'the rings of a tree',
  round: (d, stem) => [main(rim(d, stem)), second(d.ring(24, -18, 268, 208)), second(d.circle(44, -34, 108))],
});

export const egg = picture({
  thing: 'egg',
  name: 'a fried egg',
  round: (d) => [main(d.blob([[0, -R], [330, -410], [496, -60], [402, 300], [96, 486], [-240, 470], [-500, 190], [-440, -230]]).subtract(d.circle(-6, -6, 226))), second(d.circle(-6, -6, 180))],
});

export const moon = picture({
  thing: 'moon',
  name: 'the moon',
  round: (d, stem) => [main(rim(d, stem)), second(d.circle(0, 0, 262).subtract(d.circle(116, -70, 236)))],
});

export const coin = picture({
  thing: 'coin',
  name: 'a coin',
  round: (d, stem) => [main(rim(d, stem)), second(d.regular(4, 200, {}).round(26, 0))],
});

export const helm = picture({
  thing: 'helm',
  name: 'a ship’s wheel',
  round: (d, stem) => {
    const spoke = d.union(d.rect(-26, -R, 52, R - 110, 26), d.rect(-38, -R, 76, 120, 38));
    return [main(d.union(d.ring(0, 0, 388, 388 - Math.max(96, rimOf(stem))), ...d.radial(spoke, { count: 8 })).subtract(d.circle(0, 0, 128))), second(d.circle(0, 0, 92))];
  },
});
