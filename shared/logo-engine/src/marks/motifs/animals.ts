import {
  circle,
  difference,
  ellipse,
  fromSvg,
  lens,
  mirror,
  polygon,
  rect,
  rotate,
  roundedRect,
  stroke,
  union,
} from '../../geometry/index.ts';
import type { Motif } from './motif.ts';

const swift: Motif = {
  id: 'swift',
  title: 'swift',
  keywords: 'bird falcon hawk eagle kestrel swift swallow wing fly flight aviation drone airline vogel falke adler schwalbe flug fliegen ave halcon aguila golondrina vuelo oiseau faucon aigle hirondelle vol aviation wren',
  weight: 'solid',
  draw: () => {
    const half = fromSvg('M0 -250C40 -240 60 -205 60 -150C150 -290 330 -370 500 -330C392 -276 330 -184 262 -62C206 38 140 114 64 146L150 400L0 322Z');
    return union(half, mirror(half));
  },
};

const songbird: Motif = {
  id: 'songbird',
  title: 'songbird',
  keywords: 'bird wren robin sparrow finch nest song singing birdhouse vogel spatz zaunkonig nest singen pajaro gorrion nido canto oiseau moineau nid chant roitelet',
  weight: 'solid',
  draw: () => {
    const body = fromSvg('M-500 -330C-420 -330 -350 -300 -300 -250C-200 -350 -20 -330 40 -210C90 -110 160 -40 300 40L500 -60C480 60 420 160 320 230C220 350 60 420 -90 390C-290 350 -400 190 -390 0C-388 -80 -380 -130 -360 -180C-400 -220 -440 -270 -500 -330Z');
    const wing = fromSvg('M-150 -20C-60 -20 120 30 220 150C110 240 -60 230 -130 120C-160 70 -165 20 -150 -20Z');
    const gap = difference(stroke(wing, 44), rect(-500, -500, 340, 420));
    return union(difference(body, gap, circle(-180, -190, 38)), roundedRect(-130, 380, 44, 110, 22), roundedRect(10, 380, 44, 110, 22));
  },
  brush: [
    { points: [[-480, -250], [-330, -240], [-190, -330], [-30, -260], [30, -90], [220, 60], [490, 60]], width: [16, 74, 30] },
    { points: [[-330, -230], [-370, 40], [-230, 290], [30, 340], [260, 220], [400, 80]], width: [36, 90, 16] },
    { points: [[-180, 0], [-130, 150], [40, 190], [200, 110]], width: [24, 80, 12] },
    { points: [[-80, 340], [-90, 420], [-70, 490]], width: [24, 36, 20] },
    { points: [[50, 340], [50, 420], [74, 490]], width: [24, 36, 20] },
    { points: [[-200, -200], [-186, -186], [-176, -196]], width: [30, 44, 30] },
  ],
};

const fish: Motif = {
  id: 'fish',
  title: 'fish',
  keywords: 'fish seafood fishing sushi aquarium salmon trout fisch fischerei angeln meeresfruchte lachs pescado pesca marisco pescaderia acuario poisson peche poissonnerie fruits mer saumon',
  weight: 'solid',
  draw: () => {
    const body = fromSvg('M-500 0C-380 -220 -140 -290 60 -220C180 -180 260 -100 320 -40L500 -210C470 -80 470 80 500 210L320 40C260 100 180 180 60 220C-140 290 -380 220 -500 0Z');
    const gill = stroke(fromSvg('M-170 -190C-90 -80 -90 80 -170 190'), 42);
    return difference(body, circle(-300, -60, 40), gill);
  },
  brush: [
    { points: [[-480, 10], [-300, -190], [0, -240], [260, -100], [480, 190]], width: [30, 96, 20] },
    { points: [[-480, 10], [-280, 190], [20, 220], [270, 80], [490, -180]], width: [30, 96, 20] },
    { points: [[-180, -150], [-110, 0], [-180, 150]], width: [20, 48, 16] },
    { points: [[-316, -50], [-300, -40], [-290, -54]], width: [30, 50, 30] },
  ],
};

