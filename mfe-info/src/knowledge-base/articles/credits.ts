import {
  CONCEPTS_PER_PROJECT,
  CREDIT_PACKAGES,
  REFINEMENT_CREDITS,
  REFUND_DAYS,
  VARIATIONS_PER_REFINEMENT,
  WELCOME_CREDITS,
} from '@fifteen/contracts';
import type { Article } from '../article.ts';

export const creditArticles: readonly Article[] = [
  {
    id: 'what-are-credits',
    category: 'credits',
    title: 'What credits are for',
    description: `One set of ${VARIATIONS_PER_REFINEMENT} variations costs ${REFINEMENT_CREDITS} credits. Here is what that means.`,
    sections: [
      {
        heading: 'The price list',
        blocks: [
          {
            table: {
              head: ['What', 'Credits'],
              rows: [
                [`${CONCEPTS_PER_PROJECT} concepts of a project`, '0'],
                [`A refinement: ${VARIATIONS_PER_REFINEMENT} variations of one logo`, String(REFINEMENT_CREDITS)],
                ['The brand kit', '0: it is paid in dollars'],
              ],
            },
          },
        ],
      },
      {
        heading: 'How far the first ones go',
        blocks: [
          `Every new account gets ${WELCOME_CREDITS} credits, once. That is ${WELCOME_CREDITS / REFINEMENT_CREDITS} refinements, or ${(WELCOME_CREDITS / REFINEMENT_CREDITS) * VARIATIONS_PER_REFINEMENT} variations.`,
        ],
      },
      {
        heading: 'If a variation fails',
        blocks: [
          'A refinement reserves its credits when it starts and spends 1 for each variation that arrives. A variation that cannot be drawn gives its credit back by itself; you need not ask.',
        ],
      },
    ],
  },
  {
    id: 'buy-credits',
    category: 'credits',
    title: 'Packages, expiry and refunds of credits',
    description: 'Three packages, no subscription, no expiry, and why credits are not refunded.',
    sections: [
      {
        heading: 'Packages',
        blocks: [
          {
            table: {
              head: ['Package', 'Price', 'A refinement costs'],
              rows: CREDIT_PACKAGES.map(({ credits, priceUsd }) => [
                `${credits} credits`,
                `$${priceUsd}`,
                `$${((priceUsd / credits) * REFINEMENT_CREDITS).toFixed(2)}`,
              ]),
            },
          },
          'You pay once, with a card and, where available, PayPal. There is no subscription. The packages stand on [Buy credits](/buy-credits).',
        ],
      },
      {
        heading: 'Expiry',
        blocks: ['Credits do not expire. They belong to one account and cannot be moved to another.'],
      },
      {
        heading: 'Refunds',
        blocks: [
          `Credits are non-refundable. The brand kit is another matter: it can be returned within ${REFUND_DAYS} days. The [refund policy](/refund-policy) has the details.`,
          'If you were charged twice, or charged and not credited, that is our mistake and we put it right. Write to us with the date and the amount.',
        ],
      },
    ],
  },
];
