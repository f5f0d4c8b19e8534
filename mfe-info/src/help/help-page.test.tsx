import { renderWithRouter } from '@fifteen/testing';
import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HelpPage } from './help-page.tsx';
import { MORE_QUESTIONS, QUESTIONS } from './questions.ts';

const openAnswers = (): HTMLElement[] => screen.queryAllByRole('button', { expanded: true });
const questions = (): HTMLElement[] => screen.queryAllByRole('button', { expanded: false });

describe('the questions', () => {
  test('are six, closed at first, one open at a time', async () => {
    await renderWithRouter(<HelpPage />);
    expect(questions()).toHaveLength(6);
    await userEvent.click(screen.getByRole('button', { name: 'Can I get a refund?' }));
    await userEvent.click(screen.getByRole('button', { name: 'Who owns the logo?' }));
    expect(openAnswers().map((button) => button.textContent)).toEqual(['Who owns the logo?']);
  });

  test('close when the open one is clicked', async () => {
    await renderWithRouter(<HelpPage />);
    const question = screen.getByRole('button', { name: 'Can I get a refund?' });
    await userEvent.click(question);
    expect(openAnswers()).toHaveLength(1);
    await userEvent.click(question);
    expect(openAnswers()).toHaveLength(0);
  });

  test('say what the rulings say: 5 credits a set, credits not refunded, the kit within 30 days', () => {
    const all = [...QUESTIONS, ...MORE_QUESTIONS].map(({ answer }) => answer).join(' ');
    expect(all).toContain('5 credits for a set of 5 variations');
    expect(all).toContain('Credits are non-refundable');
    expect(all).toContain('within 30 days');
  });
});

describe('the search', () => {
  test('filters questions as one types, forgives a typo and finds articles too', async () => {
    await renderWithRouter(<HelpPage />);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search help' }), 'refnud');
    expect(screen.getByRole('button', { name: 'Can I get a refund?' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Who owns the logo?' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Packages, expiry and refunds of credits' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(/^\d questions?, \d articles?$/);
  });

  test.each([
    ['edit', 'Can I edit my logo?'],
    ['invoice', 'Where is my invoice or receipt?'],
    ['receipt', 'Where is my invoice or receipt?'],
    ['cancel', 'How do I cancel or unsubscribe?'],
    ['trademark', 'Can I trademark my logo?'],
    ['instagram', 'Can I use my logo on Instagram, Facebook or TikTok?'],
    ['refund', 'Can I get a refund?'],
    ['print shop', 'What do I send to my print shop or sign maker?'],
    ['typo', 'I made a typo in the company name. Can I fix it?'],
    ['press page', 'How do I share my logo with the press, partners or a printer?'],
    ['website colors', 'Can I use my brand or website colors?'],
    ['brand colors', 'Can I use my brand or website colors?'],
    ['upload', 'I already have a logo. Can I get the brand kit for it?'],
    ['German', 'Can I get my brand guidelines in another language?'],
    ['music', 'Does the ad video have sound?'],
  ])('for “%s” the first answer is “%s”', async (words, question) => {
    await renderWithRouter(<HelpPage />);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search help' }), words);
    expect(questions()[0]).toHaveAccessibleName(question);
  });

  test('says when it finds nothing, and still leads to support', async () => {
    await renderWithRouter(<HelpPage />);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search help' }), 'xylophone');
    expect(screen.getByRole('heading', { name: 'Nothing found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/contact');
  });
});

test('quick links and the mail address are all there', async () => {
  const { container } = await renderWithRouter(<HelpPage />);
  const hrefs = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(
    expect.arrayContaining(['/getting-started', '/knowledge-base', '/contact', '/status', 'mailto:support@fifteen.example']),
  );
});
