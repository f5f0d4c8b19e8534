/** One absolute SVG command with the point that it starts from. */
export interface Command {
  letter: 'M' | 'L' | 'Q' | 'C' | 'Z';
  /** x, y pairs: control points first, end point last. Empty for Z. */
  numbers: number[];
}

const TOKEN = /[MLHVQCZ]|-?\d*\.?\d+(?:e[-+]?\d+)?/g;
const ARITY = { M: 2, L: 2, Q: 4, C: 6, H: 1, V: 1, Z: 0 };
type Kind = keyof typeof ARITY;

const isKind = (token: string): token is Kind => token.charCodeAt(0) >= 65;

/** Splits absolute path data into commands; H and V become L, repeated arguments become commands of their own. */
export function readCommands(data: string): Command[] {
  const commands: Command[] = [];
  const tokens = data.match(TOKEN) ?? [];
  let kind: Kind = 'Z';
  let x = 0;
  let y = 0;
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] ?? '';
    const isNew = isKind(token);
    if (isNew) [kind, at] = [token, at + 1];
    if (kind === 'Z') {
      if (isNew) commands.push({ letter: 'Z', numbers: [] });
      else at += 1;
      continue;
    }
    const numbers = absolute(kind, numbersFrom(tokens, at, ARITY[kind]), x, y);
    x = numbers[numbers.length - 2] ?? x;
    y = numbers[numbers.length - 1] ?? y;
    commands.push({ letter: letterOf(kind, isNew), numbers });
    at += ARITY[kind];
  }
  return commands;
}

function numbersFrom(tokens: readonly string[], at: number, count: number): number[] {
  const numbers: number[] = [];
  for (let i = at; i < at + count; i += 1) numbers.push(Number(tokens[i]));
  return numbers;
}

/** The inverse of readCommands. */
export const writeCommands = (commands: readonly Command[]): string =>
  commands.map(({ letter, numbers }) => letter + numbers.join(' ')).join('');

const absolute = (kind: Kind, numbers: number[], x: number, y: number) => {
  if (kind === 'H') return [numbers[0] ?? x, y];
  if (kind === 'V') return [x, numbers[0] ?? y];
  return numbers;
};

const letterOf = (kind: Exclude<Kind, 'Z'>, isNew: boolean): Command['letter'] =>
  kind === 'H' || kind === 'V' || (kind === 'M' && !isNew) ? 'L' : kind;
