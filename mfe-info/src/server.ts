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

/** The pages that the server draws. What is said of the others stands in the gateway. Those that show the time or the
 * state of things are no still ones. */
export const pages: readonly DrawnPage[] = [
  { path: '/help', still: true, structured: faq },
  { path: '/getting-started', still: true },
  { path: '/contact' },
  { path: '/knowledge-base', still: true },
  ...ARTICLES.map(({ id, title, description }) => ({ path: `/knowledge-base/${id}`, still: true as const, title, description })),
  { path: '/status' },
  ...LEGAL_DOCUMENTS.map(({ path }) => ({ path, still: true as const })),
];
