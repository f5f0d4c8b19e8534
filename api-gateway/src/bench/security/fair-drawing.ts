import { setTimeout as sleep } from 'node:timers/promises';
import { p95Of } from '../medians.ts';
import { visit } from '../visit.ts';
import { type Answers, startFlood } from './flood.ts';

/** Requests that the attacker keeps under way, as the review of security did. */
export const AT_ONCE = 80;
/** A refused request is sent again after it: the attack is on the drawing, not on the network. */
const PAUSE_MS = 1_000;
/** The attack is under way when the payer begins. */
const SETTLED_MS = 500;
/** Edit previews of the payer in each round, quiet and under attack. */
const PREVIEWS = 24;

export interface DrawingScene {
  readonly url: string;
  /** A customer of a paid project, and a logo of it. */
  readonly payer: { readonly token: string; readonly assetId: string };
  /** Paths of pictures that nobody has drawn yet, all of one free account: an equal part is asked for in each round. */
  readonly pictures: readonly string[];
  readonly rounds: number;
}

export interface FairDrawing {
  readonly quietP95Ms: number;
  readonly attackedP95Ms: number;
  /** The payer's p95 under attack as a multiple of quiet. */
  readonly ratio: number;
  readonly previews: number;
  /** Edit previews of the payer that were not answered with 200. */
  readonly refused: number;
  readonly attackerAnswers: Answers;
}

const added = (one: Answers, other: Answers): Answers => {
  const sum: Record<number, number> = { ...one };
  for (const [status, count] of Object.entries(other)) sum[Number(status)] = (sum[Number(status)] ?? 0) + count;
  return sum;
};

/**
 * A free account asks for many pictures at once, while a paying customer edits: how long the customer waits, beside the
 * same without the attack, round by round in the same run.
 */
export const measureFairDrawing = async ({ url, payer, pictures, rounds }: DrawingScene): Promise<FairDrawing> => {
  const times = { quiet: [] as number[], attacked: [] as number[] };
  let attackerAnswers: Answers = {};
  let refused = 0;
  let turn = 0;

  const preview = async (): Promise<number> => {
    turn += 1;
    const hex = `#${((turn * 40503) & 0xffffff).toString(16).padStart(6, '0')}`;
    const began = performance.now();
    const { status } = await visit(`${url}/api/v1/projects/assets/${payer.assetId}/edit-preview`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${payer.token}` },
      body: JSON.stringify({ operations: [{ op: 'color', target: 'mark', hex }] }),
    });
    if (status !== 200) refused += 1;
    return performance.now() - began;
  };
  const previewsInto = async (into: number[]): Promise<void> => {
    for (let i = 0; i < PREVIEWS; i += 1) into.push(await preview());
  };

  // The threads start, and compile what they draw with.
  const [first = '', ...others] = pictures;
  await visit(url + first, { headers: {} });
  await previewsInto([]);
  refused = 0;

  const share = Math.floor(others.length / rounds);
  for (let round = 0; round < rounds; round += 1) {
    await previewsInto(times.quiet);
    const attack = startFlood({ urls: others.slice(round * share, (round + 1) * share).map((path) => url + path), lanes: AT_ONCE, pauseMs: PAUSE_MS });
    await sleep(SETTLED_MS);
    await previewsInto(times.attacked);
    attackerAnswers = added(attackerAnswers, await attack.stop());
  }
  const [quietP95Ms, attackedP95Ms] = [p95Of(times.quiet), p95Of(times.attacked)];
  return { quietP95Ms, attackedP95Ms, ratio: attackedP95Ms / quietP95Ms, previews: times.attacked.length, refused, attackerAnswers };
};
