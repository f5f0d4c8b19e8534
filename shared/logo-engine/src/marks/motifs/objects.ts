import {
  SHARP,
  arc,
  circle,
  difference,
  ellipse,
  fromSvg,
  lens,
  mirror,
  polar,
  polygon,
  rect,
  ring,
  rotate,
  roundedRect,
  spline,
  star,
  stroke,
  times,
  union,
} from '../../geometry/index.ts';
import { shieldPath } from '../containers.ts';
import type { Motif } from './motif.ts';

const house: Motif = {
  id: 'house',
  title: 'house',
  keywords: 'house home homes maison real estate realty property interior roofing roof mortgage haus heim immobilien dach wohnen makler casa hogar inmobiliaria vivienda tejado maison immobilier toit logement habitat casa',
  weight: 'plain',
  slot: { x: 0, y: 120, radius: 235 },
  draw: () => polygon([[-430, 460], [-430, -90], [0, -480], [430, -90], [430, 460]]),
  brush: [
    { points: [[-490, -20], [-230, -240], [0, -470]], width: [26, 90, 44] },
    { points: [[-10, -470], [230, -250], [490, -10]], width: [44, 90, 22] },
    { points: [[-370, -60], [-350, 200], [-370, 470]], width: [40, 74, 34] },
    { points: [[370, -60], [356, 200], [376, 460]], width: [40, 74, 34] },
    { points: [[-390, 450], [0, 476], [390, 450]], width: [34, 66, 30] },
    { points: [[-90, 450], [-96, 230], [0, 140], [96, 230], [90, 450]], width: [30, 56, 26] },
  ],
};

const archway: Motif = {
  id: 'archway',
  title: 'archway',
  keywords: 'architecture architect hotel boutique gallery studio arch gate riad villa architektur architekt tor bogen galerie arquitectura arquitecto hotel arco galeria architecte porte arche galerie',
  weight: 'solid',
  slot: { x: 0, y: 70, radius: 190 },
  draw: () => {
    const gate = (width: number) => union(circle(0, -80, width), rect(-width, -80, 2 * width, 560));
    return union(difference(gate(410), gate(334)), gate(262));
  },
};

const key: Motif = {
  id: 'key',
  title: 'key',
  keywords: 'key keys lock locksmith security access rental letting hotel password schlussel schloss sicherheit zugang vermietung llave cerrajero seguridad acceso alquiler cle serrurier securite acces location',
  weight: 'solid',
  draw: () => {
    const bow = difference(circle(0, -270, 230), circle(0, -270, 105));
    return rotate(union(bow, rect(-54, -60, 108, 560), rect(0, 240, 200, 92), rect(0, 390, 150, 92)), 38);
  },
};

const camera: Motif = {
  id: 'camera',
  title: 'camera',
  keywords: 'camera photo photography photographer film video picture portrait kamera foto fotografie fotograf bild camara fotografia fotografo imagen appareil photographie photographe image videographer',
  weight: 'solid',
  draw: () => {
    const body = union(roundedRect(-500, -250, 1000, 660, 110), fromSvg('M-230 -230L-150 -380H150L230 -230Z'));
    return union(difference(body, circle(0, 80, 235), circle(360, -110, 44)), circle(0, 80, 150));
  },
  brush: [
    { points: [[-460, -170], [-476, 100], [-440, 350], [0, 376], [440, 350], [470, 90], [450, -180]], width: [40, 80, 40] },
    { points: [[-470, -180], [-220, -196], [-140, -330], [0, -342], [140, -326], [220, -196], [460, -180]], width: [36, 66, 30] },
    { points: [[-30, -100], [150, -40], [180, 110], [60, 240], [-110, 220], [-180, 80], [-110, -60], [40, -104]], width: [36, 66, 30] },
  ],
};

const bicycle: Motif = {
  id: 'bicycle',
  title: 'bicycle',
  keywords: 'bicycle bike bikes cycling cycle cyclist velo courier fahrrad rad radfahren radladen bicicleta bici ciclismo velo bicyclette cyclisme cycles',
  weight: 'line',
  draw: () => {
    const wheel = (x: number) => ring(x, 130, 220, 168);
    const frame = stroke(fromSvg('M-280 130L-120 -150H180L280 130M-120 -150L0 130H-280M0 130L180 -150'), 52);
    return union(wheel(-280), wheel(280), frame, stroke(fromSvg('M-190 -240H-60M-150 -210L-120 -150'), 52), stroke(fromSvg('M180 -150L150 -270H250C310 -270 310 -190 260 -190'), 52), circle(0, 130, 56));
  },
};

