import { renderWithRouter } from '@fifteen/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { plainTextOf } from '../prose/prose.ts';
import { routes } from '../routes.tsx';
import { LEGAL_DOCUMENTS } from './documents.ts';
import { refundPolicy } from './documents/refund-policy.ts';
import { terms } from './documents/terms.ts';

const paths = LEGAL_DOCUMENTS.map(({ path }) => path);

describe.each(LEGAL_DOCUMENTS.map((document) => [document.path, document] as const))('%s', (path, document) => {
  test('says when it was updated and links to the other four', async () => {
    await renderWithRouter(routes, { at: path });
    expect(screen.getByText('Last Updated: January 2025')).toBeInTheDocument();
    const others = within(screen.getByRole('navigation', { name: 'Other policies' })).getAllByRole('link');
    expect(others.map((link) => link.getAttribute('href'))).toEqual(paths.filter((other) => other !== path));
  });

  test('has contents that lead to each of its sections', async () => {
    const { container } = await renderWithRouter(routes, { at: path });
    const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(contents).toHaveLength(document.sections.length);
    for (const link of contents) {
      const target = container.querySelector(`h2${link.getAttribute('href')}`);
      expect(target).toHaveTextContent(link.textContent ?? 'nothing');
    }
  });
});

test('terms and refund policy agree with the rulings on credits', () => {
  for (const { sections } of [terms, refundPolicy]) {
    const text = plainTextOf(sections);
    expect(text).toMatch(/do not expire/);
    expect(text).toMatch(/non-refundable and non-transferable/);
  }
  expect(plainTextOf(terms.sections)).toContain('A refinement costs 5 credits per generation');
});

test('the refund policy names its days: 30 to ask, 3-5 to review, 7-10 to pay', () => {
  const text = plainTextOf(refundPolicy.sections);
  for (const days of ['within 30 days', '3-5 business days', '7-10 business days']) expect(text).toContain(days);
});
