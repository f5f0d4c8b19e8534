import { STUDIOS } from '@fifteen/contracts';
import { motifById } from '../../marks/index.ts';
import type { Axis } from '../../taste/axes.ts';
import type { ColourTarget, FontKind, Lock, Operation } from '../operations.ts';

/** An operation as a customer would say it: "Bolder", "The symbol in navy". */
export function describeOperation(operation: Operation): string {
  const describe = SENTENCES[operation.op] as (operation: Operation) => string;
  return describe(operation);
}

export const describeLock = (lock: Lock): string => `${LOCK_NAMES[lock]} as it is`;

const LOCK_NAMES: Readonly<Record<Lock, string>> = {
  font: 'The font', weight: 'The weight', case: 'Upper and lower case', tracking: 'The letter spacing', layout: 'The layout',
  colour: 'The colouring', background: 'The background', mark: 'The symbol', treatment: 'The treatment of the letters',
};

const TARGETS: Readonly<Record<ColourTarget, string>> = { all: 'The logo', mark: 'The symbol', name: 'The name', second: 'The second colour', background: 'The background' };

const KINDS: Readonly<Record<FontKind, string>> = {
  serif: 'a serif', sans: 'a sans serif', slab: 'a slab serif', script: 'a script', hand: 'a handwritten font', mono: 'a monospaced font', rounded: 'a rounded font',
  condensed: 'a condensed font', wide: 'a wide font', retro: 'a retro font', deco: 'an Art Deco font', geometric: 'a geometric font', tech: 'a technical font',
};

const TASTES: Readonly<Record<Axis, readonly [more: string, less: string]>> = {
  bold: ['More impact', 'Quieter'], premium: ['More premium', 'More down to earth'], playful: ['More playful', 'More serious'], modern: ['More modern', 'More classic'], tech: ['More technical', 'More natural'],
  minimal: ['Simpler', 'More detailed'], ornate: ['More ornate', 'Less ornate'], gradient: ['With a gradient', 'Without a gradient'], hand: ['More hand-made', 'Less hand-made'], sharp: ['Sharper', 'Softer'],
};

const sized = (text: string, steps: number): string => (Math.abs(steps) > 1 ? `Much ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text);
const by = (steps: number, more: string, less: string): string => sized(steps > 0 ? more : less, steps);
const motifName = (id: string): string => motifById(id)?.title.toLowerCase() ?? id;

const SENTENCES: { readonly [Name in Operation['op']]: (operation: Extract<Operation, { op: Name }>) => string } = {
  font: ({ style }) => `Set in ${style}`,
  fontKind: ({ kind, without }) => (without ? `Not in ${KINDS[kind]}` : `In ${KINDS[kind]}`),
  otherFont: () => 'Another font',
  weight: ({ steps }) => by(steps, 'Bolder letters', 'Thinner letters'),
  case: (operation) => ({ upper: 'All in capitals', lower: 'All in lower case', title: 'In upper and lower case' })[operation.case],
  tracking: ({ steps }) => by(steps, 'Wider letter spacing', 'Tighter letter spacing'),
  corner: ({ steps }) => by(steps, 'Rounder', 'Sharper'),
  gap: ({ steps }) => by(steps, 'More space between symbol and name', 'Less space between symbol and name'),
  layout: ({ layout }) => ({ left: 'The symbol beside the name', right: 'The symbol behind the name', above: 'The symbol above the name', below: 'The symbol below the name', plate: 'The name in a solid shape', badge: 'As a badge', other: 'Another layout' })[layout],
  size: ({ target, steps }) => by(steps, `A larger ${SIZED[target]}`, `A smaller ${SIZED[target]}`),
  colour: ({ target, hex, name }) => `${TARGETS[target]} in ${name ?? hex}`,
  paletteColour: ({ target, index }) => `${TARGETS[target]} in colour ${index} of the palette`,
  shade: ({ target, towards }) => `${TARGETS[target]} in ${towards} colours`,
  otherColours: () => 'Other colours',
  swapColours: () => 'The two colours swapped',
  oneColour: () => 'In one colour',
  ground: ({ ground }) => ({ white: 'On white', paper: 'On a light background', dark: 'On a dark background', colour: 'On a coloured background', transparent: 'Without a background' })[ground],
  gradient: ({ is }) => (is === 'on' ? 'With a gradient' : 'Without a gradient'),
  motif: ({ motif, how }) => (how === 'add' ? `With a ${motifName(motif)} in the symbol` : `A ${motifName(motif)} as the symbol`),
  symbol: ({ change }) => ({ remove: 'Without a symbol', add: 'With a symbol', figure: 'An abstract symbol', letter: 'The initial as the symbol', other: 'Another symbol' })[change],
  flip: () => 'The symbol mirrored',
  treatment: ({ kind, is }) => (is === 'on' ? `Letters with ${kind}` : `Letters without ${kind}`),
  plain: () => 'Plain letters',
  hand: ({ studio }) => `In the hand of ${STUDIOS[studio].name}`,
  taste: ({ axis, steps }) => by(steps, TASTES[axis][0], TASTES[axis][1]),
  like: ({ concept }) => (typeof concept === 'number' ? `Like concept ${concept}` : `Like “${concept}”`),
};

const SIZED = { mark: 'symbol', name: 'name', sub: 'second line' } as const;