const whale: Motif = {
  id: 'whale',
  title: 'whale',
  keywords: 'whale ocean marine sea deep big data wal ozean ballena oceano baleine ocean',
  weight: 'solid',
  draw: () => {
    const body = fromSvg('M-500 60C-500 -140 -330 -240 -120 -240C100 -240 200 -90 290 10C340 60 390 30 390 -70C320 -90 260 -150 250 -250C330 -250 390 -210 430 -160C460 -220 480 -260 500 -300C500 -120 490 20 450 110C400 250 240 340 0 340H-220C-390 340 -500 230 -500 60Z');
    const belly = stroke(fromSvg('M-470 130C-300 190 -120 190 40 130'), 34);
    return difference(body, belly, circle(-330, -10, 34));
  },
};

const paw: Motif = {
  id: 'paw',
  title: 'paw',
  keywords: 'pet pets dog dogs cat cats puppy kitten vet veterinary animal animals grooming paw kennel hund hunde katze tier tierarzt haustier pfote mascota perro gato veterinario animales patas chien chat veterinaire animal animaux toilettage patte',
  weight: 'solid',
  draw: () =>
    union(
      fromSvg('M0 10C110 10 160 90 230 170C310 260 290 400 170 420C100 430 60 390 0 390C-60 390 -100 430 -170 420C-290 400 -310 260 -230 170C-160 90 -110 10 0 10Z'),
      rotate(ellipse(-125, -230, 98, 150), -8, -125, -230),
      rotate(ellipse(125, -230, 98, 150), 8, 125, -230),
      rotate(ellipse(-345, -40, 90, 135), -26, -345, -40),
      rotate(ellipse(345, -40, 90, 135), 26, 345, -40),
    ),
};

const cat: Motif = {
  id: 'cat',
  title: 'cat',
  keywords: 'cat cats kitten feline kitty katze katzen kater gato gatos felino chat chats felin minou',
  weight: 'solid',
  draw: () => {
    const head = fromSvg('M-400 -460C-320 -430 -230 -370 -170 -310C-60 -340 60 -340 170 -310C230 -370 320 -430 400 -460C440 -300 450 -140 430 0C430 240 250 420 0 420C-250 420 -430 240 -430 0C-450 -140 -440 -300 -400 -460Z');
    const eye = lens([-260, -20], [-90, 30], 0.3);
    const nose = polygon([[-50, 140], [50, 140], [0, 196]]);
    return difference(head, eye, mirror(eye), nose, stroke(fromSvg('M0 190V250'), 26));
  },
};

const fox: Motif = {
  id: 'fox',
  title: 'fox',
  keywords: 'fox clever smart wild forest fuchs schlau wald zorro astuto salvaje renard malin ruse',
  weight: 'solid',
  draw: () => {
    const head = polygon([[-480, -420], [-170, -230], [170, -230], [480, -420], [430, 60], [0, 460], [-430, 60]]);
    const cheek = polygon([[-400, 40], [-150, 80], [-40, 330]]);
    const eye = polygon([[-240, -70], [-110, -10], [-190, 20]]);
    return difference(head, cheek, mirror(cheek), eye, mirror(eye));
  },
};

const rabbit: Motif = {
  id: 'rabbit',
  title: 'rabbit',
  keywords: 'rabbit bunny hare fast quick kids toys hase kaninchen schnell kinder spielzeug conejo liebre rapido ninos juguetes lapin lievre rapide enfants jouets',
  weight: 'solid',
  draw: () => {
    const ear = rotate(ellipse(-130, -300, 92, 220), -10, -130, -100);
    const inner = rotate(ellipse(-130, -310, 38, 140), -10, -130, -100);
    const face = ellipse(0, 170, 320, 290);
    const eye = circle(-130, 130, 40);
    return difference(union(ear, mirror(ear), face), inner, mirror(inner), eye, mirror(eye), polygon([[-46, 220], [46, 220], [0, 274]]));
  },
};

const bee: Motif = {
  id: 'bee',
  title: 'bee',
  keywords: 'bee bees honey hive beekeeper apiary pollen biene bienen honig imker abeja miel colmena apicultor abeille miel ruche apiculteur',
  weight: 'solid',
  draw: () => {
    const body = fromSvg('M0 -210C160 -210 220 -60 220 70C220 260 110 400 0 500C-110 400 -220 260 -220 70C-220 -60 -160 -210 0 -210Z');
    const bands = [-20, 120, 260].map((y) => rect(-300, y, 600, 56));
    const wing = rotate(ellipse(-300, -110, 215, 120), 24, -300, -110);
    const wings = difference(union(wing, mirror(wing)), stroke(body, 60), body);
    return union(difference(body, ...bands), wings, circle(0, -310, 112), stroke(fromSvg('M-50 -400C-60 -450 -90 -480 -130 -496'), 34), stroke(fromSvg('M50 -400C60 -450 90 -480 130 -496'), 34));
  },
};

