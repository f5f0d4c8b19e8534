import {
  type Path,
  type Point,
  circle,
  difference,
  ellipse,
  fromSvg,
  grow,
  lens,
  mirror,
  polygon,
  polyline,
  rect,
  rotate,
  roundedRect,
  star,
  stroke,
  times,
  union,
} from '../../geometry/index.ts';
import type { BrushStroke } from './brush.ts';
import type { Motif } from './motif.ts';

const around = (count: number, path: Path) => times(count, (i) => rotate(path, (i * 360) / count));

const turned = ([x, y]: Point, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
};

/** The same brush strokes, turned about the centre. */
const brushAround = (count: number, strokes: readonly BrushStroke[]): BrushStroke[] =>
  times(count, (i) =>
    strokes.map(({ points, width }) => ({ points: points.map((point) => turned(point, (i * 360) / count)), width })),
  ).flat();

const leaf: Motif = {
  id: 'leaf',
  title: 'leaf',
  keywords: 'leaf organic eco green nature natural vegan sustainable garden herbal tea bio blatt grun natur garten nachhaltig krauter hoja verde ecologico natural jardin hierbas sostenible feuille vert ecologique naturel jardin herboristerie thistle',
  weight: 'solid',
  draw: () => rotate(difference(lens([0, 500], [0, -500], 0.33), stroke(polyline([[0, 560], [0, -230]]), 46)), 32),
  brush: [
    { points: [[-280, 470], [-330, 60], [-120, -300], [280, -480]], width: [30, 96, 14] },
    { points: [[-250, 440], [140, 330], [330, 0], [290, -470]], width: [24, 110, 14] },
    { points: [[-330, 500], [-120, 150], [120, -180]], width: [34, 54, 10] },
  ],
};

const sprig: Motif = {
  id: 'sprig',
  title: 'sprig',
  keywords: 'botanical herb herbal organic natural garden skincare spa wellness apothecary perfume thistle fern zweig kraut botanik wellness apotheke hierba botanico jardin farmacia brin herbe botanique bien-etre herboriste',
  weight: 'solid',
  draw: () => {
    const right = [[60, 0.26], [270, 0.26]].map(([y, bulge]) => lens([0, (y ?? 0) + 110], [310, (y ?? 0) - 140], bulge ?? 0));
    return union(stroke(polyline([[0, 480], [0, -120]]), 40), lens([0, -90], [0, -500], 0.26), ...right, ...right.map(mirror));
  },
  brush: [
    { points: [[20, 500], [-14, 200], [8, -120], [0, -260]], width: [34, 46, 16] },
    { points: [[0, -220], [40, -360], [0, -500]], width: [20, 130, 8] },
    ...[-40, 150, 330].flatMap((y): BrushStroke[] => [
      { points: [[4, y], [150, y - 50], [300, y - 190]], width: [18, 110, 6] },
      { points: [[-4, y + 30], [-160, y - 20], [-306, y - 150]], width: [18, 110, 6] },
    ]),
  ],
};

const mountain: Motif = {
  id: 'mountain',
  title: 'mountains',
  keywords: 'mountain mountains outdoor outdoors alpine alps peak summit hike hiking climb ski north trail berg berge gipfel alpen wandern klettern montana cumbre alpino senderismo esqui montagne sommet alpin randonnee escalade',
  weight: 'plain',
  draw: () => {
    const big = polygon([[-500, 380], [-110, -400], [280, 380]]);
    const snow = polygon([[-110, -400], [-12, -204], [-62, -120], [-116, -190], [-170, -110], [-208, -204]]);
    const small = difference(polygon([[40, 380], [250, -60], [500, 380]]), grow(big, 30, 'miter'));
    return union(difference(big, snow), small);
  },
  brush: [
    { points: [[-500, 360], [-300, -20], [-120, -380]], width: [30, 100, 40] },
    { points: [[-130, -390], [-10, -180], [60, -20], [190, 220], [250, 370]], width: [44, 110, 24] },
    { points: [[90, 60], [180, -110], [260, -190]], width: [24, 76, 34] },
    { points: [[250, -200], [360, 60], [500, 370]], width: [40, 90, 18] },
    { points: [[-230, -120], [-150, -70], [-100, -150], [-30, -80], [20, -130]], width: [26, 40, 20] },
  ],
};

