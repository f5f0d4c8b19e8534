/** One absolute SVG command with the point that it starts from. */
export interface Command {
  letter: 'M' | 'L' | 'Q' | 'C' | 'Z';
  /** x, y pairs: control points first, end point last. Empty for Z. */
  numbers: number[];
}

const COMMAND = /([MLHVQCZ])([^MLHVQCZ]*)/g;
const NUMBER = /-?\d*\.?\d+(?:e[-+]?\d+)?/g;
const ARITY = { M: 2, L: 2, Q: 4, C: 6, H: 1, V: 1, Z: 0 };

/** Splits absolute path data into commands; H and V become L, repeated arguments become commands of their own. */
export function readCommands(data: string): Command[] {
  const commands: Command[] = [];
  let x = 0;
  let y = 0;
  for (const [, letter, rest] of data.matchAll(COMMAND)) {
    const kind = letter as keyof typeof ARITY;
    const all = (rest?.match(NUMBER) ?? []).map(Number);
    if (kind === 'Z') {
      commands.push({ letter: 'Z', numbers: [] });
      continue;
    }
    for (let at = 0; at < all.length; at += ARITY[kind]) {
      const numbers = absolute(kind, all.slice(at, at + ARITY[kind]), x, y);
      [x, y] = numbers.slice(-2) as [number, number];
      commands.push({ letter: letterOf(kind, at), numbers });
    }
  }
  return commands;
}

/** The inverse of readCommands. */
export const writeCommands = (commands: readonly Command[]): string =>
  commands.map(({ letter, numbers }) => letter + numbers.join(' ')).join('');

const absolute = (kind: keyof typeof ARITY, numbers: number[], x: number, y: number) => {
  if (kind === 'H') return [numbers[0] ?? x, y];
  if (kind === 'V') return [x, numbers[0] ?? y];
  return numbers;
};

const letterOf = (kind: Exclude<keyof typeof ARITY, 'Z'>, at: number): Command['letter'] =>
  kind === 'H' || kind === 'V' || (kind === 'M' && at > 0) ? 'L' : kind;