const book: Motif = {
  id: 'book',
  title: 'book',
  keywords: 'book books bookshop library publishing publisher school education reading story buch bucher buchhandlung verlag schule lesen bildung bibliothek libro libros libreria editorial escuela lectura biblioteca livre livres librairie edition ecole lecture bibliotheque',
  weight: 'solid',
  draw: () => {
    const page = fromSvg('M26 390C150 300 300 280 480 300V-320C300 -340 150 -320 26 -230Z');
    return union(page, mirror(page));
  },
  brush: [
    { points: [[0, -230], [-180, -320], [-470, -320]], width: [30, 66, 26] },
    { points: [[0, -230], [190, -330], [470, -316]], width: [30, 66, 26] },
    { points: [[-460, -320], [-476, 0], [-460, 300]], width: [30, 60, 30] },
    { points: [[460, -316], [474, 0], [462, 300]], width: [30, 60, 30] },
    { points: [[-466, 300], [-190, 290], [0, 390]], width: [30, 66, 40] },
    { points: [[466, 300], [190, 286], [0, 390]], width: [30, 66, 40] },
    { points: [[0, -220], [10, 90], [0, 380]], width: [26, 50, 30] },
  ],
};

const compass: Motif = {
  id: 'compass',
  title: 'compass star',
  keywords: 'compass north travel navigation explore explorer adventure guide voyage direction south kompass norden reise abenteuer entdecken brujula norte viaje aventura explorar boussole nord voyage aventure explorer northwind consulting',
  weight: 'solid',
  draw: () => union(star(4, 500, 120), difference(ring(0, 0, 330, 276), star(4, 560, 180))),
};

const anchor: Motif = {
  id: 'anchor',
  title: 'anchor',
  keywords: 'anchor harbour harbor port marina nautical sailing boat ship navy anker hafen segeln schiff boot ancla puerto nautico vela barco ancre port nautique voile bateau marin',
  weight: 'solid',
  draw: () => {
    const shank = union(difference(circle(0, -390, 110), circle(0, -390, 50)), rect(-42, -300, 84, 740), roundedRect(-200, -240, 400, 80, 40));
    const arms = stroke(fromSvg('M-380 130C-360 330 -190 440 0 440C190 440 360 330 380 130'), 84, { cap: 'butt' });
    const fluke = polygon([[-380, 20], [-260, 190], [-480, 190]]);
    return union(shank, arms, fluke, mirror(fluke));
  },
};

const sail: Motif = {
  id: 'sailboat',
  title: 'sailing boat',
  keywords: 'sail sailing sailboat boat yacht regatta charter wind segel segeln yacht boot wind vela velero barco yate viento voile voilier bateau vent northwind',
  weight: 'solid',
  draw: () =>
    union(
      fromSvg('M-30 -500V190H-420C-260 20 -110 -190 -30 -500Z'),
      fromSvg('M40 -360C210 -230 330 -20 370 190H40Z'),
      fromSvg('M-500 250H500C450 380 350 450 210 450H-230C-360 450 -460 380 -500 250Z'),
    ),
  brush: [
    { points: [[-10, -490], [10, -100], [-6, 250]], width: [24, 46, 36] },
    { points: [[-20, -470], [-160, -80], [-400, 190]], width: [20, 70, 26] },
    { points: [[-400, 190], [-200, 176], [-20, 196]], width: [26, 56, 20] },
    { points: [[30, -340], [230, -120], [360, 190], [40, 196]], width: [20, 66, 20] },
    { points: [[-490, 270], [0, 296], [490, 260]], width: [30, 70, 30] },
    { points: [[-480, 280], [-360, 420], [0, 460], [350, 420], [480, 270]], width: [30, 84, 26] },
  ],
};

const rocket: Motif = {
  id: 'rocket',
  title: 'rocket',
  keywords: 'rocket space launch startup aerospace growth boost rakete weltraum raumfahrt wachstum grunder cohete espacio lanzamiento crecimiento fusee espace lancement croissance startup orbit',
  weight: 'solid',
  draw: () => {
    const hull = fromSvg('M0 -500C160 -380 220 -200 200 40L160 210H-160L-200 40C-220 -200 -160 -380 0 -500Z');
    const fin = fromSvg('M-230 0L-380 200V400L-190 270Z');
    return rotate(union(difference(hull, circle(0, -130, 92)), fin, mirror(fin), fromSvg('M-90 260H90C80 360 40 430 0 500C-40 430 -80 360 -90 260Z')), 38);
  },
};