const wave: Motif = {
  id: 'wave',
  title: 'wave',
  keywords: 'ocean sea surf surfing wave waves water marine beach coast swim pool meer see welle wasser strand kuste schwimmen mar ola oceano playa costa agua mer vague ocean plage cote eau',
  weight: 'plain',
  draw: () =>
    fromSvg(
      'M-500 190C-420 -260 -90 -440 180 -320C360 -240 400 -60 300 50C240 116 130 118 92 48C66 -2 96 -58 150 -62C122 -128 34 -150 -44 -112C-160 -52 -184 90 -110 180C-10 300 230 320 500 290V400H-500Z',
    ),
  brush: [
    { points: [[-480, 250], [-400, -60], [-150, -290], [120, -290], [270, -160], [240, -10], [130, 10], [90, -70]], width: [40, 120, 22] },
    { points: [[-140, 300], [-230, 140], [-160, -40], [0, -110]], width: [24, 70, 14] },
    { points: [[-500, 370], [-200, 320], [60, 390], [330, 310], [500, 350]], width: [30, 76, 20] },
  ],
};

const sun: Motif = {
  id: 'sun',
  title: 'sun',
  keywords: 'sun sunny solar energy light morning summer day bright helios sol sonne sonnig sommer licht tag soleado verano luz manana soleil ete lumiere jour matin aurora dawn',
  weight: 'solid',
  slot: { x: 0, y: 0, radius: 190 },
  draw: () => union(circle(0, 0, 235), ...around(12, roundedRect(-34, -500, 68, 180, 34))),
  brush: [
    { points: [[-30, -215], [170, -150], [215, 40], [90, 200], [-110, 190], [-215, 20], [-150, -160], [20, -220]], width: [40, 66, 34] },
    ...brushAround(9, [{ points: [[6, -320], [-10, -410], [8, -500]], width: [34, 62, 12] }]),
  ],
};

const moon: Motif = {
  id: 'moon',
  title: 'moon',
  keywords: 'moon luna night sleep dream evening mattress bed bedtime mond nacht schlaf traum abend luna noche sueno dormir lune nuit sommeil reve',
  weight: 'plain',
  draw: () => difference(circle(0, 0, 480), circle(200, -130, 400)),
  brush: [{ points: [[120, -480], [-240, -330], [-390, 40], [-200, 380], [160, 440], [400, 270]], width: [14, 240, 10] }],
};

const drop: Motif = {
  id: 'drop',
  title: 'drop',
  keywords: 'water drop oil serum liquid juice plumbing plumber hydration clean cleaning wasser tropfen ol saft reinigung sanitar klempner agua gota aceite zumo limpieza fontanero eau goutte huile jus nettoyage plombier',
  weight: 'plain',
  slot: { x: 0, y: 160, radius: 225 },
  draw: () => fromSvg('M0 -500C120 -260 345 -80 345 165C345 365 190 500 0 500C-190 500 -345 365 -345 165C-345 -80 -120 -260 0 -500Z'),
  brush: [
    { points: [[10, -490], [-110, -250], [-300, 0], [-310, 260], [-150, 450], [90, 470], [290, 310], [300, 60], [130, -230], [20, -470]], width: [20, 90, 30] },
    { points: [[-170, 160], [-150, 280], [-50, 350]], width: [24, 60, 12] },
  ],
};

const flame: Motif = {
  id: 'flame',
  title: 'flame',
  keywords: 'fire flame grill bbq barbecue heat heating gas candle hearth energy feuer flamme grillen heizung kerze warme fuego llama parrilla asador calefaccion vela feu flamme bougie chauffage braise',
  weight: 'solid',
  draw: () =>
    difference(
      fromSvg('M50 -500C70 -300 340 -140 340 160C340 370 195 500 0 500C-195 500 -340 370 -340 160C-340 20 -270 -70 -190 -150C-186 -50 -140 10 -86 26C-120 -180 -60 -390 50 -500Z'),
      fromSvg('M0 420C-100 420 -150 345 -150 262C-150 170 -60 110 -10 0C70 110 150 160 150 270C150 355 90 420 0 420Z'),
    ),
  brush: [
    { points: [[60, -490], [40, -300], [250, -80], [310, 190], [190, 410], [0, 470], [-200, 400], [-300, 200], [-200, -60]], width: [16, 110, 22] },
    { points: [[0, 30], [110, 180], [90, 330], [-30, 370], [-110, 290]], width: [14, 80, 20] },
  ],
};

const tree: Motif = {
  id: 'tree',
  title: 'tree',
  keywords: 'tree trees wood forest park nature timber family heritage baum wald holz park familie arbol bosque madera parque familia arbre foret bois parc famille heritage oak arborist',
  weight: 'plain',
  draw: () => union(circle(0, -180, 320), circle(-210, 30, 215), circle(210, 30, 215), circle(0, 90, 180), rect(-52, 100, 104, 400)),
  brush: [
    { points: [[20, 500], [-16, 280], [6, 40], [0, -160]], width: [86, 56, 16] },
    { points: [[0, 140], [130, 40], [190, -70]], width: [34, 42, 12] },
    { points: [[-6, 60], [-110, -30], [-160, -130]], width: [34, 40, 12] },
    { points: [[-90, 170], [-330, 190], [-430, 0], [-330, -150], [-290, -340], [-60, -480], [190, -430], [320, -250], [430, -80], [370, 130], [110, 180]], width: [30, 76, 26] },
  ],
};

