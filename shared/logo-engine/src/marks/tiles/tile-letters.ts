import { type Path, scale, translate } from '../../geometry/index.ts';
import { tilesOf } from './tile.ts';

/** Capitals and digits from eight tiles, five high; the codes are those of `tilesOf`. */
const LETTERS: Readonly<Record<string, string>> = {
  A: 'r#7 #.# ### #.# #.#',
  B: '##7 #.# ### #.# ##J',
  C: 'r## #.. #.. #.. L##',
  D: '##7 #.# #.# #.# ##J',
  E: '### #.. ##. #.. ###',
  F: '### #.. ##. #.. #..',
  G: 'r## #.. #.# #.# L##',
  H: '#.# #.# ### #.# #.#',
  I: '# # # # #',
  J: '..# ..# ..# #.# L#J',
  K: '#.# #.J ##. #.7 #.#',
  L: '#.. #.. #.. #.. ###',
  M: '##7#7 #.#.# #.#.# #.#.# #.#.#',
  N: '##7 #.# #.# #.# #.#',
  O: 'r#7 #.# #.# #.# L#J',
  P: '##7 #.# ##J #.. #..',
  Q: 'r#7. #.#. #.#. #.#. L##b',
  R: '##7 #.# ##J #.7 #.#',
  S: 'r## #.. L#7 ..# ##J',
  T: '### .#. .#. .#. .#.',
  U: '#.# #.# #.# #.# L#J',
  V: '#.# #.# #.# #.# d#c',
  W: '#.#.# #.#.# #.#.# #.#.# L###J',
  X: '#.# d#c .#. a#b #.#',
  Y: '#.# #.# L#J .#. .#.',
  Z: '### ..# a#c #.. ###',
  '0': 'r#7 #.# #.# #.# L#J',
  '1': '## .# .# .# .#',
  '2': '##7 ..# r#J #.. ###',
  '3': '##7 ..# .## ..# ##J',
  '4': '#.# #.# ### ..# ..#',
  '5': '### #.. ##7 ..# ##J',
  '6': 'r## #.. ##7 #.# L#J',
  '7': '### ..# ..# ..# ..#',
  '8': 'r#7 #.# ### #.# L#J',
  '9': 'r#7 #.# L## ..# ##J',
};

const HEIGHT = 5;

/** Whether the character can be laid in tiles as it is: accents and other scripts cannot. */
export const canTile = (char: string): boolean => Object.hasOwn(LETTERS, char.toUpperCase());

/** A letter laid in tiles: 1,000 units high, its baseline at 0; the grout is a share of a tile. Null if it cannot be. */
export function tileLetterPath(char: string, grout: number): Path | null {
  const pattern = LETTERS[char.toUpperCase()];
  if (!pattern) return null;
  const rows = pattern.split(' ');
  return translate(scale(tilesOf(rows, { cell: 100, grout: grout * 100 }), 1000 / (HEIGHT * 100)), 0, -1000);
}
