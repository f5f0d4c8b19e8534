import {
  AD_FILM_SECONDS,
  BRAND_KIT_PRICE_USD,
  CONCEPTS_PER_PROJECT,
  REFINEMENT_CREDITS,
  REFUND_DAYS,
  VARIATIONS_PER_REFINEMENT,
  WELCOME_CREDITS,
} from '@fifteen/contracts';
import { MEASURED_TIME } from '../prose/prose.ts';

export interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

/** The six that the page shows. Source: the specification's help page. */
export const QUESTIONS: readonly Question[] = [
  {
    id: 'how-long',
    question: 'How long does it take to generate logos?',
    answer: `About 30-60 seconds for all ${CONCEPTS_PER_PROJECT}, and under 3 minutes at most.${MEASURED_TIME} You can close the page while we work. Your project will be on your [dashboard](/dashboard).`,
  },
  {
    id: 'what-are-credits',
    question: 'What are credits, and what do they cost?',
    answer: `Credits pay for refinements: ${REFINEMENT_CREDITS} credits for a set of ${VARIATIONS_PER_REFINEMENT} variations. You start with ${WELCOME_CREDITS}, and your first concepts are free. See prices on [Buy credits](/buy-credits).`,
  },
  {
    id: 'brand-kit',
    question: 'What is included in the brand kit?',
    answer: `Business cards, a website mockup, social headers for four platforms, a t-shirt mockup and an ad video, plus your logo as SVG, PNG and PDF. It costs $${BRAND_KIT_PRICE_USD}, once. See [what’s in the brand kit](/knowledge-base/brand-kit-contents).`,
  },
  {
    id: 'refunds',
    question: 'Can I get a refund?',
    answer: `For the brand kit, yes, within ${REFUND_DAYS} days. In your account, open Billing, find the order and click Request refund. Credits are non-refundable, but they never expire. The [refund policy](/refund-policy) has the details.`,
  },
  {
    id: 'payment',
    question: 'Which payment methods do you accept?',
    answer: 'Cards and, where available, PayPal. A payment provider handles your payment, so we never see your card number.',
  },
  {
    id: 'rights',
    question: 'Who owns the logo?',
    answer: 'You do, once you pay for its project: for any use, anywhere, with no time limit. Until then you see a watermarked preview. The [terms](/terms#rights-in-your-logo) have the full wording.',
  },
];

/** Further short answers, which a search finds. */
export const MORE_QUESTIONS: readonly Question[] = [
  {
    id: 'edit',
    question: 'Can I edit my logo?',
    answer: `Yes, once you pay for its project. Open the logo and click Edit by hand to change its name, font, spacing, colors, symbol, layout or tagline. Edits are free. Or describe what you want on the Refine page and get ${VARIATIONS_PER_REFINEMENT} variations for ${REFINEMENT_CREDITS} credits. Your original is always kept.`,
  },
  {
    id: 'invoice',
    question: 'Where is my invoice or receipt?',
    answer: 'We email it to you as a PDF as soon as you pay. You can also download it anytime from [Billing](/billing). Click Invoice next to the order.',
  },
  {
    id: 'cancel',
    question: 'How do I cancel or unsubscribe?',
    answer: `There’s no subscription, so there’s nothing to cancel. You pay once and we never charge you again on our own. Changed your mind about a brand kit? Ask for a [refund](/refund-policy) within ${REFUND_DAYS} days. To close your account, go to Settings in [your account](/account).`,
  },
  {
    id: 'trademark',
    question: 'Can I trademark my logo?',
    answer: 'Often, yes, but that’s up to your trademark office. We compare each symbol with a few thousand well-known logos. That is not a trademark search, so have a professional do one before you register.',
  },
  {
    id: 'instagram',
    question: 'Can I use my logo on Instagram, Facebook or TikTok?',
    answer: `Yes. For a profile picture, use the PNG of your symbol on its background. The ${AD_FILM_SECONDS}-second ad video comes in square and portrait for posts, reels and stories. The kit also has headers sized for four platforms.`,
  },
  {
    id: 'print-shop',
    question: 'What do I send to my print shop or sign maker?',
    answer: 'Send your print shop the PDF. The business card PDFs have bleed and crop marks. For sign makers, engravers and embroiderers, the folder logo/vendors in your kit has ready files: DXF and SVG for vinyl, spot-color PDF, laser files and DST for embroidery. See [which file for what](/knowledge-base/svg-png-pdf).',
  },
  {
    id: 'change-name',
    question: 'I made a typo in the company name. Can I fix it?',
    answer: 'Yes. In a paid project, click Edit by hand and change the name in the logo. It’s free. Before you pay, start a new project with the right name. That’s free too.',
  },
  {
    id: 'press-page',
    question: 'How do I share my logo with the press, partners or a printer?',
    answer: 'Open the Kit tab of your project and scroll to Press page. Write a few sentences about your business and click Make a press page. You get one public link where anyone can download your logos, colors and fonts without an account. Turn it off whenever you like.',
  },
  {
    id: 'website-colors',
    question: 'Can I use my brand or website colors?',
    answer: 'Yes. In the taste test, at the step with your image, find I already have brand colors. Type your color codes there, or enter the address of your website and keep the colors that are yours. Your logos are drawn in them.',
  },
  {
    id: 'own-logo',
    question: 'I already have a logo. Can I get the brand kit for it?',
    answer: `Yes. Go to [your projects](/projects) and click I already have a logo. Upload it as SVG, PDF, PNG or JPG, check the shapes and colors we found, and confirm that it’s yours. The kit costs the same: $${BRAND_KIT_PRICE_USD}, once.`,
  },
  {
    id: 'guidelines-language',
    question: 'Can I get my brand guidelines in another language?',
    answer: 'Yes, in English, German, Spanish, French, Italian or Portuguese. Open the Kit tab, go to Brand guidelines and choose the language. It’s free, and an English PDF always comes with it.',
  },
  {
    id: 'video-sound',
    question: 'Does the ad video have sound?',
    answer: 'If you want it. The video comes silent and with music made for your brand. Choose With sound next to the video on the Kit tab. The music is part of your kit, so you don’t need another license.',
  },
  {
    id: 'after-payment',
    question: 'I paid. Where are my files?',
    answer: 'Open your project from the [dashboard](/dashboard). Click Download files on any logo, or open the Kit tab for everything in the brand kit. Download All gives you one zip.',
  },
];

export const QUICK_LINKS = [
  { to: '/getting-started', title: 'Getting started', text: 'How it works, in four steps.' },
  { to: '/knowledge-base', title: 'Knowledge base', text: 'Short articles, one question each.' },
  { to: '/contact', title: 'Contact', text: 'Write to us.' },
  { to: '/status', title: 'Status', text: 'Is everything up right now?' },
] as const;
