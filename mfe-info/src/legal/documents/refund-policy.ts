import { BRAND_KIT_PRICE_USD, REFUND_DAYS, SUPPORT_EMAIL } from '@fifteen/contracts';
import type { LegalDocument } from '../document.ts';

export const refundPolicy: LegalDocument = {
  path: '/refund-policy',
  title: 'Refund Policy',
  inShort: `The brand kit can be returned within ${REFUND_DAYS} days. Credits cannot, but they never expire.`,
  sections: [
    {
      heading: 'The brand kit',
      blocks: [
        `If you’re not happy with the brand kit, ask for your $${BRAND_KIT_PRICE_USD} back within ${REFUND_DAYS} days of the purchase. You don’t have to give a reason, but it helps us improve.`,
      ],
    },
    {
      heading: 'How to ask',
      blocks: [
        {
          steps: [
            `In your account, open Billing, find the order and click Request refund. Or email [${SUPPORT_EMAIL}](mailto:${SUPPORT_EMAIL}) from your account address with the project name and the purchase date.`,
            'We review the request within 3-5 business days.',
            'The refund goes back the way you paid and reaches you within 7-10 business days after that.',
          ],
        },
      ],
    },
    {
      heading: 'What happens to the kit',
      blocks: [
        'After a refund, you lose access to the kit and the project’s clean files, and the rights to the logo end. Please delete what you downloaded. You keep your previews.',
      ],
    },
    {
      heading: 'Credits',
      blocks: [
        'Credits are non-refundable and non-transferable. They do not expire.',
        'If we can’t draw a variation, its credit returns automatically.',
      ],
    },
    {
      heading: 'Our mistakes',
      blocks: [
        'If we charged you twice, charged the wrong amount, or charged you and delivered nothing, we’ll fix it in full at any time, for credits too. These are errors, not refunds under this policy.',
      ],
    },
    {
      heading: 'Your rights by law',
      blocks: ['This policy doesn’t affect any withdrawal or warranty rights you have under your country’s law.'],
    },
  ],
};
