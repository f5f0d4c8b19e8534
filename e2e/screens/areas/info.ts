import type { Screen } from '../screen.ts';
import { newcomer } from '../seed.ts';

const open = (name: string, path: string): Screen => ({
  name,
  show: async ({ page }) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('contentinfo').waitFor();
  },
});

const searched = (name: string, path: string, label: string, words: string): Screen => ({
  name,
  show: async ({ page }) => {
    await page.goto(path);
    await page.getByRole('searchbox', { name: label }).fill(words);
    await page.getByRole('status').filter({ hasText: /\d articles?/ }).waitFor();
  },
});

const LEGAL = ['terms', 'privacy', 'cookie-policy', 'refund-policy', 'dmca'];

export const infoScreens: readonly Screen[] = [
  open('help', '/help'),
  searched('help-search', '/help', 'Search help', 'refnud'),
  searched('help-search-nothing', '/help', 'Search help', 'zeppelin'),
  open('knowledge-base', '/knowledge-base'),
  searched('knowledge-base-search', '/knowledge-base', 'Search articles', 'watermrak'),
  open('article', '/knowledge-base/svg-png-pdf'),
  open('article-missing', '/knowledge-base/no-such-article'),
  open('getting-started', '/getting-started'),
  open('contact', '/contact'),
  {
    name: 'contact-refused',
    show: async ({ page }) => {
      await page.goto('/contact');
      await page.getByRole('textbox', { name: 'Message' }).fill('The zip of my kit does not open.');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'contact-sent',
    show: async ({ page }) => {
      await page.goto('/contact');
      await page.getByLabel('Name').fill('Ada Byron');
      await page.getByLabel('Email', { exact: true }).fill('ada@example.com');
      await page.getByLabel('Subject').fill('The zip of my kit');
      await page.getByRole('textbox', { name: 'Message' }).fill('It does not open.');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await page.getByText('Message Sent!').waitFor();
    },
  },
  {
    name: 'status',
    show: async ({ page }) => {
      await page.goto('/status');
      await page.getByRole('heading', { name: 'Get updates' }).waitFor();
    },
  },
  {
    // Alone on its page, without a footer.
    name: 'welcome',
    show: async ({ page }) => {
      await page.goto('/welcome');
      await page.getByRole('link', { name: 'Skip to Dashboard' }).waitFor();
    },
  },
  {
    name: 'welcome-signed-in',
    show: async ({ page, request }) => {
      await newcomer(page, request);
      await page.goto('/welcome');
      await page.getByRole('heading', { name: /You received/ }).waitFor();
    },
  },
  ...LEGAL.map((name) => open(`legal-${name}`, `/${name}`)),
  open('error-404', '/no-such-page'),
  open('error-500', '/500'),
  open('error-maintenance', '/maintenance'),
];
