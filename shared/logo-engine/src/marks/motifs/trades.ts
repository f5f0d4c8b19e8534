import {
  SHARP,
  circle,
  difference,
  ellipse,
  fromSvg,
  lens,
  mirror,
  polar,
  polygon,
  polyline,
  rect,
  regularPolygon,
  rotate,
  roundedRect,
  stroke,
  superellipse,
  times,
  translate,
  union,
} from '../../geometry/index.ts';
import type { Motif } from './motif.ts';

const tooth: Motif = {
  id: 'tooth',
  title: 'tooth',
  keywords: 'dental dentist teeth tooth orthodontist smile clinic oral zahn zahnarzt zahne kieferorthopade praxis diente dentista dental clinica ortodoncia sonrisa dent dentiste dentaire clinique sourire',
  weight: 'plain',
  slot: { x: 0, y: -140, radius: 190 },
  draw: () => fromSvg('M0 -400C90 -400 140 -470 260 -470C400 -470 460 -350 440 -190C420 -30 350 60 330 210C314 330 300 490 200 490C90 490 130 170 0 170C-130 170 -90 490 -200 490C-300 490 -314 330 -330 210C-350 60 -420 -30 -440 -190C-460 -350 -400 -470 -260 -470C-140 -470 -90 -400 0 -400Z'),
};

const scissors: Motif = {
  id: 'scissors',
  title: 'scissors',
  keywords: 'hair hairdresser salon barber barbershop stylist tailor sewing cut friseur haare schere salon schneider frisor pelo peluqueria barberia sastre tijeras cabello coiffeur coiffure salon barbier tailleur ciseaux cheveux',
  weight: 'solid',
  draw: () => {
    const half = union(
      fromSvg('M-300 -500C-200 -330 -20 -30 110 170L30 250C-130 0 -280 -290 -300 -500Z'),
      stroke(ellipse(200, 350, 130, 130), 74),
      stroke(polyline([[40, 150], [110, 250]]), 84),
    );
    return difference(union(half, mirror(half)), circle(0, 80, 34));
  },
};

const comb: Motif = {
  id: 'comb',
  title: 'comb',
  keywords: 'hair comb barber salon grooming kamm haare friseur peine pelo barberia peigne coiffeur barbier',
  weight: 'solid',
  draw: () => {
    const teeth = times(9, (i) => roundedRect(-470 + i * 108, -120, 62, 420, 31));
    return union(roundedRect(-500, -300, 1000, 230, 110), ...teeth.slice(0, 9).map((tooth) => translate(tooth, 7, 0)));
  },
};

const scales: Motif = {
  id: 'scales',
  title: 'scales',
  keywords: 'law legal lawyer attorney justice notary court balance accounting tax recht anwalt kanzlei justiz notar steuer steuerberater ley abogado justicia notario bufete impuestos droit avocat justice notaire cabinet juridique comptable',
  weight: 'solid',
  draw: () => {
    const pan = union(fromSvg('M-490 120H-150C-150 330 -490 330 -490 120Z'), stroke(polyline([[-460, 120], [-320, -250], [-180, 120]]), 40));
    return union(pan, mirror(pan), stroke(polyline([[-330, -270], [330, -270]]), 60), rect(-36, -380, 72, 800), circle(0, -410, 82), roundedRect(-230, 400, 460, 90, 45));
  },
};

const column: Motif = {
  id: 'column',
  title: 'column',
  keywords: 'bank finance capital law museum institute academy investment wealth treasury bank finanzen kapital institut museum banco finanzas capital museo inversion banque finance capital musee institut patrimoine trust',
  weight: 'solid',
  draw: () => {
    const shafts = [-230, -75, 80].map((x) => roundedRect(x, -250, 150 - 32, 500, 20));
    return union(roundedRect(-420, -470, 840, 84, 20), roundedRect(-330, -360, 660, 76, 20), ...shafts.map((shaft) => translate(shaft, 16 + 2, 0)), roundedRect(-330, 284, 660, 76, 20), roundedRect(-420, 386, 840, 84, 20));
  },
};

const gear: Motif = {
  id: 'gear',
  title: 'gear',
  keywords: 'engineering engineer machine mechanical mechanic repair workshop industrial automation manufacturing maschine technik werkstatt mechaniker industrie reparatur ingenieria maquina taller mecanico industria ingenierie machine atelier mecanique industrie reparation',
  weight: 'solid',
  slot: { x: 0, y: 0, radius: 205 },
  plugged: true,
  draw: () => {
    const teeth = times(8, (i) => rotate(polygon([[-105, -320], [105, -320], [72, -500], [-72, -500]]), i * 45));
    return difference(union(circle(0, 0, 380), ...teeth), circle(0, 0, 165));
  },
};

