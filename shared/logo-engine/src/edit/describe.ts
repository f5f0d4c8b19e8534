import { STUDIOS, type TasteAxis } from '@fifteen/contracts';
import { articled, nameOfThing } from './thing-names.ts';
import type { ColorTarget, FontKind, Lock, Operation } from './operation.ts';

/** An operation as a customer would say it: "Bolder letters", "The symbol in navy". */
export function describeOperation(operation: Operation): string {
  const describe = SENTENCES[operation.op] as (operation: Operation) => string;
  return describe(operation);
}

export const describeLock = (lock: Lock): string => `${LOCK_NAMES[lock]} as it is`;

const LOCK_NAMES: Readonly<Record<Lock, string>> = {
  font: 'The font', weight: 'The weight', case: 'Upper and lower case', tracking: 'The letter spacing', layout: 'The layout',
  color: 'The coloring', background: 'The background', mark: 'The symbol', tag: 'The tagline',
};

const TARGETS: Readonly<Record<ColorTarget, string>> = { all: 'The logo', mark: 'The symbol', name: 'The name', second: 'The second color', third: 'The third color', background: 'The background' };

const KINDS: Readonly<Record<FontKind, string>> = {
  serif: 'a serif', sans: 'a sans serif', slab: 'a slab serif', script: 'a script', hand: 'a handwritten font', mono: 'a monospaced font', rounded: 'a rounded font',
  condensed: 'a condensed font', wide: 'a wide font', retro: 'a retro font', deco: 'an Art Deco font', geometric: 'a geometric font', tech: 'a technical font', drawn: 'drawn letters',
};

const TASTES: Readonly<Record<TasteAxis, readonly [more: string, less: string]>> = {
  bold: ['More impact', 'Quieter'], premium: ['More premium', 'More down to earth'], playful: ['More playful', 'More serious'], modern: ['More modern', 'More classic'], tech: ['More technical', 'More natural'],
  minimal: ['Simpler', 'More detailed'], ornate: ['More ornate', 'Less ornate'], gradient: ['With a gradient', 'Without a gradient'], hand: ['More handmade', 'Less handmade'], sharp: ['Sharper', 'Softer'],
};

const SIZED = { mark: 'symbol', name: 'name', sub: 'second line' } as const;

const sized = (text: string, steps: number): string => (Math.abs(steps) > 1 ? `Much ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text);
const by = (steps: number, more: string, less: string): string => sized(steps > 0 ? more : less, steps);

const SENTENCES: { readonly [Name in Operation['op']]: (operation: Extract<Operation, { op: Name }>) => string } = {
  font: ({ style }) => `Set in ${style}`,
  fontKind: ({ kind, without }) => (without ? `Not in ${KINDS[kind]}` : `In ${KINDS[kind]}`),
  otherFont: () => 'Another font',
  weight: ({ steps }) => by(steps, 'Bolder letters', 'Thinner letters'),
  case: (operation) => ({ upper: 'All in capitals', lower: 'All in lower case', title: 'In upper and lower case' })[operation.case],
  tracking: ({ steps }) => by(steps, 'Wider letter spacing', 'Tighter letter spacing'),
  corner: ({ steps }) => by(steps, 'Rounder', 'Sharper'),
  gap: ({ steps }) => by(steps, 'More space between symbol and name', 'Less space between symbol and name'),
  layout: ({ layout }) => ({ left: 'The symbol before the name', right: 'The symbol after the name', above: 'The symbol above the name', below: 'The symbol below the name', other: 'Another layout' })[layout],
  lines: ({ lines }) => (lines === 'one' ? 'The name on one line' : 'The name on several lines'),
  size: ({ target, steps }) => by(steps, `A larger ${SIZED[target]}`, `A smaller ${SIZED[target]}`),
  tag: ({ text }) => (text.trim() === '' ? 'Without a tagline' : `With the line “${text.trim()}”`),
  color: ({ target, hex, name }) => `${TARGETS[target]} in ${name ?? hex}`,
  paletteColor: ({ target, index }) => `${TARGETS[target]} in color ${index} of the palette`,
  shade: ({ target, towards }) => `${TARGETS[target]} in ${towards} colors`,
  otherColors: () => 'Other colors',
  swapColors: () => 'The two colors swapped',
  oneColor: () => 'In one color',
  ground: ({ ground }) => ({ white: 'On white', paper: 'On a light background', dark: 'On a dark background', color: 'On a colored background', transparent: 'Without a background' })[ground],
  gradient: ({ is }) => (is === 'on' ? 'With a gradient' : 'Without a gradient'),
  idea: () => 'The symbol that you chose',
  thing: ({ thing }) => `A symbol that shows ${articled(nameOfThing(thing))}`,
  symbol: ({ change }) => ({ remove: 'Without a symbol', add: 'With a symbol', letter: 'The initial as the symbol', other: 'Another idea' })[change],
  look: ({ look }) => (look ? `Drawn in the look “${look}”` : 'The same idea, drawn differently'),
  parameter: ({ label, towards }) => (label && towards ? `${label} ${towards === 'more' ? 'up' : 'down'}` : 'The symbol fine-tuned'),
  carrier: () => 'The picture in another letter',
  flip: () => 'The symbol mirrored',
  plain: () => 'Plain letters',
  hand: ({ studio }) => `In the hand of ${STUDIOS[studio].name}`,
  taste: ({ axis, steps }) => by(steps, TASTES[axis][0], TASTES[axis][1]),
  like: ({ concept }) => (typeof concept === 'number' ? `Like concept ${concept}` : `Like “${concept}”`),
};