const bolt: Motif = {
  id: 'bolt',
  title: 'bolt',
  keywords: 'electric electrician electricity energy power fast charge lightning volt strom elektriker energie blitz schnell laden electrico electricista energia rayo rapido carga electrique electricien energie eclair rapide charge thunder speed',
  weight: 'plain',
  draw: () => polygon([[90, -500], [-330, 90], [-30, 90], [-110, 500], [330, -120], [30, -120], [150, -500]]),
};

const eye: Motif = {
  id: 'eye',
  title: 'eye',
  keywords: 'eye vision optics optician glasses see watch insight view surveillance auge sehen optiker brille blick ojo vision optica gafas ver oeil vision opticien lunettes voir regard lens lash',
  weight: 'solid',
  draw: () => union(difference(lens([-500, 0], [500, 0], 0.32), circle(0, 0, 225)), circle(0, 0, 125)),
  brush: [
    { points: [[-490, 20], [-230, -230], [90, -290], [490, 0]], width: [26, 96, 20] },
    { points: [[-480, 20], [-200, 220], [120, 240], [480, 0]], width: [24, 70, 20] },
    { points: [[-20, -160], [130, -90], [130, 80], [0, 160], [-140, 70], [-120, -90], [30, -160]], width: [36, 66, 30] },
    { points: [[-16, -10], [6, 10], [20, -6]], width: [60, 90, 60] },
  ],
};

const crown: Motif = {
  id: 'crown',
  title: 'crown',
  keywords: 'crown royal king queen luxury premium couture regal palace krone koniglich konig konigin luxus corona real rey reina lujo couronne royal roi reine luxe palais',
  weight: 'solid',
  draw: () =>
    union(
      fromSvg('M-440 250L-500 -180L-230 50L0 -330L230 50L500 -180L440 250Z'),
      rect(-440, 306, 880, 94),
      circle(0, -390, 62),
      circle(-492, -236, 54),
      circle(492, -236, 54),
    ),
  brush: [
    { points: [[-420, 300], [-470, 40], [-490, -190]], width: [36, 66, 24] },
    { points: [[-490, -190], [-350, -50], [-220, 60]], width: [24, 60, 40] },
    { points: [[-220, 60], [-110, -150], [0, -340]], width: [40, 66, 24] },
    { points: [[0, -340], [110, -140], [220, 60]], width: [24, 66, 40] },
    { points: [[220, 60], [350, -50], [490, -180]], width: [40, 60, 24] },
    { points: [[490, -180], [466, 40], [420, 300]], width: [24, 66, 36] },
    { points: [[-430, 320], [0, 346], [430, 316]], width: [40, 84, 36] },
  ],
};

const gem: Motif = {
  id: 'gem',
  title: 'gem',
  keywords: 'gem jewel jewelry jewellery jeweller diamond ring gold luxury precious schmuck juwelier diamant edelstein gold joya joyeria diamante oro lujo bijou bijoux bijouterie joaillier diamant or',
  weight: 'solid',
  draw: () => {
    const stone = polygon([[-500, -130], [-270, -400], [270, -400], [500, -130], [0, 470]]);
    const line = (data: string) => stroke(fromSvg(data), 30, SHARP);
    return difference(stone, line('M-560 -130H560'), line('M-190 -130L0 620M190 -130L0 620'), line('M-190 -130L-60 -430M190 -130L60 -430'));
  },
};

const shield: Motif = {
  id: 'shield',
  title: 'shield',
  keywords: 'security secure insurance protect protection safe law legal lawyer guard finance defence sicherheit versicherung schutz recht anwalt sicher seguridad seguro proteccion abogado legal securite assurance protection avocat juridique garde',
  weight: 'plain',
  slot: { x: 0, y: -50, radius: 270 },
  draw: shieldPath,
};

const heart: Motif = {
  id: 'heart',
  title: 'heart',
  keywords: 'heart care love charity dating health nursing wedding caring herz pflege liebe spende gesundheit hochzeit corazon amor cuidado salud boda caridad coeur amour soin sante mariage aide',
  weight: 'plain',
  slot: { x: 0, y: -60, radius: 230 },
  draw: () => fromSvg('M0 460C-330 220 -480 40 -480 -170C-480 -330 -360 -430 -235 -430C-130 -430 -50 -370 0 -280C50 -370 130 -430 235 -430C360 -430 480 -330 480 -170C480 40 330 220 0 460Z'),
  brush: [
    { points: [[10, -240], [-90, -390], [-280, -420], [-440, -280], [-430, -60], [-250, 200], [10, 450]], width: [26, 110, 24] },
    { points: [[-10, -230], [100, -390], [290, -410], [440, -260], [410, -40], [220, 230], [0, 450]], width: [26, 100, 24] },
  ],
};

