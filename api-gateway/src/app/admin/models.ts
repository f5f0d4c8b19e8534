import type { OperatorCommand } from '../../platform/command-line/run-command.ts';
import { readDate, readOptions } from '../../platform/command-line/read-options.ts';
import { type SpendingRow, createSpendingStore } from '../../projects/studios/spending.store.ts';

const DAY_MS = 86_400_000;
const USUAL_DAYS = 30;

const dollars = (millionths: number): string => `$${(millionths / 1e6).toFixed(2)}`;
const share = (part: number, whole: number): string => (whole === 0 ? '' : ` (${Math.round((100 * part) / whole)} %)`);

const linesOf = ({ model, prompt, calls, answered, tokens, cost, milliseconds, drawn, shown, sets, chosen, byChance }: SpendingRow): string[] => [
  `${model}  prompts ${prompt}`,
  `  ${calls} calls, ${answered} answered${share(answered, calls)}, ${(milliseconds / 1000).toFixed(1)} s in the middle; ${tokens} tokens, ${dollars(cost)}`,
  `  ${shown} of ${drawn} drawings${share(shown, drawn)} were shown${shown > 0 ? `, ${dollars(cost / shown)} each` : ''}`,
  `  chosen in ${chosen} of ${sets} sets; ${byChance.toFixed(1)} by chance`,
];

/** What language models did and cost, and how customers liked it. */
export const modelsCommand: OperatorCommand = {
  options: '[--since DATE]',
  tells: 'cost, tokens, time, shown and chosen concepts of language models, by model and version of the prompts; what is left of today',
  run: async ({ db, config, now }, args) => {
    const { since } = readOptions(args, ['since']);
    const store = createSpendingStore(db, config.studioLimits, now);
    const rows = await store.since(readDate(since) ?? new Date(now().getTime() - USUAL_DAYS * DAY_MS));
    const today = await store.spentToday();
    return [...(rows.length === 0 ? ['No model was asked.'] : rows.flatMap(linesOf)), `Today ${dollars(today)} of ${dollars(config.studioLimits.day)} (STUDIO_BUDGET_DAY) are spent or set aside.`];
  },
};
