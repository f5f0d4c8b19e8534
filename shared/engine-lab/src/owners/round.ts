import type { TasteProfile } from '@fifteen/contracts';

/** One sheet of a round, and whose business it is for. */
export interface OwnerSheet {
  /** From 1. */
  readonly sheet: number;
  /** Of the brief's file. */
  readonly brief: string;
  /** The idea, look and rank of each logo, in the order of their numbers on the sheet. */
  readonly logos: readonly string[];
}

/** What was shown in a round. */
export interface OwnerRound {
  readonly round: string;
  readonly seed: string;
  readonly sheets: readonly OwnerSheet[];
}

/** What an owner says of the sheet of their business. Logos are called by their numbers on it, from 1. */
export interface OwnerAnswer {
  readonly owner: string;
  readonly sheet: number;
  /** Whether they would pay for one of them. */
  readonly pays: boolean;
  readonly favorite: number;
  /** Logos that they would be ashamed of. */
  readonly embarrassing: readonly number[];
  /** The idea that they would tell a friend about, in their own words; empty where there is none. */
  readonly tellsAFriend: string;
  readonly why?: string;
}

/** What owners said of a round. */
export interface OwnerTally {
  readonly owners: number;
  readonly pay: number;
  readonly embarrassing: number;
  readonly logos: number;
  readonly tellAFriend: number;
}

/** Counts answers. Throws where an answer is for a sheet that was not shown. */
export function tally({ sheets }: OwnerRound, answers: readonly OwnerAnswer[]): OwnerTally {
  const shown = answers.map(({ owner, sheet }) => sheets.find((each) => each.sheet === sheet) ?? fail(`${owner} answers for sheet ${sheet}, which was not shown.`));
  return {
    owners: answers.length,
    pay: answers.filter(({ pays }) => pays).length,
    embarrassing: answers.reduce((sum, { embarrassing }) => sum + new Set(embarrassing).size, 0),
    logos: shown.reduce((sum, { logos }) => sum + logos.length, 0),
    tellAFriend: answers.filter(({ tellsAFriend }) => tellsAFriend.trim() !== '').length,
  };
}

function fail(message: string): never {
  throw new Error(message);
}

/** What an owner knows: their own business, and what they told the service. */
export function instructionsFor(sheet: number, { basic_info, vibe_check, hate_test }: TasteProfile): string {
  return `You own "${basic_info.company_name}" (${basic_info.industry}). ${basic_info.description ?? ''}
You asked an online service for a logo. You said that you like these styles: ${vibe_check.selected_logos.join(', ')}; and that you dislike logos that are
${[hate_test.disliked_logo_id, ...hate_test.reasons].join(', ')}. You chose the colors. sheet-${String(sheet).padStart(2, '0')}.png shows what you got: 15 logos, numbered.

A brand kit with the logo costs $29. You are busy, careful with money, proud of your business, and know nothing of how the logos are made.
Answer honestly, as JSON:

{"owner": "your name", "sheet": ${sheet}, "pays": true or false (would you pay $29 for one of these?), "favorite": number,
 "embarrassing": [numbers of those that you would be ashamed to show to a customer: wrong for the business, ugly, broken, unreadable],
 "tellsAFriend": "the one idea that you would tell a friend about, in your words; empty if there is none", "why": "one or two sentences"}
`;
}