const nut: Motif = {
  id: 'nut',
  title: 'hexagon nut',
  keywords: 'hardware nut bolt engineering metal construction build industrial schraube eisenwaren metall bau ferreteria tuerca metal construccion quincaillerie boulon ecrou metal construction steel',
  weight: 'solid',
  slot: { x: 0, y: 0, radius: 300 },
  plugged: true,
  draw: () => difference(regularPolygon(6, 500, 0), circle(0, 0, 230)),
};

const hammer: Motif = {
  id: 'hammer',
  title: 'hammer',
  keywords: 'hammer carpenter carpentry construction builder build craft wood tools handyman joinery zimmermann tischler bau handwerk holz werkzeug schreiner carpintero construccion carpinteria madera herramientas charpentier menuisier construction artisan bois outils batiment',
  weight: 'solid',
  draw: () =>
    rotate(
      union(
        roundedRect(-62, -230, 124, 730, 62),
        fromSvg('M-290 -480H150C260 -480 350 -420 420 -330L350 -270C310 -310 260 -330 200 -330V-220H-290Z'),
      ),
      -36,
    ),
};

const brushTool: Motif = {
  id: 'paintbrush',
  title: 'paint brush',
  keywords: 'paint painter painting art artist decorator colour studio creative malen maler kunst kunstler farbe atelier pintura pintor arte artista color estudio peinture peintre art artiste couleur atelier craft gallery',
  weight: 'solid',
  draw: () =>
    rotate(
      union(
        fromSvg('M-60 -500H60L86 40H-86Z'),
        rect(-110, 78, 220, 90),
        fromSvg('M-110 206H110C150 320 110 400 0 500C-30 460 -40 440 -60 420C-130 380 -140 290 -110 206Z'),
      ),
      36,
    ),
};

const nib: Motif = {
  id: 'nib',
  title: 'pen nib',
  keywords: 'write writer writing design designer author copywriter calligraphy stationery graphic schreiben autor schreibwaren grafik feder kalligrafie escribir escritor autor diseno papeleria ecrire ecrivain auteur design papeterie graphiste notary',
  weight: 'solid',
  draw: () => {
    const body = fromSvg('M0 500C-60 300 -260 120 -260 -110L-150 -330H150L260 -110C260 120 60 300 0 500Z');
    return union(difference(body, circle(0, -20, 70), stroke(polyline([[0, 30], [0, 520]]), 34, SHARP)), roundedRect(-180, -490, 360, 116, 20));
  },
};

const needle: Motif = {
  id: 'needle',
  title: 'needle and thread',
  keywords: 'sewing tailor fashion textile atelier needle thread couture fabric knit nahen schneider mode stoff nadel faden textil costura sastre moda hilo aguja tela textil couture tailleur mode tissu aiguille fil',
  weight: 'line',
  draw: () => {
    const pin = fromSvg('M330 -500C380 -500 400 -450 370 -400L-330 500L-360 480L230 -440C260 -480 290 -500 330 -500Z');
    const eyelet = stroke(polyline([[316, -436], [272, -368]]), 30);
    return union(difference(pin, eyelet), stroke(fromSvg('M300 -420C120 -480 -220 -430 -300 -240C-370 -70 -120 20 60 90C270 170 420 260 330 390C270 480 120 480 60 420'), 46));
  },
};

const cross: Motif = {
  id: 'cross',
  title: 'cross of care',
  keywords: 'medical clinic doctor health hospital pharmacy care nurse medicine arzt klinik gesundheit apotheke krankenhaus praxis medizin medico clinica salud farmacia hospital medicina medecin clinique sante pharmacie hopital soin',
  weight: 'solid',
  slot: { x: 0, y: 0, radius: 210 },
  draw: () => union(roundedRect(-180, -500, 360, 1000, 180), roundedRect(-500, -180, 1000, 360, 180)),
};

const pulse: Motif = {
  id: 'pulse',
  title: 'pulse',
  keywords: 'health fitness monitor cardio medical signal radio audio gesundheit puls signal salud pulso senal sante pouls signal cardiology',
  weight: 'line',
  draw: () => stroke(fromSvg('M-460 20H-260L-150 -330L30 330L160 -90L230 20H460'), 84),
};

