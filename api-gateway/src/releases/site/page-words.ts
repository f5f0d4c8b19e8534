/** What search engines and links say of the pages that are for everybody. Articles speak for themselves, in the page. */
export const PAGE_WORDS: Readonly<Record<string, string>> = {
  '/': 'Take a two-minute taste test. Three studios draw fifteen logo concepts for your business while you watch. Free, no card needed.',
  '/login': 'Log in to your logo concepts and brand kits.',
  '/signup': 'Create an account and see fifteen logo concepts for your business. Free, no card needed.',
  '/getting-started': 'The whole product in four steps: taste test, fifteen concepts, refinement, brand kit.',
  '/help': 'Answers to what people ask first about concepts, credits, the brand kit, refunds and rights.',
  '/contact': 'Write to a person. We answer within 24 hours.',
  '/knowledge-base': 'Short articles, one question each: projects, credits, files and your account.',
  '/status': 'What works right now, measured each minute, with the uptime of the last 90 days.',
  '/terms': 'The terms of service: what you buy, what you may do with your logo, and what we promise.',
  '/privacy': 'What we store about you, for how long, and how to get or delete it.',
  '/cookie-policy': 'What this site keeps in your browser, and why.',
  '/refund-policy': 'When the brand kit is refunded, how, and why credits are not.',
  '/dmca': 'How to report a work of yours that is used without permission.',
};
