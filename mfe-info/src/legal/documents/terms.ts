import {
  BRAND_KIT_PRICE_USD,
  CONCEPTS_PER_PROJECT,
  PRODUCT_NAME,
  REFINEMENT_CREDITS,
  REFUND_DAYS,
  SUPPORT_EMAIL,
  VARIATIONS_PER_REFINEMENT,
  WELCOME_CREDITS,
} from '@fifteen/contracts';
import type { LegalDocument } from '../document.ts';

export const terms: LegalDocument = {
  path: '/terms',
  title: 'Terms of Service',
  inShort:
    'Use what you pay for anywhere, for as long as you like. Credits aren’t refundable; the brand kit is.',
  sections: [
    {
      heading: 'What these terms cover',
      blocks: [
        `These terms are the agreement between you and ${PRODUCT_NAME} about this website and what it makes for you. By creating an account you accept them. If you act for a company, you confirm that you may do so.`,
      ],
    },
    {
      heading: 'Your account',
      blocks: [
        'You need an account to create a project. Use an email address that reaches you, keep your password private, and tell us if somebody else gets hold of it. You must be at least 16 years old.',
        'You’re responsible for what happens under your account, unless we caused it.',
      ],
    },
    {
      heading: 'Free concepts',
      blocks: [
        `Each project gets ${CONCEPTS_PER_PROJECT} logo concepts free of charge. They are watermarked previews: look at them, compare them and share them. You may not remove the watermark or use a preview for your business.`,
        'We limit how many projects an account can create in a short time, so the service works for everyone.',
      ],
    },
    {
      heading: 'Credits',
      blocks: [
        `A new account receives a welcome bonus of ${WELCOME_CREDITS} credits, once. More can be bought in packages.`,
        `A refinement costs ${REFINEMENT_CREDITS} credits per generation of ${VARIATIONS_PER_REFINEMENT} variations. If we can’t draw a variation, its credit returns.`,
        'Credits do not expire. They are non-refundable and non-transferable, and they are not money.',
      ],
    },
    {
      heading: 'Paid projects and the brand kit',
      blocks: [
        `A project is paid once, with $${BRAND_KIT_PRICE_USD}. Payment opens its files without a watermark, refinements for credits, and the brand kit. There is no subscription, and access does not end with time.`,
        `The brand kit can be returned within ${REFUND_DAYS} days. The [refund policy](/refund-policy) says how.`,
        'Payments are handled by a payment provider. We never see your card number.',
      ],
    },
    {
      heading: 'Rights in your logo',
      blocks: [
        'When a project is paid, we transfer to you all rights that we have in the logo you chose and in its variations, for all uses, everywhere, without a time limit. You need not name us.',
        'We do not promise that nobody else has a similar mark. Simple shapes and common words can belong to many. Before you register a trademark, have a professional search for it.',
        'The letters in your logo are drawn from typefaces under the SIL Open Font License. It allows their use in logos, commercially and without a fee. The font files themselves are not part of what you buy.',
        'We keep the rights to concepts you didn’t choose and to the engine that draws them.',
      ],
    },
    {
      heading: 'What you give us',
      blocks: [
        'Names, descriptions and images that you enter stay yours. You allow us to use them to make your logos and for nothing else. Enter only what you may use: see the [DMCA policy](/dmca).',
      ],
    },
    {
      heading: 'What is not allowed',
      blocks: [
        {
          list: [
            'Passing yourself off as another business, or copying its mark.',
            'Names and marks that are unlawful where you use them.',
            'Getting around limits, watermarks or payments.',
            'Disturbing the service, or reading data of other customers.',
          ],
        },
        'We may close an account that does this. Before we do we write to you, unless the law or the danger forbids it.',
      ],
    },
    {
      heading: 'The service and our liability',
      blocks: [
        'We work to keep the service running, and the [status page](/status) shows how it is doing. We cannot promise that it never stops.',
        'We are liable without limit for intent, gross negligence and harm to life and health, and where the law requires it. Otherwise our liability ends at what you paid us in the twelve months before.',
      ],
    },
    {
      heading: 'Changes and ending',
      blocks: [
        'You may close your account at any time. What you downloaded and paid for stays yours.',
        'If we change these terms to your disadvantage, we tell you by email at least 30 days before. If you do not agree, close your account before that day and the old terms hold until then.',
      ],
    },
    { heading: 'Contact', blocks: [`Questions about these terms: [${SUPPORT_EMAIL}](mailto:${SUPPORT_EMAIL}).`] },
  ],
};
