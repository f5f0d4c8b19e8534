import type { Question } from './round.ts';

/** What a judge reads besides the sheets: it names no answer. */
export const instructionsFor = (questions: readonly Question[]): string => `Each picture sheet-NN.png shows fifteen logos that were drawn for one customer. Before, the customer had chosen three
visual styles out of twelve. For each sheet there are four styles below. Exactly one of them is among the three that the
customer chose; the other three styles below were not chosen. The two other chosen styles are not named.

Look at the whole sheet: letters, weight, color, composition, how the pictures are drawn. About a third of the logos
should be in the style that you are looking for. The trade and the name say nothing: styles were chosen at random.

Answer for every sheet, guessing where you must, as JSON:

{ "judge": "your name", "answers": [{ "sheet": 1, "vibe": "modern_flat", "why": "a few words" }] }

${questions.map(({ sheet, candidates }) => `sheet-${String(sheet).padStart(2, '0')}.png: ${candidates.join(', ')}`).join('\n')}
`;
