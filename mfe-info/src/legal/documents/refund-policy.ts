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
        `If the brand kit is not what you hoped for, ask for your $${BRAND_KIT_PRICE_USD} back within ${REFUND_DAYS} days of the purchase. You need not give a reason, though we learn from one.`,
      ],
    },
    {
      heading: 'How to ask',
      blocks: [
        {
          steps: [
            `Write to [${SUPPORT_EMAIL}](mailto:${SUPPORT_EMAIL}) from the address of your account. Name the project and the date of purchase.`,
            'We review the request within 3-5 business days.',
            'The refund goes back the way you paid and reaches you within 7-10 business days after that.',
          ],
        },
      ],
    },
    {
      heading: 'What happens to the kit',
      blocks: [
        'With the refund, access to the kit and to the clean files of the project ends, and so do the rights in the logo. Please delete what you downloaded. Your previews stay.',
      ],
    },
    {
      heading: 'Credits',
      blocks: [
        'Credits are non-refundable and non-transferable. They do not expire.',
        'A variation that we could not draw gives its credit back by itself.',
      ],
    },
    {
      heading: 'Our mistakes',
      blocks: [
        'Charged twice, charged the wrong amount, charged and got nothing: we correct that fully and at any time, for credits too. These cases are not refunds under this policy; they are errors.',
      ],
    },
    {
      heading: 'Your rights by law',
      blocks: ['Rights of withdrawal and warranty that the law of your country gives you stay untouched.'],
    },
  ],
};
