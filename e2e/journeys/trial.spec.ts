import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility.ts';

/** The journey, and the remotes that it walks: npm run e2e -- --journey NAME --remote mfe-NAME */
const tag = ['@trial', '@mfe-marketing', '@mfe-auth'];

test('a visitor types a name, sees three, asks for three others and signs up with the name kept @phone', { tag }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Draw three' }).click();
  await expect(page.getByText('Please enter a name')).toBeVisible();
  await page.getByLabel('Company name').fill('Ohmbird & Sons');
  await page.getByLabel('What you do').fill('Electric bikes');
  await page.getByRole('button', { name: 'Draw three' }).click();
  const pictures = page.getByRole('list', { name: 'Three concepts for Ohmbird & Sons' }).getByRole('img');
  await expect(pictures).toHaveCount(3);
  await expectNoViolations(page);

  const first = await pictures.first().getAttribute('src');
  await page.getByRole('button', { name: 'Draw three others' }).click();
  await expect.poll(() => pictures.first().getAttribute('src')).not.toBe(first);
  await page.getByRole('link', { name: 'See all 15' }).click();
  await expect(page).toHaveURL(/\/signup$/);
  const kept = await page.evaluate(() => sessionStorage.getItem('fifteen.trial'));
  expect(JSON.parse(kept ?? '')).toEqual({ company_name: 'Ohmbird & Sons', industry: 'Electric bikes' });
});
