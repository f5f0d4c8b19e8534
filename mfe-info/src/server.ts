import type { DrawnPage } from '@fifteen/contracts';
import { QUESTIONS } from './help/questions.ts';
import { ARTICLES } from './knowledge-base/articles.ts';
import { LEGAL_DOCUMENTS } from './legal/documents.ts';
import { inlinePlainText } from './prose/prose.ts';

export { routes } from './routes.tsx';

const faq = {
  '@type': 'FAQPage',
  mainEntity: QUESTIONS.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: inlinePlainText(answer) },
  })),
};

/** The pages that the server draws. What is said of the others stands in the gateway. */
export const pages: readonly DrawnPage[] = [
  { path: '/help', structured: faq },
  { path: '/getting-started' },
  { path: '/contact' },
  { path: '/knowledge-base' },
  ...ARTICLES.map(({ id, title, description }) => ({ path: `/knowledge-base/${id}`, title, description })),
  { path: '/status' },
  ...LEGAL_DOCUMENTS.map(({ path }) => ({ path })),
];