const butterfly: Motif = {
  id: 'butterfly',
  title: 'butterfly',
  keywords: 'butterfly change transformation therapy beauty wings schmetterling wandel therapie mariposa cambio terapia papillon changement therapie',
  weight: 'solid',
  draw: () => {
    const upper = fromSvg('M30 -60C80 -330 290 -460 440 -400C520 -360 500 -150 420 -50C340 40 160 40 30 0Z');
    const lower = fromSvg('M30 30C160 30 330 60 370 180C400 300 320 430 210 420C110 410 50 220 30 110Z');
    const wing = union(upper, lower);
    return union(difference(union(wing, mirror(wing)), roundedRect(-64, -340, 128, 760, 64)), roundedRect(-30, -300, 60, 640, 30));
  },
};

const owl: Motif = {
  id: 'owl',
  title: 'owl',
  keywords: 'owl wise wisdom education tutor tutoring night learning eule weisheit bildung nachhilfe lernen buho sabiduria educacion aprender hibou chouette sagesse education apprendre',
  weight: 'solid',
  draw: () => {
    const body = fromSvg('M-330 -500C-250 -440 -120 -420 0 -420C120 -420 250 -440 330 -500C400 -380 390 -200 390 0C390 300 240 500 0 500C-240 500 -390 300 -390 0C-390 -200 -400 -380 -330 -500Z');
    const eyes = union(circle(-165, -170, 150), circle(165, -170, 150));
    const pupils = union(circle(-165, -170, 72), circle(165, -170, 72));
    const beak = polygon([[-60, -60], [60, -60], [0, 50]]);
    const chest = [130, 250].map((y) => stroke(fromSvg(`M-150 ${y}C-130 ${y + 70} -20 ${y + 70} 0 ${y}C20 ${y + 70} 130 ${y + 70} 150 ${y}`), 34));
    return union(difference(body, eyes, beak, ...chest), pupils);
  },
};

const elephant: Motif = {
  id: 'elephant',
  title: 'elephant',
  keywords: 'elephant memory strong big safari africa india elefant gedachtnis stark afrika elefante memoria fuerte elephant memoire fort afrique zoo',
  weight: 'solid',
  draw: () => {
    const body = fromSvg('M-480 210V-10C-480 -230 -330 -360 -110 -360H90C300 -360 460 -250 470 -40C474 60 470 150 470 210C470 300 380 300 380 230C380 170 370 110 330 70C310 130 270 160 220 170V400H60V210H-180V400H-340V200C-370 170 -390 130 -400 80V210C-400 250 -480 250 -480 210Z');
    const ear = stroke(fromSvg('M90 -270C-60 -270 -60 10 110 60C200 30 240 -60 240 -150'), 36);
    return difference(body, ear, circle(330, -130, 32));
  },
};

const horse: Motif = {
  id: 'horse',
  title: 'horse',
  keywords: 'horse equestrian stable riding ranch saddle knight chess pferd reiten stall reiter caballo equitacion rancho establo cheval equitation ecurie ranch haras',
  weight: 'solid',
  draw: () => {
    const head = fromSvg('M-250 480C-270 260 -170 150 -60 40C-130 60 -210 50 -270 90C-310 120 -370 110 -400 60C-420 10 -410 -30 -380 -70L-190 -300C-170 -370 -120 -410 -60 -430L-70 -500C0 -480 50 -450 80 -420C280 -390 420 -210 420 60C420 230 400 360 380 480Z');
    const mane = stroke(fromSvg('M120 -330C250 -240 300 -90 270 90'), 34);
    return difference(head, mane, circle(-110, -250, 32));
  },
};

/** Creatures. */
export const ANIMALS: readonly Motif[] = [swift, songbird, fish, whale, paw, cat, fox, rabbit, bee, butterfly, owl, elephant, horse];
