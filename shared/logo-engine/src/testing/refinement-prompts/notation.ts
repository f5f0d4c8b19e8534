import type { Lock, Operation } from '../../edits/operations.ts';

const sign = (steps: number): string => (steps > 0 ? '+' : '-');

/** An operation in the short notation of the prompt tables. How far is left out: prompts do not say it in numbers. */
export function notationOf(operation: Operation): string {
  switch (operation.op) {
    case 'font': return `font ${operation.style}`;
    case 'fontKind': return `${operation.without ? 'no ' : ''}font ${operation.kind}`;
    case 'otherFont': return 'font other';
    case 'weight': case 'tracking': case 'corner': case 'gap': return `${operation.op} ${sign(operation.steps)}`;
    case 'case': return `case ${operation.case}`;
    case 'layout': return `layout ${operation.layout}`;
    case 'size': return `size ${operation.target} ${sign(operation.steps)}`;
    case 'colour': return `colour ${operation.target} ${operation.name ?? operation.hex}`;
    case 'paletteColour': return `palette ${operation.target} ${operation.index}`;
    case 'shade': return `shade ${operation.target} ${operation.towards}`;
    case 'otherColours': return 'colours other';
    case 'swapColours': return 'colours swap';
    case 'oneColour': return 'colours one';
    case 'ground': return `ground ${operation.ground}`;
    case 'gradient': return `gradient ${operation.is}`;
    case 'motif': return `symbol ${operation.how} ${operation.motif}`;
    case 'symbol': return `symbol ${operation.change}`;
    case 'flip': case 'plain': return operation.op;
    case 'treatment': return `treatment ${operation.kind} ${operation.is}`;
    case 'hand': return `hand ${operation.studio}`;
    case 'taste': return `taste ${operation.axis} ${sign(operation.steps)}`;
    case 'like': return `like ${operation.concept}`;
  }
}

export const lockNotation = (lock: Lock): string => `keep ${lock}`;