const dumbbell: Motif = {
  id: 'dumbbell',
  title: 'dumb-bell',
  keywords: 'gym fitness training trainer workout strength muscle crossfit sport kraft muskel training studio sportstudio gimnasio entrenamiento fuerza musculo deporte salle sport musculation entrainement force',
  weight: 'solid',
  draw: () => {
    const side = union(roundedRect(-390, -260, 130, 520, 56), roundedRect(-500, -160, 90, 320, 44));
    return rotate(union(side, mirror(side), rect(-280, -52, 560, 104)), -32);
  },
};

const lotus: Motif = {
  id: 'lotus',
  title: 'lotus',
  keywords: 'yoga meditation spa wellness massage mindfulness zen pilates therapy balance entspannung achtsamkeit masaje meditacion bienestar relax meditation massage bien-etre relaxation retreat',
  weight: 'solid',
  draw: () => {
    const petal = lens([0, 300], [0, -360], 0.23);
    const inner = rotate(lens([0, 300], [0, -330], 0.2), -38, 0, 300);
    const outer = rotate(lens([0, 300], [0, -300], 0.17), -72, 0, 300);
    const gap = (shape: ReturnType<typeof lens>) => stroke(shape, 44);
    const second = difference(inner, petal, gap(petal));
    const third = difference(outer, inner, gap(inner));
    return union(petal, second, mirror(second), third, mirror(third));
  },
  brush: [
    { points: [[0, 300], [-150, 60], [-110, -180], [0, -400]], width: [24, 60, 16] },
    { points: [[0, 300], [150, 60], [110, -180], [0, -400]], width: [24, 60, 16] },
    { points: [[-20, 310], [-300, 140], [-330, -60], [-330, -240]], width: [24, 70, 14] },
    { points: [[20, 310], [300, 140], [330, -60], [330, -240]], width: [24, 70, 14] },
    { points: [[-40, 320], [-290, 310], [-420, 200], [-500, 60]], width: [24, 80, 12] },
    { points: [[40, 320], [290, 310], [420, 200], [500, 60]], width: [24, 80, 12] },
  ],
};

const ball: Motif = {
  id: 'ball',
  title: 'ball',
  keywords: 'basketball football soccer ball sport sports team club league tennis fussball verein mannschaft liga deporte futbol equipo baloncesto ballon equipe basket sportif',
  weight: 'solid',
  draw: () => {
    const seam = (data: string) => stroke(fromSvg(data), 40, { cap: 'butt' });
    return difference(circle(0, 0, 500), seam('M-520 0H520'), seam('M0 -520V520'), seam('M-370 -370C-190 -170 -190 170 -370 370'), seam('M370 -370C190 -170 190 170 370 370'));
  },
};

const note: Motif = {
  id: 'note',
  title: 'note',
  keywords: 'music musician song band orchestra choir label melody concert piano musik musiker lied konzert chor klavier musica musico cancion concierto coro piano musique musicien chanson concert chorale label melodie',
  weight: 'solid',
  draw: () =>
    union(
      rotate(ellipse(-260, 350, 165, 125), -18, -260, 350),
      rotate(ellipse(290, 260, 165, 125), -18, 290, 260),
      rect(-182, -340, 76, 680),
      rect(368, -430, 76, 680),
      polygon([[-182, -370], [444, -500], [444, -310], [-182, -180]]),
    ),
};

const mic: Motif = {
  id: 'microphone',
  title: 'microphone',
  keywords: 'podcast voice radio studio karaoke singer speaker broadcast recording stimme mikrofon sanger aufnahme sprecher voz microfono cantante grabacion locutor voix micro chanteur enregistrement emission',
  weight: 'solid',
  draw: () => union(roundedRect(-170, -500, 340, 600, 170), stroke(fromSvg('M-310 -90C-310 320 310 320 310 -90'), 76), rect(-38, 210, 76, 220), roundedRect(-210, 420, 420, 80, 40)),
};

const headphones: Motif = {
  id: 'headphones',
  title: 'headphones',
  keywords: 'audio sound headphones dj music streaming listen ton kopfhorer klang horen sonido auriculares escuchar son casque ecouter audio',
  weight: 'solid',
  draw: () => {
    const pad = roundedRect(-480, 20, 220, 420, 100);
    return union(stroke(fromSvg('M-400 160V-20C-400 -240 -220 -400 0 -400C220 -400 400 -240 400 -20V160'), 84), pad, mirror(pad));
  },
};