const pine: Motif = {
  id: 'pine',
  title: 'pine',
  keywords: 'pine fir forest woods camp camping cabin lodge outdoor christmas nordic tanne kiefer wald hutte zelten weihnachten pino abeto bosque cabana campamento navidad sapin pin foret chalet camping noel',
  weight: 'plain',
  draw: () =>
    union(
      polygon([[0, -500], [190, -190], [-190, -190]]),
      polygon([[0, -350], [270, 90], [-270, 90]]),
      polygon([[0, -120], [350, 360], [-350, 360]]),
      rect(-52, 340, 104, 160),
    ),
  brush: [
    { points: [[0, -500], [10, -100], [-6, 250], [6, 500]], width: [14, 50, 60] },
    ...[-330, -150, 50, 260].flatMap((y, i): BrushStroke[] => [
      { points: [[0, y], [70 + i * 34, y + 70], [130 + i * 66, y + 110]], width: [60, 58, 12] },
      { points: [[0, y + 10], [-76 - i * 34, y + 84], [-138 - i * 66, y + 130]], width: [60, 58, 12] },
    ]),
  ],
};

const flower: Motif = {
  id: 'flower',
  title: 'flower',
  keywords: 'flower flowers florist bloom blossom spring beauty spa blume blumen florist bluhen fruhling schonheit flor flores floristeria primavera belleza fleur fleurs fleuriste printemps beaute daisy',
  weight: 'solid',
  draw: () => difference(union(...around(6, ellipse(0, -305, 160, 195)), circle(0, 0, 200)), circle(0, 0, 112)),
  brush: [
    { points: [[-20, -90], [80, -60], [90, 40], [-10, 96], [-94, 30], [-70, -70], [10, -96]], width: [40, 60, 34] },
    ...brushAround(6, [{ points: [[-40, -150], [-150, -330], [0, -490], [140, -330], [50, -140]], width: [24, 76, 20] }]),
  ],
};

const tulip: Motif = {
  id: 'tulip',
  title: 'tulip',
  keywords: 'tulip flower florist garden spring bloom beauty tulpe blume garten fruhling tulipan flor jardin primavera tulipe fleuriste printemps rose fashion',
  weight: 'solid',
  draw: () => {
    const middle = lens([0, 170], [0, -500], 0.29);
    const side = difference(fromSvg('M0 190C-300 190 -370 -80 -330 -370C-160 -290 -60 -130 0 190Z'), grow(middle, 30));
    const foliage = lens([0, 470], [-300, 130], 0.24);
    return union(middle, side, mirror(side), stroke(polyline([[0, 230], [0, 476]]), 48), foliage, mirror(foliage));
  },
  brush: [
    { points: [[0, 500], [20, 330], [-6, 110]], width: [30, 46, 26] },
    { points: [[-10, 100], [-290, 40], [-330, -240], [-270, -450]], width: [36, 100, 16] },
    { points: [[10, 100], [280, 50], [330, -230], [280, -440]], width: [36, 100, 16] },
    { points: [[-10, 60], [-130, -220], [0, -490], [130, -220], [20, 60]], width: [20, 70, 20] },
    { points: [[0, 470], [-170, 400], [-290, 210]], width: [20, 90, 8] },
  ],
};

const plant: Motif = {
  id: 'plant',
  title: 'potted plant',
  keywords: 'plant plants nursery houseplant succulent greenhouse garden grow pflanze pflanzen gartnerei zimmerpflanze wachsen planta vivero maceta invernadero plante pepiniere serre jardinerie seedling sprout',
  weight: 'solid',
  draw: () => {
    const right = [lens([0, 110], [330, -230], 0.24), lens([0, 60], [170, -420], 0.2)];
    return union(
      lens([0, 80], [0, -500], 0.17),
      ...right,
      ...right.map(mirror),
      rect(-300, 120, 600, 96),
      polygon([[-250, 250], [250, 250], [190, 500], [-190, 500]]),
    );
  },
  brush: [
    { points: [[-240, 180], [-10, 200], [250, 176]], width: [40, 66, 30] },
    { points: [[-220, 190], [-190, 350], [-150, 470], [0, 492], [150, 468], [196, 340], [226, 186]], width: [40, 66, 34] },
    { points: [[0, 170], [-20, -100], [0, -300], [20, -490]], width: [30, 100, 8] },
    { points: [[-10, 150], [-120, -60], [-330, -230]], width: [26, 100, 8] },
    { points: [[14, 150], [130, -40], [330, -250]], width: [26, 100, 8] },
  ],
};

