import type { Page } from '@playwright/test';

/** Collects what the browser complains about: uncaught errors, and console errors but for failed requests that a test provokes. */
export const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  return complaints;
};