const play: Motif = {
  id: 'play',
  title: 'play',
  keywords: 'video film movie cinema media streaming production animation player kino medien produktion pelicula cine medios produccion cinema film medias production reel',
  weight: 'solid',
  draw: () => difference(superellipse(0, 0, 490, 3.4), fromSvg('M-130 -250C-130 -290 -90 -310 -56 -290L290 -40C318 -20 318 20 290 40L-56 290C-90 310 -130 290 -130 250Z')),
};

const gamepad: Motif = {
  id: 'gamepad',
  title: 'gamepad',
  keywords: 'game games gaming esports arcade player spiel spiele gamer spielhalle juego juegos videojuegos jeu jeux joueur arcade',
  weight: 'solid',
  draw: () => {
    const body = fromSvg('M-250 -280H250C400 -280 480 -130 500 120C512 300 400 350 310 250L220 150H-220L-310 250C-400 350 -512 300 -500 120C-480 -130 -400 -280 -250 -280Z');
    return difference(body, rect(-350, -100, 210, 70), rect(-280, -170, 70, 210), circle(190, 0, 48), circle(310, -110, 48));
  },
};

const robot: Motif = {
  id: 'robot',
  title: 'robot',
  keywords: 'robot robotics bot automation ai android assistant roboter robotik automatisierung autonomous robotica automatizacion asistente robotique automatisation assistant machine',
  weight: 'solid',
  draw: () => {
    const head = roundedRect(-400, -240, 800, 620, 150);
    const visor = roundedRect(-270, -70, 540, 250, 125);
    return union(difference(head, visor), circle(-125, 55, 58), circle(125, 55, 58), rect(-30, -380, 60, 150), circle(0, -420, 80), roundedRect(-500, -10, 66, 180, 33), roundedRect(434, -10, 66, 180, 33));
  },
};

const node: Motif = {
  id: 'node',
  title: 'network',
  keywords: 'network data software cloud platform molecule science biotech connect blockchain research netzwerk daten wissenschaft forschung red datos ciencia investigacion reseau donnees science recherche chemistry lab api',
  weight: 'solid',
  draw: () => {
    const ends = times(3, (i) => polar(370, -90 + i * 120));
    return union(...ends.map((end) => stroke(polyline([[0, 0], end]), 70)), ...ends.map((end) => circle(...end, 128)), circle(0, 0, 155));
  },
};

const chip: Motif = {
  id: 'chip',
  title: 'chip',
  keywords: 'chip semiconductor hardware computer electronics computing processor tech embedded elektronik rechner technik halbleiter electronica ordenador informatica electronique ordinateur informatique puce',
  weight: 'solid',
  draw: () => {
    const legs = times(4, (side) => times(3, (i) => rotate(roundedRect(-220 + i * 180 - 10, -500, 100, 170, 20), side * 90))).flat();
    const body = roundedRect(-350, -350, 700, 700, 90);
    return union(difference(body, roundedRect(-170, -170, 340, 340, 50)), roundedRect(-90, -90, 180, 180, 24), ...legs);
  },
};

const brackets: Motif = {
  id: 'brackets',
  title: 'brackets',
  keywords: 'code coding software developer developers programming web app apps entwickler programmieren anwendung desarrollador programacion codigo developpeur programmation logiciel application it',
  weight: 'line',
  draw: () => {
    const left = stroke(polyline([[-230, -280], [-460, 0], [-230, 280]]), 96);
    return union(left, mirror(left), stroke(polyline([[90, -330], [-90, 330]]), 84));
  },
};

const graph: Motif = {
  id: 'graph',
  title: 'rising columns',
  keywords: 'finance analytics growth consulting data invest investment accounting statistics trading sales finanzen wachstum beratung analyse buchhaltung statistik finanzas crecimiento consultoria contabilidad analisis finance croissance conseil comptabilite analyse fintech fund',
  weight: 'solid',
  draw: () => union(roundedRect(-480, 120, 200, 340, 40), roundedRect(-220, -60, 200, 520, 40), roundedRect(40, -240, 200, 700, 40), roundedRect(300, -440, 200, 900, 40)),
};

