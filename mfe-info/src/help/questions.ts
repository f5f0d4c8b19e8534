import {
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

export const QUESTIONS: readonly Question[] = [
  {
    id: 'how-long',
    question: 'How long does it take to generate logos?',
    answer: `About 30-60 seconds for all ${CONCEPTS_PER_PROJECT}, and always under 3 minutes.${MEASURED_TIME} You can close the page while we draw: your project will be on your [dashboard](/dashboard).`,
  },
  {
    id: 'what-are-credits',
    question: 'What are credits, and what do they cost?',
    answer: `Credits pay for refinements: ${REFINEMENT_CREDITS} credits for a set of ${VARIATIONS_PER_REFINEMENT} variations. You start with ${WELCOME_CREDITS}. First concepts are free. The packages stand on [Buy credits](/buy-credits).`,
  },
  {
    id: 'brand-kit',
    question: 'What is included in the brand kit?',
    answer: `Business cards, a website mockup, social headers for four platforms, a t-shirt mockup and an ad video, with your logo as SVG, PNG and PDF. It costs $${BRAND_KIT_PRICE_USD}, once. [What is in the brand kit](/knowledge-base/brand-kit-contents) goes through it.`,
  },
  {
    id: 'refunds',
    question: 'Can I get a refund?',
    answer: `For the brand kit, yes, within ${REFUND_DAYS} days. Credits are non-refundable, but they never expire. The [refund policy](/refund-policy) has the details.`,
  },
  {
    id: 'payment',
    question: 'Which payment methods do you accept?',
    answer: 'Cards and, where available, PayPal. Payment goes through a payment provider; your card number never reaches us.',
  },
  {
    id: 'rights',
    question: 'Who owns the logo?',
    answer: 'You do, once its project is paid: for all uses, everywhere, without a time limit. Until then you look at a watermarked preview. The [terms](/terms#rights-in-your-logo) say it in full.',
  },
];

export const QUICK_LINKS = [
  { to: '/getting-started', title: 'Getting started', text: 'The whole product in four steps.' },
  { to: '/knowledge-base', title: 'Knowledge base', text: 'Short articles, one question each.' },
  { to: '/contact', title: 'Contact', text: 'Write to a person.' },
  { to: '/status', title: 'Status', text: 'Is everything up right now?' },
] as const;
