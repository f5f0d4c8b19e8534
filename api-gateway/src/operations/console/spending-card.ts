import { card, table } from './html.ts';
import type { ConsoleView } from './read-console.ts';

const dollars = (millionths: number): string => `$${(millionths / 1e6).toFixed(2)}`;

/** What language models cost. */
export const spendingCard = ({ spending }: ConsoleView): string => {
  if (!spending) return card('spending', 'Spending', 'On language models.', '<p class="quiet">No language model is configured: nothing is spent.</p>');
  const { today, limit, rows } = spending;
  const share = limit === 0 ? 0 : Math.min(100, (100 * today) / limit);
  const bar = `<svg class="share" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true"><rect class="rest" width="100" height="1"/><rect class="some" width="${share.toFixed(1)}" height="1"/></svg>`;
  const lines = rows.map(({ model, prompt, calls, answered, tokens, cost, shown, drawn }) => [`${model}, prompts ${prompt}`, calls, answered, tokens, `${shown} of ${drawn}`, dollars(cost)]);
  return card(
    'spending',
    'Spending',
    `${dollars(today)} of today’s ${dollars(limit)} (<code>STUDIO_BUDGET_DAY</code>) are spent or set aside.`,
    `${bar}${table({ caption: 'Language models in the last 30 days', columns: ['Model', 'Calls', 'Answered', 'Tokens', 'Drawings shown', 'Cost'], rows: lines, none: 'No model was asked in the last 30 days.' })}`,
  );
};