const coin: Motif = {
  id: 'coins',
  title: 'coins',
  keywords: 'money pay payment coin savings bank budget fintech credit geld zahlung munze sparen kredit dinero pago moneda ahorro credito argent paiement monnaie epargne credit',
  weight: 'solid',
  draw: () => {
    const disc = (y: number) => fromSvg(`M-360 ${y}C-360 ${y - 150} 360 ${y - 150} 360 ${y}V${y + 90}C360 ${y + 240} -360 ${y + 240} -360 ${y + 90}Z`);
    const stack = [240, 20, -200].map(disc);
    const gap = (path: ReturnType<typeof fromSvg>) => union(path, stroke(path, 60));
    return union(stack[2]!, difference(stack[1]!, gap(stack[2]!)), difference(stack[0]!, gap(stack[1]!)));
  },
};

const truck: Motif = {
  id: 'truck',
  title: 'lorry',
  keywords: 'delivery logistics transport truck shipping freight moving courier cargo lieferung logistik transport lkw spedition umzug entrega logistica transporte camion mudanza envio livraison logistique transport camion demenagement fret',
  weight: 'solid',
  draw: () => {
    const body = union(roundedRect(-500, -290, 590, 480, 40), fromSvg('M130 -140H330C360 -140 380 -130 396 -104L490 40C498 54 500 66 500 80V190H130Z'));
    const wheels = [-260, 290].map((x) => circle(x, 210, 150));
    return union(difference(body, ...wheels, polygon([[210, -70], [316, -70], [390, 40], [210, 40]])), ...[-260, 290].map((x) => difference(circle(x, 210, 108), circle(x, 210, 42))));
  },
};

const car: Motif = {
  id: 'car',
  title: 'car',
  keywords: 'car cars auto automotive garage taxi rental drive driving vehicle wagen werkstatt fahrschule fahren coche taller conducir vehiculo autoescuela voiture garage conduire vehicule auto-ecole detailing motors',
  weight: 'solid',
  draw: () => {
    const body = fromSvg('M-500 130V20C-500 -40 -470 -70 -410 -80L-330 -100L-210 -230C-180 -262 -150 -280 -100 -280H110C160 -280 190 -266 224 -236L370 -100C450 -90 500 -40 500 40V130C500 160 490 180 460 180H-460C-490 180 -500 160 -500 130Z');
    const windows = union(polygon([[-220, -100], [-130, -200], [-20, -200], [-20, -100]]), polygon([[40, -100], [40, -200], [120, -200], [230, -100]]));
    const wheels = [-270, 270];
    return union(difference(body, windows, ...wheels.map((x) => circle(x, 170, 150))), ...wheels.map((x) => difference(circle(x, 170, 110), circle(x, 170, 44))));
  },
};

const wrench: Motif = {
  id: 'wrench',
  title: 'spanner',
  keywords: 'repair plumber mechanic fix service maintenance tools workshop garage reparatur klempner werkstatt wartung werkzeug reparacion fontanero taller mantenimiento herramienta reparation plombier atelier entretien outil depannage',
  weight: 'solid',
  draw: () => {
    const head = difference(circle(0, -300, 215), rect(-80, -560, 160, 270));
    return rotate(union(head, rect(-84, -130, 168, 420), difference(circle(0, 350, 150), circle(0, 350, 62))), 40);
  },
};

const graduation: Motif = {
  id: 'mortarboard',
  title: 'mortarboard',
  keywords: 'school university college education course academy student learning graduate schule universitat bildung kurs akademie student escuela universidad educacion curso academia estudiante ecole universite education cours academie etudiant tutor',
  weight: 'solid',
  draw: () =>
    union(
      polygon([[0, -330], [500, -90], [0, 150], [-500, -90]]),
      fromSvg('M-290 70L0 210L290 70V250C290 330 160 390 0 390C-160 390 -290 330 -290 250Z'),
      rect(392, -80, 56, 320),
      circle(420, 280, 62),
    ),
};

const blocks: Motif = {
  id: 'toyBlocks',
  title: 'building blocks',
  keywords: 'kids children toys nursery kindergarten childcare play baby daycare kinder spielzeug kita spielen ninos juguetes guarderia jugar bebe enfants jouets creche jouer bebe',
  weight: 'solid',
  draw: () => union(difference(rect(-470, 20, 450, 450), circle(-245, 245, 130)), rect(20, 20, 450, 450), polygon([[0, -480], [250, -40], [-250, -40]])),
};

/** What people do for a living. */
export const TRADES: readonly Motif[] = [
  tooth, scissors, comb, scales, column, gear, nut, hammer, brushTool, nib, needle, cross, pulse, dumbbell, lotus, ball,
  note, mic, headphones, play, gamepad, robot, node, chip, brackets, graph, coin, truck, car, wrench, graduation, blocks,
];