const cactus: Motif = {
  id: 'cactus',
  title: 'cactus',
  keywords: 'cactus desert southwest mexican tequila agave succulent kaktus wuste cactus desierto mexicano desert mexicain canteen western',
  weight: 'solid',
  draw: () =>
    union(
      roundedRect(-110, -500, 220, 900, 110),
      stroke(fromSvg('M-300 -160V0C-300 80 -240 120 -160 120H-60'), 140),
      stroke(fromSvg('M300 -280V-90C300 -10 240 30 160 30H60'), 140),
      roundedRect(-330, 420, 660, 80, 40),
    ),
};

const cloud: Motif = {
  id: 'cloud',
  title: 'cloud',
  keywords: 'cloud sky weather hosting backup saas storage dream wolke himmel wetter nube cielo tiempo nuage ciel meteo',
  weight: 'plain',
  slot: { x: 10, y: 60, radius: 220 },
  draw: () => union(circle(-40, -90, 270), circle(250, 70, 210), circle(-290, 90, 190), roundedRect(-480, 60, 940, 220, 110)),
};

const snow: Motif = {
  id: 'snowflake',
  title: 'snowflake',
  keywords: 'snow snowflake winter ice cold frost ski cooling refrigeration schnee eis kalt kuhlung frio nieve invierno hielo neige hiver froid glace climatisation polar',
  weight: 'line',
  draw: () => {
    const arm = union(
      roundedRect(-32, -500, 64, 500, 32),
      stroke(polyline([[-130, -420], [0, -290], [130, -420]]), 60),
    );
    return union(...around(6, arm));
  },
};

const feather: Motif = {
  id: 'feather',
  title: 'feather',
  keywords: 'feather quill light writer writing literary poet bird feder schreiben leicht pluma escritor ligera plume ecrivain leger wing',
  weight: 'solid',
  draw: () => {
    const vane = fromSvg('M20 -500C240 -330 270 -40 130 190C100 250 56 300 0 340C-60 300 -130 240 -160 150C-230 -60 -160 -330 20 -500Z');
    const notches = [polygon([[0, 60], [260, 120], [250, 40]]), polygon([[0, -90], [-300, 10], [-290, -70]])];
    const shaft = stroke(fromSvg('M6 -250C0 -60 0 200 -20 500'), 40);
    return rotate(union(difference(vane, stroke(fromSvg('M6 -240C0 -60 0 200 -20 500'), 84), ...notches), shaft), 30);
  },
  brush: [
    { points: [[-260, 500], [-120, 200], [60, -130], [230, -420]], width: [34, 44, 12] },
    { points: [[-130, 200], [-250, -80], [-60, -360], [240, -480]], width: [24, 120, 10] },
    { points: [[-60, 150], [190, 60], [320, -200], [250, -470]], width: [24, 120, 10] },
  ],
};

const clover: Motif = {
  id: 'clover',
  title: 'clover',
  keywords: 'clover luck lucky irish ireland shamrock klee gluck irland trebol suerte irlanda trefle chance irlande four',
  weight: 'solid',
  draw: () => {
    const lobe = fromSvg('M0 -30C-200 -140 -270 -250 -220 -350C-160 -450 -50 -430 0 -330C50 -430 160 -450 220 -350C270 -250 200 -140 0 -30Z');
    const stem = stroke(fromSvg('M0 0C10 180 70 330 190 440'), 54);
    return union(...[-90, 0, 90].map((angle) => rotate(lobe, angle)), stem, circle(0, -10, 40));
  },
};

const star5: Motif = {
  id: 'star',
  title: 'star',
  keywords: 'star stars best premium award fame stellar night stern sterne beste preis estrella mejor premio etoile meilleur prix texas',
  weight: 'plain',
  draw: () => star(5, 500, 205),
  brush: [
    { points: [[-300, 460], [-120, -60], [0, -490]], width: [26, 74, 34] },
    { points: [[0, -490], [130, -60], [310, 440]], width: [34, 74, 22] },
    { points: [[310, 440], [-90, 130], [-470, -120]], width: [22, 70, 34] },
    { points: [[-470, -130], [0, -150], [470, -150]], width: [34, 74, 30] },
    { points: [[470, -150], [100, 130], [-310, 470]], width: [30, 70, 20] },
  ],
};

const spark: Motif = {
  id: 'spark',
  title: 'spark',
  keywords: 'spark sparkle elan magic shine luxury glow ai creative funke glanz magie chispa brillo magia etincelle eclat magie lumo nova',
  weight: 'plain',
  draw: () => fromSvg('M0 -500C40 -140 140 -40 500 0C140 40 40 140 0 500C-40 140 -140 40 -500 0C-140 -40 -40 -140 0 -500Z'),
};

/** Things that grow, shine and flow. */
export const NATURE: readonly Motif[] = [
  leaf, sprig, mountain, wave, sun, moon, drop, flame, tree, pine, flower, tulip, plant, cactus, cloud, snow, feather, clover, star5, spark,
];
