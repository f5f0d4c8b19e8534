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
    description: `One set of ${VARIATIONS_PER_REFINEMENT} variations costs ${REFINEMENT_CREDITS} credits. Here’s what that means.`,
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
                ['The brand kit', 'None. You pay in dollars'],
              ],
            },
          },
        ],
      },
      {
        heading: 'How far your first credits go',
        blocks: [
          `Every new account gets ${WELCOME_CREDITS} credits, once. That is ${WELCOME_CREDITS / REFINEMENT_CREDITS} refinements, or ${(WELCOME_CREDITS / REFINEMENT_CREDITS) * VARIATIONS_PER_REFINEMENT} variations.`,
        ],
      },
      {
        heading: 'If a variation fails',
        blocks: [
          'A refinement sets its credits aside when it starts and spends 1 for each variation you get. If we can’t draw one, its credit returns automatically. You don’t have to ask.',
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
          'You pay once, with a card and, where available, PayPal. There’s no subscription. See the packages on [Buy credits](/buy-credits).',
        ],
      },
      {
        heading: 'Expiry',
        blocks: ['Credits do not expire. They belong to one account and can’t be moved to another.'],
      },
      {
        heading: 'Refunds',
        blocks: [
          `Credits are non-refundable. The brand kit is different: you can return it within ${REFUND_DAYS} days. The [refund policy](/refund-policy) has the details.`,
          'If we charged you twice, or you paid and didn’t get your credits, that’s our mistake and we’ll fix it. Write to us with the date and the amount.',
        ],
      },
    ],
  },
];
