import type { GuideCopy } from './guide-copy.ts';
import { capitalized, listed } from './sentences.ts';

/** "y" becomes "e" before the sound of an i: "rojo e índigo". */
const and = (words: readonly string[]): string => (/^h?[ií]/i.test(words.at(-1) ?? '') ? 'e' : 'y');

export const es: GuideCopy = {
  language: 'es',
  guidelines: 'Manual de marca',
  cover: 'Portada',
  idea: {
    title: 'La idea',
    facts: {
      symbolAndName: 'Un símbolo y tu nombre: juntos forman el logotipo, y cada uno puede ir también por su cuenta.',
      nameAlone: 'Tu nombre es el logotipo. La idea está en las letras.',
      font: (name) => `Compuesto en ${name}.`,
      colors: (drawn, background) => `${capitalized(listed(drawn, and(drawn)))} sobre ${background}.`,
      colorNames: {
        burgundy: 'burdeos', rose: 'rosa antiguo', 'blush pink': 'rosa empolvado', raspberry: 'frambuesa', oxblood: 'sangre de toro', 'brick red': 'rojo ladrillo', coral: 'coral', red: 'rojo',
        'chocolate brown': 'marrón chocolate', terracotta: 'terracota', peach: 'melocotón', orange: 'naranja', brown: 'marrón', caramel: 'caramelo', sand: 'arena', amber: 'ámbar',
        'olive brown': 'marrón oliva', mustard: 'mostaza', cream: 'crema', yellow: 'amarillo', olive: 'oliva', 'olive green': 'verde oliva', 'pale lime': 'lima pálido', lime: 'lima',
        'forest green': 'verde bosque', 'leaf green': 'verde hoja', 'pale green': 'verde pálido', green: 'verde', 'dark green': 'verde oscuro', 'sea green': 'verde mar', mint: 'menta', emerald: 'esmeralda',
        'deep teal': 'verde azulado oscuro', teal: 'verde azulado', 'pale aqua': 'aguamarina pálido', turquoise: 'turquesa', petrol: 'azul petróleo', 'steel blue': 'azul acero', 'pale blue': 'azul pálido', 'sky blue': 'azul cielo',
        navy: 'azul marino', blue: 'azul', 'powder blue': 'azul empolvado', 'bright blue': 'azul vivo', 'midnight blue': 'azul medianoche', 'slate blue': 'azul pizarra', lavender: 'lavanda', indigo: 'índigo',
        'deep purple': 'morado oscuro', purple: 'morado', lilac: 'lila', violet: 'violeta', plum: 'ciruela', mauve: 'malva', 'pale pink': 'rosa pálido', magenta: 'magenta', pink: 'rosa vivo',
        taupe: 'topo', sage: 'verde salvia',
        black: 'negro', charcoal: 'antracita', gray: 'gris', silver: 'gris plata', 'off-white': 'blanco roto', white: 'blanco',
      },
    },
    studio: (name) => `Dibujado al estilo de ${name}`,
    philosophies: {
      helios: 'Luz y claridad. Una sola idea, hecha de círculos y rayos, con letras abiertas y mucho aire.',
      '78': 'Modernidad cálida. Rayas, sellos y letras gruesas y suaves en colores planos, con un poco de ritmo.',
      apex: 'Reducción y filo. Cortar, recortar e invertir; letras densas y juntas, contraste fuerte, un solo acento.',
      marrow: 'La mano que lo hizo. Pincel, tinta e impresión, con los pequeños fallos que delatan a una persona.',
      tessera: 'El patrón como firma. Una pequeña tesela, girada y repetida hasta que no pueda ser de nadie más.',
    },
  },
  versions: {
    title: 'Versiones',
    lead: 'Un logotipo, cinco versiones, cada una dibujada para su formato. Usa la primera que encaje, en este orden, y usa siempre los archivos: nunca rehagas una versión a mano.',
    of: {
      primary: ['Logotipo', 'La primera opción, si hay espacio'],
      horizontal: ['En línea', 'Cabeceras, rótulos, correo'],
      stacked: ['Apilado', 'Espacios estrechos y cuadrados'],
      wordmark: ['Solo el nombre', 'Cuando el símbolo está cerca'],
      symbol: ['Símbolo', 'Perfiles, iconos, sellos'],
    },
  },
  clearSpace: {
    title: 'Área de respeto',
    lead: 'Deja este espacio libre por todos los lados: sin texto, sin bordes de fotos, sin otros logotipos. Más siempre es mejor. Los archivos sin fondo ya incluyen este espacio.',
    share: (percent) => `x = ${percent}\u00a0% del ancho del logotipo`,
    example: (millimeters) => `En un logotipo de 100 mm de ancho, son ${millimeters} mm por cada lado.`,
  },
  leastSize: {
    title: 'Tamaño mínimo',
    lead: 'Por debajo de estos anchos, los detalles se cierran y las letras se leen mal. Hemos medido lo claro que se ve tu logotipo en pequeño, con letras nunca menores que un cuerpo de 6 pt. ¿Demasiado pequeño para el logotipo completo? Usa el símbolo.',
    inPrint: (millimeters) => `${millimeters} mm impreso`,
    onScreens: (pixels) => `${pixels} px en pantalla`,
    small: { title: 'Versiones para pantallas pequeñas', lead: 'Menos detalles, trazos más fuertes: redibujadas para 16 y 32 px, aquí ampliadas' },
  },
  backgrounds: {
    title: 'Fondos',
    lead: 'Sobre fondos claros y oscuros, el logotipo mantiene sus colores. Sobre tu color principal, sobre fotos y al imprimir a una tinta, usa un solo color: oscuro sobre claro, blanco sobre oscuro. En las fotos, elige una zona tranquila y mantén un contraste superior a 3\u00a0:\u00a01.',
    light: 'Claro',
    dark: 'Oscuro',
    bold: 'Color principal',
    oneColor: 'Un color',
  },
  colors: {
    title: 'Colores',
    lead: 'Usa sobre todo el primer color y los demás como acentos. HEX y RGB son para pantallas. Los valores CMYK son un punto de partida: las imprentas y los papeles varían, así que pide una prueba antes de una tirada grande.',
    inLogo: 'en el logotipo',
    roles: { primary: 'Principal', accent: 'Acento', third: 'Tercero', ink: 'Tinta', paper: 'Papel', soft: 'Suave', deep: 'Profundo', white: 'Blanco' },
    strong: (role) => `${role}, fuerte`,
  },
  contrast: {
    title: 'Contraste',
    lead: 'Qué colores de texto se leen sobre qué fondos. Cada cuadro muestra la relación de contraste según WCAG 2.2. Las parejas sin muestra son demasiado débiles para texto.',
    large: 'Grande',
    grades: ['7\u00a0:\u00a01 o más. Cualquier texto.', '4,5\u00a0:\u00a01 o más. Cualquier texto desde 9 pt.', '3\u00a0:\u00a01 o más. Titulares desde 18 pt, símbolos y bordes de botones.'],
  },
  headlines: {
    title: 'Titulares',
    lead: (font, weight) => `${font}, peso ${weight}, es la letra de tu logotipo. Úsala en titulares y líneas cortas, desde 14 pt, no en textos largos. Para el nombre en sí, usa siempre los archivos del logotipo.`,
  },
  text: {
    title: 'Texto',
    lead: (font) => `Usa ${font} para todo lo que se lee: cartas, páginas web, etiquetas. Bastan dos pesos: normal para leer, seminegrita para destacar. Líneas de 45 a 75 caracteres, alineadas a la izquierda.`,
    labels: ['Titular, 32 / 36', 'Entradilla, 18 / 26', 'Texto, 11 / 17', 'Etiqueta, 9 / 14'],
    samples: [
      'Una introducción cuenta en una o dos frases de qué trata la página.',
      'Mantén el texto tranquilo: un tamaño, un color, un interlineado cómodo. Que destaque el titular. Deja más espacio antes de un título que después, y no uses más de dos tamaños por página.',
      'Horario  ·  Carta  ·  Cómo llegar',
    ],
  },
  license: {
    terms: 'SIL Open Font License 1.1: uso libre en impresos, en la web y en productos.',
    included: 'Los archivos y la licencia están en la carpeta «fonts».',
    notIncluded: 'La licencia está en la carpeta «fonts». Los archivos son muchos y grandes: descárgalos de Google Fonts.',
  },
  use: {
    title: 'Sí y no',
    lead: 'Dos usos correctos y seis incorrectos, con tu propio logotipo. En caso de duda, usa un archivo tal como está y dale más espacio.',
    rules: ['Colores originales, con espacio', 'Invertido sobre el fondo opuesto', 'No lo deformes', 'No lo gires', 'No cambies sus colores', 'No sobre fondos de poco contraste', 'No lo agobies', 'No sobre fondos recargados'],
  },
  inUse: {
    title: 'En uso',
    lead: 'Deja que el logotipo mande, usa un color principal y mucho espacio vacío. Todo en este kit sigue las mismas reglas: un logotipo por superficie, los datos de contacto en la letra de texto y un símbolo grande donde hay sitio.',
  },
  files: {
    title: 'Archivos',
    lead: 'Envía PDF o EPS a la imprenta, SVG a los desarrolladores y PNG o JPG a todos los demás. El nombre del archivo indica primero la versión y luego el color.',
    folders: {
      web: 'Webs, aplicaciones y todo lo que cambia de tamaño.',
      print: 'Imprentas y programas antiguos.',
      office: 'Documentos, presentaciones y publicaciones.',
      vendors: 'Vinilo, tintas planas, láser, bordado, correo.',
      icons: 'Favicons, iconos de app y el código para pegar.',
      cards: 'Claras y oscuras, con sangrado y marcas de corte.',
      letterhead: 'A4 y carta, listos para imprimir.',
      signature: 'Pégala en tu programa de correo.',
      tokens: 'Colores y letras para desarrolladores.',
      fonts: 'Para ordenador y web, con licencia.',
    },
    colorings: 'Colores',
    of: {
      color: 'a todo color, con su fondo',
      transparent: 'a todo color, sin fondo',
      reversed: 'para el fondo opuesto',
      onDark: 'a todo color, para fondos oscuros',
      oneColor: 'un color, sin fondo',
    },
  },
  contact: {
    title: 'Contacto',
    headline: '¿Preguntas?',
    intro: '¿Alguna duda? Pregunta antes de imprimir o publicar:',
    introAlone: (company) => `¿Alguna duda? Pregunta a ${company} antes de imprimir o publicar.`,
    madeWith: 'Hecho con Fifteen',
  },
  letter: [
    'Estimado cliente:',
    'Aquí empieza tu carta: alineada con el logotipo, con un ancho de dos tercios de la página y espacio bajo el membrete. Usa un cuerpo de diez u once puntos y un interlineado generoso.',
    'El pie es para tus datos de contacto. Si la carta pasa a una segunda página, usa una hoja en blanco del mismo papel.',
    'Atentamente,',
  ],
  signature: 'Firma de correo',
};
