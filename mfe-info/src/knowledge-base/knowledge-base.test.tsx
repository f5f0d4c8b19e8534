import { siteRouteOf } from '@fifteen/contracts';
import { renderWithRouter } from '@fifteen/testing';
import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LEGAL_DOCUMENTS } from '../legal/documents.ts';
import { MORE_QUESTIONS, QUESTIONS } from '../help/questions.ts';
import { anchorOf, readMinutesOf } from '../prose/prose.ts';
import { routes } from '../routes.tsx';
import { moreAfter } from './article-page.tsx';
import { ARTICLES, articleOf } from './articles.ts';

const rows = (): HTMLElement[] => screen.queryAllByRole('heading', { level: 2 });

describe('the list of articles', () => {
  test('holds 14, each with a read time and a page', async () => {
    await renderWithRouter(routes, { at: '/knowledge-base' });
    expect(screen.getByText('14 articles')).toBeInTheDocument();
    expect(screen.getAllByText(/^\d min read$/)).toHaveLength(14);
    expect(rows()).toHaveLength(14);
  });

  test.each([
    ['Getting started', '3 articles'],
    ['Credits', '2 articles'],
    ['Projects', '4 articles'],
    ['Files', '3 articles'],
    ['Account', '2 articles'],
  ])('shows under %s only its own and counts %s', async (category, label) => {
    await renderWithRouter(routes, { at: '/knowledge-base' });
    await userEvent.click(screen.getByRole('button', { name: category }));
    expect(screen.getByRole('button', { name: category })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText(label)).toBeInTheDocument();
    expect(`${rows().length} articles`).toBe(label);
  });

  test('keeps the category in the address', async () => {
    const { router } = await renderWithRouter(routes, { at: '/knowledge-base?category=files' });
    expect(screen.getByText('3 articles')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    expect(router.state.location.search).toBe('');
  });

  test('is searched as one types, in texts too, and forgives a typo', async () => {
    await renderWithRouter(routes, { at: '/knowledge-base' });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search articles' }), 'watermrak');
    expect(rows()[0]).toHaveTextContent('Previews, watermarks and clean files');
    expect(rows().length).toBeLessThan(14);
  });
});

describe('an article', () => {
  test.each(ARTICLES.map(({ id }) => id))('%s has its own page with its sections', async (id) => {
    await renderWithRouter(routes, { at: `/knowledge-base/${id}` });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(articleOf(id)?.title ?? 'missing');
    expect(document.title).toContain(articleOf(id)?.title ?? 'missing');
    for (const { heading } of articleOf(id)?.sections ?? []) {
      expect(screen.getByRole('heading', { name: heading, level: 2 })).toBeInTheDocument();
    }
  });

  test('that does not exist says so and leads to the list', async () => {
    await renderWithRouter(routes, { at: '/knowledge-base/nothing-here' });
    expect(screen.getByRole('heading', { name: 'We can’t find this article', level: 1 })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/knowledge-base');
  });

  test('leads on to three others, its own category first', () => {
    for (const article of ARTICLES) {
      const more = moreAfter(article);
      expect(more).toHaveLength(3);
      expect(more).not.toContain(article);
      expect(more[0]?.category).toBe(article.category);
    }
  });

  test('takes one to three minutes to read', () => {
    for (const { sections } of ARTICLES) expect(readMinutesOf(sections)).toBeGreaterThanOrEqual(1);
    for (const { sections } of ARTICLES) expect(readMinutesOf(sections)).toBeLessThanOrEqual(3);
  });
});

/** Every `[label](/path#anchor)` of all our texts. */
const linksOf = (texts: unknown): readonly string[] =>
  [...JSON.stringify(texts).matchAll(/\]\((\/[^)]*)\)/g)].map((match) => match[1] ?? '');

describe('links within texts', () => {
  const links = [...new Set(linksOf([ARTICLES, LEGAL_DOCUMENTS, QUESTIONS, MORE_QUESTIONS]))];

  test.each(links)('%s leads to a page that exists', (link) => {
    const [path = ''] = link.split('#');
    expect(siteRouteOf(path)).toBeDefined();
    if (path.startsWith('/knowledge-base/')) expect(articleOf(path.split('/').at(-1) ?? '')).toBeDefined();
  });

  test.each(links.filter((link) => link.includes('#')))('%s leads to a heading that exists', (link) => {
    const [path, anchor] = link.split('#');
    const headings = LEGAL_DOCUMENTS.find((document) => document.path === path)?.sections.map(({ heading }) => anchorOf(heading));
    expect(headings).toContain(anchor);
  });
});
