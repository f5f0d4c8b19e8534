import type { Result } from './result.ts';

const INTRODUCTION = `# The arena

Whether our logos are good is what blind judges say. Written by \`npm run arena -- --tally\`; every vote is in
[arena/rounds](arena/rounds).

1. \`npm run arena -- --against real --pairs 60 --seed N\` draws pairs: one of our concepts (at random from its set, or with
   \`--pick first\` the first of our own ranking) beside the logo of a lesser-known company. \`--against COMMIT\` compares with the
   engine of a commit, \`--kind symbol\` symbols in one color. The seed settles who meets whom and on which side.
2. At least two judges see the sheets and nothing else. Each names the better side of every pair, and scores both from 1 to 10.
3. \`npm run arena -- --tally DIR --votes FILE --votes FILE\` opens the key and counts.

The interval is 95 %, by bootstrap over the votes. "Agreed" counts the pairs for which all judges voted alike.

`;

const HEAD = ['round', 'engine', 'pairs', 'ours won', 'chance to win, by Bradley-Terry', 'score, ours and theirs', 'agreed'];

/** docs/arena.md: how a round is held, and every round that was. */
export function arenaPage(results: readonly Result[]): string {
  const rows = results.map((result) => {
    const { key, pairs, agreed, ours, theirs } = read(result);
    return [key.round, key.engine, pairs, wonOf(ours), chanceOf(ours), `${ours.score.toFixed(1)}, ${theirs.score.toFixed(1)}`, `${agreed} of ${pairs}`];
  });
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return `${INTRODUCTION}${[line(HEAD), line(HEAD.map(() => '---')), ...rows.map(line)].join('\n')}\n`;
}

/** A round in one line, for the terminal. */
export function lineOf(result: Result): string {
  const { key, pairs, agreed, ours, theirs } = read(result);
  return `${key.round}: ours won ${wonOf(ours)}, chance to win ${chanceOf(ours)}, score ${ours.score.toFixed(1)} against ${theirs.score.toFixed(1)}; ${result.judges} judges agreed on ${agreed} of ${pairs} pairs.`;
}

type Standing = Result['standings'][number];

function read(result: Result) {
  const ours = result.standings.find(({ entrant }) => entrant === 'ours');
  const theirs = result.standings.find(({ entrant }) => entrant !== 'ours');
  if (!ours || !theirs) throw new Error(`${result.key.round} compares nothing of ours with anything else.`);
  return { ...result, ours, theirs };
}

const wonOf = ({ wins, votes }: Standing): string => `${wins} of ${votes} (${percent(wins / votes)})`;
const chanceOf = ({ strength, interval }: Standing): string => `${percent(strength)} (${interval.map(percent).join(' to ')})`;
const percent = (share: number): string => `${Math.round(share * 100)} %`;
