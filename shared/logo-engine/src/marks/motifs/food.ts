import {
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
  SHARP,
  stroke,
  translate,
  union,
} from '../../geometry/index.ts';
import type { Motif } from './motif.ts';

const cup: Motif = {
  id: 'cup',
  title: 'cup',
  keywords:
    'coffee cafe espresso roaster roastery tea teahouse barista brew latte kaffee kaffeehaus rosterei tee tasse cafeteria cafeteria te taza tostador the torrefacteur brulerie salon',
  weight: 'plain',
  slot: { x: -60, y: 40, radius: 205 },
  draw: () =>
    union(
      fromSvg('M-390 -190H270V60C270 250 150 370 -60 370C-270 370 -390 250 -390 60Z'),
      difference(circle(275, 0, 175), circle(275, 0, 95), rect(-390, -190, 660, 400)),
      roundedRect(-440, 424, 760, 60, 30),
    ),
  brush: [
    { points: [[-380, -170], [-360, 120], [-190, 320], [-60, 340], [90, 315], [240, 110], [265, -170]], width: [60, 92, 58] },
    { points: [[-400, -180], [-60, -205], [290, -175]], width: [44, 70, 40] },
    { points: [[268, -90], [390, -110], [430, 10], [330, 110], [236, 130]], width: [42, 66, 34] },
    { points: [[-430, 440], [-60, 462], [330, 436]], width: [40, 78, 30] },
    { points: [[-130, -290], [-190, -370], [-90, -420], [-150, -500]], width: [24, 52, 16] },
    { points: [[70, -290], [10, -370], [110, -420], [50, -500]], width: [24, 52, 16] },
  ],
};

const bean: Motif = {
  id: 'bean',
  title: 'coffee bean',
  keywords: 'coffee roaster roastery bean beans cacao cocoa chocolate espresso kaffee bohne rosterei kakao cafe grano tostadores feve torrefaction chocolat',
  weight: 'solid',
  draw: () => {
    const crease = stroke(fromSvg('M30 -560C-200 -240 190 -110 0 110C-110 260 -60 400 10 560'), 62);
    return rotate(difference(ellipse(0, 0, 345, 500), crease), 32);
  },
};

const loaf: Motif = {
  id: 'loaf',
  title: 'loaf',
  keywords: 'bread bakery baker bake bakehouse sourdough loaf backerei backer brot brotchen konditorei panaderia pan panadero horno boulangerie boulanger pain fournil',
  weight: 'solid',
  draw: () => {
    const crust = fromSvg('M-500 90C-500 -150 -290 -290 0 -290C290 -290 500 -150 500 90C500 210 430 290 330 290H-330C-430 290 -500 210 -500 90Z');
    const score = (x: number) => rotate(lens([x, -210], [x, 120], 0.13), 20, x, -40);
    return difference(crust, ...[-270, -20, 230].map(score));
  },
};

const wheat: Motif = {
  id: 'wheat',
  title: 'ear of wheat',
  keywords: 'wheat grain flour mill bakery brewery farm harvest cereal bread beer weizen korn mehl muhle brauerei bauernhof ernte trigo harina molino cerveceria granja cosecha ble farine moulin brasserie ferme moisson agriculture',
  weight: 'solid',
  draw: () => {
    const grain = (y: number) => rotate(translate(lens([0, 0], [0, -240], 0.24), 30, y), 36, 30, y);
    const side = [320, 140, -40, -220].map(grain);
    return union(lens([0, -250], [0, -500], 0.23), ...side, ...side.map(mirror), roundedRect(-20, -260, 40, 760, 20));
  },
  brush: [
    { points: [[10, 500], [-10, 200], [8, -150], [0, -260]], width: [30, 44, 18] },
    { points: [[0, -280], [26, -390], [0, -500]], width: [30, 110, 10] },
    ...[-180, 10, 200].flatMap((y): { points: [number, number][]; width: [number, number, number] }[] => [
      { points: [[14, y], [120, y - 60], [190, y - 190]], width: [24, 104, 8] },
      { points: [[-14, y + 10], [-130, y - 50], [-196, y - 176]], width: [24, 104, 8] },
    ]),
  ],
};

const bottle: Motif = {
  id: 'bottle',
  title: 'flacon',
  keywords: 'perfume fragrance scent cosmetics serum skincare beauty parfum duft kosmetik flasche perfumeria fragancia botella cosmetica parfumerie flacon cosmetique eau',
  weight: 'plain',
  slot: { x: 0, y: 200, radius: 205 },
  draw: () => union(roundedRect(-290, -110, 580, 610, 70), rect(-100, -200, 200, 100), roundedRect(-150, -500, 300, 250, 36)),
};

const glass: Motif = {
  id: 'glass',
  title: 'wine glass',
  keywords: 'wine vineyard winery bar bistro sommelier cellar restaurant wein weingut winzer weinbar keller vino bodega vinedo copa vin vignoble caviste bar vigneron domaine',
  weight: 'solid',
  draw: () => {
    const bowl = fromSvg('M-230 -500H230C290 -230 260 60 0 60C-260 60 -290 -230 -230 -500Z');
    const air = fromSvg('M-196 -450H196C206 -400 212 -340 212 -290C120 -340 -70 -210 -212 -270C-212 -330 -206 -400 -196 -450Z');
    return union(difference(bowl, air), rect(-27, 20, 54, 410), roundedRect(-210, 430, 420, 68, 34));
  },
};