const chat: Motif = {
  id: 'chat',
  title: 'speech bubble',
  keywords: 'chat talk message messaging communication conversation speech community social coaching translation gesprach reden nachricht kommunikation ubersetzung hablar mensaje comunicacion conversacion traduccion parler message communication conversation traduction agency media podcast',
  weight: 'solid',
  slot: { x: 0, y: -60, radius: 255 },
  draw: () => union(roundedRect(-500, -430, 1000, 740, 220), polygon([[-300, 200], [-20, 290], [-330, 500]])),
};

const bulb: Motif = {
  id: 'bulb',
  title: 'light bulb',
  keywords: 'idea ideas light bulb lighting innovation invention creative think lamp licht idee lampe leuchte innovation idea luz bombilla innovacion lampara idee lumiere ampoule innovation eclairage lampe lumo',
  weight: 'solid',
  draw: () => {
    const glass = fromSvg('M0 -500C200 -500 340 -350 340 -170C340 10 190 70 170 230H-170C-190 70 -340 10 -340 -170C-340 -350 -200 -500 0 -500Z');
    return union(difference(glass, stroke(arc(0, -160, 220, 190, 262), 46)), roundedRect(-170, 270, 340, 84, 42), roundedRect(-120, 394, 240, 84, 42));
  },
};

const lamp: Motif = {
  id: 'lamp',
  title: 'lamp',
  keywords: 'lamp interior furniture lighting design home decor lampe mobel einrichtung leuchten wohnen lampara muebles interiorismo decoracion lampe meubles decoration interieur luminaire',
  weight: 'solid',
  draw: () => union(polygon([[-190, -480], [190, -480], [400, 60], [-400, 60]]), rect(-34, 60, 68, 350), roundedRect(-230, 400, 460, 84, 42)),
};

const plane: Motif = {
  id: 'paperPlane',
  title: 'paper plane',
  keywords: 'travel airline mail send newsletter delivery fly journey trip tourism reise versand brief flug tourismus viaje enviar correo vuelo turismo voyage envoi courrier vol tourisme agency',
  weight: 'solid',
  draw: () => union(polygon([[500, -420], [-500, -40], [-190, 90]]), polygon([[500, -420], [-120, 130], [-120, 420], [40, 220], [250, 300]])),
};

const globe: Motif = {
  id: 'globe',
  title: 'globe',
  keywords: 'global world globe international travel planet earth export language welt global erde reise sprache mundo internacional planeta viaje idioma monde international planete voyage langue web network',
  weight: 'line',
  draw: () => {
    const outer = ring(0, 0, 500, 430);
    const inner = difference(ellipse(0, 0, 235, 466), ellipse(0, 0, 165, 466));
    return union(outer, inner, rect(-470, -35, 940, 70), rect(-35, -470, 70, 940));
  },
};

const umbrella: Motif = {
  id: 'umbrella',
  title: 'umbrella',
  keywords: 'umbrella insurance rain cover protect weather beach regenschirm regen versicherung schirm paraguas lluvia seguro sombrilla parapluie pluie assurance parasol',
  weight: 'solid',
  draw: () => {
    const canopy = fromSvg('M-500 60C-480 -240 -260 -420 0 -420C260 -420 480 -240 500 60C430 -20 320 -20 250 60C180 -20 70 -20 0 60C-70 -20 -180 -20 -250 60C-320 -20 -430 -20 -500 60Z');
    return union(canopy, stroke(fromSvg('M0 0V360C0 480 -170 480 -170 370'), 64), roundedRect(-32, -500, 64, 110, 32));
  },
};

const bell: Motif = {
  id: 'bell',
  title: 'bell',
  keywords: 'bell notify alarm school hotel concierge christmas glocke alarm schule hotel campana alarma escuela cloche alarme ecole',
  weight: 'plain',
  draw: () => union(fromSvg('M0 -430C190 -430 290 -290 300 -90C306 60 340 160 440 260H-440C-340 160 -306 60 -300 -90C-290 -290 -190 -430 0 -430Z'), circle(0, -430, 70), fromSvg('M-120 320H120C120 500 -120 500 -120 320Z')),
};

