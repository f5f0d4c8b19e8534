import type { Motif } from '../../marks/index.ts';

/** What a motif is called besides its title: names of the thing itself, in English, German, Spanish and French. */
const NAMES: Readonly<Record<string, string>> = {
  bee: 'biene abeja abeille bumblebee', butterfly: 'schmetterling mariposa papillon', cat: 'katze gato chat kitten kater', dog: 'hund perro chien puppy',
  elephant: 'elefant elefante', fish: 'fisch pez pescado poisson', fox: 'fuchs zorro renard', horse: 'pferd caballo cheval pony', owl: 'eule buho lechuza hibou chouette',
  paw: 'pfote pata patte pawprint', rabbit: 'hase kaninchen conejo lapin bunny hare', songbird: 'bird vogel pajaro oiseau robin sparrow', swift: 'swallow schwalbe golondrina hirondelle', whale: 'wal ballena baleine',
  bean: 'bohne kaffeebohne grano', beer: 'bier cerveza biere pint', bottle: 'flasche botella bouteille', cherry: 'kirsche cereza cerise kirschen cherries', cone: 'eis eistute helado glace icecream cono cornet', cup: 'tasse taza mug becher',
  cutlery: 'besteck cubiertos couverts fork gabel', glass: 'weinglas copa verre', loaf: 'brot pan pain bread', pear: 'birne pera poire', pepper: 'chili pimiento piment', pizza: 'pizzas', pot: 'topf olla marmite', wheat: 'weizen ahre trigo espiga ble epi',
  cactus: 'kaktus cacto', cloud: 'wolke nube nuage', clover: 'klee kleeblatt trebol trefle shamrock', drop: 'tropfen gota goutte droplet', feather: 'feder pluma plume', flame: 'flamme feuer fuego llama fire feu', flower: 'blume flor fleur blute blossom',
  leaf: 'blatt hoja feuille leaves blatter hojas feuilles', moon: 'mond luna lune', mountain: 'berg berge montana montagne mountains peak gipfel', pine: 'tanne pino sapin fir', plant: 'pflanze planta plante', snowflake: 'schneeflocke copo flocon', spark: 'funke chispa etincelle sparkle',
  sprig: 'zweig rama rameau brindille', star: 'stern estrella etoile stars sterne', sun: 'sonne sol soleil', tree: 'baum arbol arbre oak', tulip: 'tulpe tulipan tulipe', wave: 'welle ola vague waves wellen olas vagues',
  airplane: 'flugzeug avion plane', anchor: 'anker ancla ancre', archway: 'bogen arco arche arch', bag: 'tasche bolsa sac', balloon: 'ballon globo', bell: 'glocke campana cloche', bicycle: 'fahrrad bicicleta velo bike rad', bolt: 'blitz rayo eclair lightning', book: 'buch libro livre',
  bulb: 'gluhbirne bombilla ampoule lightbulb', camera: 'kamera camara', compass: 'kompass brujula boussole', crown: 'krone corona couronne', eye: 'auge ojo oeil', gem: 'diamant diamante diamond edelstein gema joya', gift: 'geschenk regalo cadeau', globe: 'globus erde earth planet monde welt',
  heart: 'herz corazon coeur', hourglass: 'sanduhr sablier', house: 'haus casa maison', key: 'schlussel llave cle clef', lamp: 'lampe lampara', lighthouse: 'leuchtturm faro phare', rocket: 'rakete cohete fusee', sailboat: 'segelboot boot velero barco voilier bateau boat ship schiff', shell: 'muschel concha coquillage', shield: 'schild escudo bouclier',
  tent: 'zelt tienda tente', umbrella: 'regenschirm schirm paraguas parapluie', ball: 'pelota balon football', car: 'auto coche voiture', chip: 'prozessor microchip', coins: 'munzen monedas pieces coin', column: 'saule columna colonne pillar', comb: 'kamm peine peigne', dumbbell: 'hantel pesa haltere', gear: 'zahnrad engranaje engrenage cog',
  graph: 'diagramm grafico graphique chart', hammer: 'martillo marteau', headphones: 'kopfhorer auriculares casque', lotus: 'lotos loto', microphone: 'mikrofon microfono', needle: 'nadel aguja aiguille', note: 'note nota musiknote', paintbrush: 'pinsel pincel pinceau', robot: 'roboter', scales: 'waage balanza balance', scissors: 'schere tijeras ciseaux',
  tooth: 'zahn diente dent', truck: 'lastwagen camion lkw', wrench: 'schraubenschlussel schraubschlussel llave inglesa', yarn: 'wolle lana laine', 'paper-plane': 'papierflieger',
};

/** Words that mean something else in a wish: "drop the icon", "target group", "play". */
const AMBIGUOUS: ReadonlySet<string> = new Set('drop target play chat cross note cone bean ball note needle glass pulse node scales chip shell column boot pan sac sol or rad fin gota nut nib bag bolt wave spark car'.split(' '));
/** Of those, the ones that stand for the thing if a wish for a picture is around. */
const KEPT: ReadonlySet<string> = new Set('sol drop wave spark bolt bag car shell ball chip glass cross note'.split(' '));

/** What each motif is called. */
export function motifNames(motifs: readonly Pick<Motif, 'id' | 'title'>[]): { id: string; words: string[] }[] {
  return motifs.map(({ id, title }) => {
    const own = [id, title.toLowerCase(), ...(NAMES[id] ?? '').split(' ')].filter(Boolean);
    const words = own.flatMap((word) => (/^[a-z]+$/.test(word) && !word.endsWith('s') ? [word, `${word}s`] : [word]));
    return { id, words: [...new Set(words)].filter((word) => !AMBIGUOUS.has(word) || KEPT.has(word)) };
  });
}
