import type { Wish } from './wish.ts';

/** Written when the lexicon was done, in a looser tone, and not tuned for. */
export const SECOND_HOLD_OUT: readonly Wish[] = [
  ['Looks good overall, just bump up the size of the icon', 'size mark +'],
  ['our brand color is #0a7d5c so please use that', 'colour all #0a7d5c'],
  ['the writing is hard to read, can it be thicker?', 'weight +'],
  ['Could we lose the picture and have only our name?', 'symbol remove'],
  ['it needs to look expensive', 'taste premium +'],
  ['swap the leaf for a tree', 'symbol replace tree'],
  ['not a fan of the font, maybe something with serifs', 'font serif'],
  ['burgundy and gold please', 'colour all burgundy; colour second gold'],
  ['move the symbol to the top', 'layout above'],
  ['I want it less colourful', 'shade all calmer'],
  ['don\'t make it bolder', ''],
  ['same font, other colours, and put it on black', 'keep font; colours other; colour background black'],
  ['Too much space between the letters', 'tracking -'],
  ['can the background be a very light grey', 'colour background light grey'],
  ['Die Schrift gefällt mir nicht, lieber etwas Handschriftliches', 'font hand'],
  ['Symbol bitte spiegeln und etwas kleiner', 'flip; size mark -'],
  ['Das Blau bitte durch ein warmes Rot ersetzen', 'colour all red'],
  ['Me gustaría ver el logo con el símbolo arriba y letras más modernas', 'layout above; taste modern +'],
  ['¿Puede ser más sobrio y sin sombra?', 'taste playful -; treatment shadow off'],
  ['Pouvez-vous essayer en noir sur fond blanc ?', 'colour all black; ground white'],
  ['le nom trop petit, le symbole trop gros', 'size name +; size mark -'],
];
