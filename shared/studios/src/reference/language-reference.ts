import { COLOR_ROLES, LAYER_ROLES, MONOS, PEN_IDS } from '@fifteen/drawing';

/** Reads a source file of the drawing package: "draw.ts". */
export type ReadSource = (file: string) => string;

/** Classes of the language in the order in which a reader needs them, and what a program calls an object of each. */
const CLASSES = [
  { name: 'Draw', file: 'draw.ts', says: 'The board, `d`.' },
  { name: 'Shape', file: 'shape.ts', says: 'A filled area. Never changes: each method returns a new one.' },
  { name: 'Line', file: 'line.ts', says: 'A center line, which a pen or a brush makes into a shape. Never changes.' },
  { name: 'Lettering', file: 'lettering.ts', says: 'One line of letters. Never changes.' },
  { name: 'Transformable', file: 'transformable.ts', says: 'What shapes, lines and lettering share. Self is the kind of object that it is called on.' },
] as const;

/** Types that the signatures speak of. */
const TYPES = [
  ['program.ts', 'ProgramInput'],
  ['box.ts', 'Box'],
  ['box.ts', 'Place'],
  ['paint.ts', 'Paint'],
  ['paint.ts', 'MixPaint'],
  ['paint.ts', 'TintPaint'],
  ['paint.ts', 'GradientPaint'],
  ['layer.ts', 'Layer'],
  ['draw.ts', 'LayerOptions'],
  ['draw.ts', 'CornerRadius'],
  ['line.ts', 'StrokeStyle'],
  ['line.ts', 'Width'],
  ['lettering.ts', 'Letter'],
  ['lettering.ts', 'LetteringMeasures'],
  ['anchors.ts', 'Anchors'],
  ['anchors.ts', 'StrokeEnd'],
  ['anchors.ts', 'Disc'],
  ['text/lettering-style.ts', 'LetteringStyle'],
  ['text/font-lettering.ts', 'TextOptions'],
  ['pens/pen.ts', 'PenOptions'],
  ['measure/stems.ts', 'Stem'],
  ['construct/radial.ts', 'RadialOptions'],
  ['construct/along.ts', 'AlongOptions'],
  ['construct/ribbon.ts', 'RibbonOptions'],
  ['construct/ribbon.ts', 'Ribbon'],
  ['construct/overprint.ts', 'Inked'],
  ['construct/graded-stroke.ts', 'GradedStrokeOptions'],
  ['construct/graded-stroke.ts', 'GradedPiece'],
  ['construct/nested.ts', 'NestOptions'],
] as const;

/** Fields that programs can read besides methods and getters. */
const FIELDS: Readonly<Record<string, string>> = { Lettering: '- `letters: Letter[]`\n- `measures: LetteringMeasures`\n' };

const oneOf = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(' | ');

/** Types that are lists of words, with their words. */
const NAMES = [
  'type Point = [x: number, y: number];',
  `type ColorRole = ${oneOf(COLOR_ROLES)};`,
  `type LayerRole = ${oneOf(LAYER_ROLES)};`,
  `type Mono = ${oneOf(MONOS)};`,
  `type PenId = ${oneOf(PEN_IDS)};`,
  "type Join = 'miter' | 'round' | 'bevel';",
  "type Cap = 'butt' | 'round' | 'square';",
  "type LetterCase = 'upper' | 'lower' | 'title';",
];

/** Members that programs cannot reach in the isolate. */
const HIDDEN: ReadonlySet<string> = new Set(['constructor', 'transform', 'readings']);

/** One method or property of the language. */
export interface Member {
  readonly name: string;
  readonly signature: string;
  readonly says: string;
}

/**
 * The reference of the drawing language that a model gets, made of the docstrings and signatures of the drawing package:
 * what is added to the language is in the next reference.
 */
export function languageReference(read: ReadSource): string {
  const classes = CLASSES.map(({ name, file, says }) => `## ${name}\n${says}\n\n${FIELDS[name] ?? ''}${membersOf(read(file), name).map(line).join('\n')}`);
  const types = TYPES.map(([file, name]) => typeOf(read(file), name));
  return `# The drawing language\n\n${docOf(read('draw.ts'), 'class Draw ')}\n\n${classes.join('\n\n')}\n\n## Types\n\`\`\`ts\n${[...NAMES, ...types].join('\n')}\n\`\`\`\n`;
}

const line = ({ signature, says }: Member): string => `- \`${signature}\`${says ? ` ${says}` : ''}`;

/** Public methods and getters of a class, in their order. */
export function membersOf(source: string, className: string): Member[] {
  const start = source.search(new RegExp(`^export (abstract )?class ${className}\\b`, 'm'));
  const end = source.indexOf('\n}', start);
  const body = source.slice(start, end);
  const found = body.matchAll(/(?:\n {2}\/\*\*((?:(?!\*\/)[\s\S])*)\*\/)?(?:\n {2}\/\/[^\n]*)*\n {2}(abstract )?(get )?([a-z]\w*)\(([^\n]*?)\)(?:: ([^\n]+?))?(?: \{|;)(?=\n)/g);
  return [...found].flatMap(([, doc = '', , isGetter, name = '', args = '', returns = '']) => {
    if (HIDDEN.has(name)) return [];
    return [{ name, signature: plain(isGetter ? `${name}: ${returns}` : `${name}(${args})${returns ? `: ${returns}` : ''}`), says: sentence(doc) }];
  });
}

/** A type as it is written, without what only a compiler needs. */
function typeOf(source: string, name: string): string {
  const start = source.search(new RegExp(`^export (interface|type) ${name}\\b`, 'm'));
  if (start < 0) throw new Error(`The drawing package has no type ${name}.`);
  const isInterface = source.startsWith('export interface', start);
  const end = isInterface ? source.indexOf('\n}', start) + 2 : source.indexOf(';\n', start) + 1;
  const text = source.slice(start, end).replace(/^export /, '');
  const fields = text.replaceAll(/\n {2}\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n( {2}[^\n]*)/g, (_, doc: string, field: string) => `\n${field} // ${sentence(doc)}`);
  return plain(fields);
}

const docOf = (source: string, before: string): string => {
  const at = source.indexOf(`*/\nexport ${before}`);
  return sentence(source.slice(source.lastIndexOf('/**', at) + 3, at));
};

const sentence = (doc: string): string => doc.replaceAll(/\s*\n\s*\*\s?/g, ' ').replaceAll(/\{@link (\w+)\}/g, '$1').replaceAll(/\s+/g, ' ').trim();

const plain = (text: string): string => text.replaceAll(/\breadonly /g, '').replaceAll(/: number = [A-Z]+\b/g, '?: number');