const pear: Motif = {
  id: 'pear',
  title: 'pear',
  keywords: 'fruit pear apple orchard juice cider grocer grocery market obst birne apfel saft obsthof markt fruta pera manzana zumo huerto mercado fruiterie poire pomme jus verger marche epicerie primeur',
  weight: 'plain',
  draw: () =>
    union(
      fromSvg('M0 -230C110 -230 150 -130 170 -20C190 70 330 120 330 290C330 430 190 500 0 500C-190 500 -330 430 -330 290C-330 120 -190 70 -170 -20C-150 -130 -110 -230 0 -230Z'),
      stroke(fromSvg('M-6 -270C-6 -330 -26 -380 -60 -420'), 50),
      lens([20, -290], [270, -440], 0.26),
    ),
  brush: [
    { points: [[30, -215], [-110, -190], [-165, -20], [-310, 190], [-270, 420], [0, 490], [270, 420], [310, 190], [165, -20], [110, -180], [10, -225]], width: [40, 78, 36] },
    { points: [[0, -220], [-20, -330], [-80, -430]], width: [34, 50, 16] },
    { points: [[10, -290], [150, -330], [280, -440]], width: [20, 120, 8] },
  ],
};

const cherry: Motif = {
  id: 'cherry',
  title: 'cherries',
  keywords: 'cherry berry berries jam dessert sweets gelato kirsche beere marmelade dessert cereza mermelada dulce postre cerise baie confiture patisserie gourmandise',
  weight: 'solid',
  draw: () =>
    union(
      circle(-270, 290, 210),
      circle(260, 250, 210),
      stroke(fromSvg('M-270 130C-230 -120 -80 -330 130 -430'), 46),
      stroke(fromSvg('M260 90C280 -90 240 -290 130 -430'), 46),
      lens([130, -430], [-330, -400], 0.2),
    ),
};

const cone: Motif = {
  id: 'cone',
  title: 'ice-cream cone',
  keywords: 'ice cream gelato gelateria icecream dessert sweet frozen eis eisdiele eiscafe helado heladeria glace glacier sorbet',
  weight: 'solid',
  draw: () => {
    const scoop = union(circle(0, -230, 270), ...[-210, -70, 70, 210].map((x) => circle(x, -40, 84)));
    const cone = difference(polygon([[-240, 30], [240, 30], [0, 500]]), grow(scoop, 32));
    const waffle = [-1, 1].map((side) => stroke(polyline([[side * -190, 30], [side * 60, 520]]), 26, SHARP));
    return union(scoop, difference(cone, ...waffle));
  },
};

const cutlery: Motif = {
  id: 'cutlery',
  title: 'fork and knife',
  keywords: 'restaurant food kitchen catering dining chef cook bistro eatery diner canteen meal kuche gastronomie koch essen kantine speisen cocina comida restaurante cocinero gastronomia cuisine traiteur chef repas cantine',
  weight: 'solid',
  draw: () => {
    const tines = union(...[-200, -90, 20].map((x) => roundedRect(x - 330 + 60, -500, 62, 330, 31)));
    const fork = union(tines, fromSvg('M-470 -260H-188V-160C-188 -60 -240 0 -284 20V440C-284 520 -374 520 -374 440V20C-418 0 -470 -60 -470 -160Z'));
    const knife = fromSvg('M210 -500C330 -470 420 -300 420 -90V110H300V440C300 520 210 520 210 440Z');
    return translate(union(fork, knife), 30, 0);
  },
};

const pot: Motif = {
  id: 'pot',
  title: 'pot',
  keywords: 'pot soup stew kitchen cook cooking catering canteen ramen suppe topf kochen eintopf olla sopa guiso cocina marmite soupe cuisine mijote ceramics pottery',
  weight: 'solid',
  slot: { x: 0, y: 140, radius: 210 },
  draw: () =>
    union(
      fromSvg('M-380 -110H380V250C380 370 300 420 200 420H-200C-300 420 -380 370 -380 250Z'),
      roundedRect(-500, -40, 1000, 96, 48),
      fromSvg('M-380 -160C-350 -290 -190 -350 0 -350C190 -350 350 -290 380 -160Z'),
      roundedRect(-80, -450, 160, 90, 45),
    ),
};

const pepper: Motif = {
  id: 'pepper',
  title: 'chilli',
  keywords: 'spice chili chilli pepper hot sauce mexican taco curry gewurz scharf chili pfeffer especia picante chile salsa taqueria epice piment piquant',
  weight: 'plain',
  draw: () =>
    union(
      fromSvg('M-330 -250C-120 -330 60 -240 90 -20C120 200 250 330 500 330C330 460 -40 460 -230 230C-360 70 -420 -120 -330 -250Z'),
      stroke(fromSvg('M-260 -300C-260 -390 -310 -450 -380 -480'), 64),
    ),
};

/** Things to eat, drink and smell. */
export const FOOD: readonly Motif[] = [cup, bean, loaf, wheat, bottle, glass, pear, cherry, cone, cutlery, pot, pepper];