const hourglass: Motif = {
  id: 'hourglass',
  title: 'hourglass',
  keywords: 'time hour clock watch watches timing slow history zeit uhr stunde uhrmacher tiempo hora reloj relojeria temps heure montre horloger patience',
  weight: 'solid',
  draw: () => {
    const glass = fromSvg('M-290 -390H290C290 -190 90 -110 90 0C90 110 290 190 290 390H-290C-290 190 -90 110 -90 0C-90 -110 -290 -190 -290 -390Z');
    const sand = union(fromSvg('M-190 -250H190C140 -150 60 -110 0 -40C-60 -110 -140 -150 -190 -250Z'), fromSvg('M0 130C90 190 190 230 214 330H-214C-190 230 -90 190 0 130Z'));
    return union(difference(glass, sand), roundedRect(-360, -490, 720, 90, 45), roundedRect(-360, 400, 720, 90, 45));
  },
};

const tent: Motif = {
  id: 'tent',
  title: 'tent',
  keywords: 'tent camp camping glamping festival outdoor scout event circus zelt camping festival zirkus tienda campamento acampar circo tente camping cirque bivouac',
  weight: 'solid',
  draw: () => {
    const side = polygon([[-26, -430], [-500, 400], [-150, 400]]);
    return union(side, mirror(side), polygon([[0, -150], [100, 400], [-100, 400]]));
  },
};

const balloon: Motif = {
  id: 'balloon',
  title: 'hot-air balloon',
  keywords: 'balloon party event events kids travel adventure dream ballon fest feier kinder globo fiesta evento ninos montgolfiere fete evenement enfants',
  weight: 'solid',
  draw: () => {
    const envelope = fromSvg('M0 -500C230 -500 380 -340 380 -140C380 60 200 170 130 270H-130C-200 170 -380 60 -380 -140C-380 -340 -230 -500 0 -500Z');
    const seam = difference(ellipse(0, -130, 190, 420), ellipse(0, -130, 150, 420));
    return union(difference(envelope, seam), fromSvg('M-120 330H120L96 480C94 494 84 500 72 500H-72C-84 500 -94 494 -96 480Z'));
  },
};

const gift: Motif = {
  id: 'gift',
  title: 'gift',
  keywords: 'gift gifts present shop party surprise store boutique geschenk geschenke laden uberraschung regalo regalos tienda sorpresa cadeau cadeaux boutique surprise',
  weight: 'solid',
  draw: () => {
    const loopOf = stroke(fromSvg('M0 -250C-60 -420 -260 -480 -290 -370C-310 -280 -160 -250 0 -250Z'), 66);
    return union(loopOf, mirror(loopOf), difference(rect(-440, -220, 880, 190), rect(-44, -220, 88, 190)), difference(rect(-380, 20, 760, 450), rect(-44, 20, 88, 450)));
  },
};

const target: Motif = {
  id: 'target',
  title: 'target',
  keywords: 'target aim goal focus marketing strategy archery sport ziel fokus strategie marketing bogenschiessen objetivo meta enfoque estrategia diana cible objectif strategie tir focus',
  weight: 'solid',
  draw: () => union(ring(0, 0, 500, 400), ring(0, 0, 300, 200), circle(0, 0, 100)),
};

const basket: Motif = {
  id: 'bag',
  title: 'shopping bag',
  keywords: 'shop store shopping retail boutique fashion market bag grocery laden einkauf mode handel tasche markt tienda compras moda mercado bolsa boutique magasin mode achats sac marche commerce',
  weight: 'plain',
  slot: { x: 0, y: 150, radius: 230 },
  draw: () => union(fromSvg('M-380 -190H380L440 410C444 460 410 500 360 500H-360C-410 500 -444 460 -440 410Z'), difference(fromSvg('M-220 -190V-280C-220 -410 -120 -500 0 -500C120 -500 220 -410 220 -280V-190Z'), fromSvg('M-140 -190V-280C-140 -370 -80 -420 0 -420C80 -420 140 -370 140 -280V-190Z'))),
};

const spiral: Motif = {
  id: 'shell',
  title: 'shell',
  keywords: 'shell nautilus sea beach spa golden spiral muschel schnecke meer strand concha caracola playa mar coquille coquillage mer plage spirale',
  weight: 'line',
  draw: () => {
    const turns = times(61, (i) => polar(30 * 1.047 ** i, i * 15 + 30));
    return stroke(spline(turns), 72);
  },
};

/** Things that people make and carry. */
export const OBJECTS: readonly Motif[] = [
  house, archway, key, camera, bicycle, book, compass, anchor, sail, rocket, bolt, eye, crown, gem, shield, heart,
  chat, bulb, lamp, plane, globe, umbrella, bell, hourglass, tent, balloon, gift, target, basket, spiral,
];
