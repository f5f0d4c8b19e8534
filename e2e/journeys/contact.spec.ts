import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility.ts';
import { mailTo } from '../support/mail.ts';
import { test } from '../support/test.ts';

/** The journey, and the remotes that it walks: npm run e2e -- --journey NAME --remote mfe-NAME */
const tag = ['@contact', '@mfe-info', '@pages'];

test('somebody writes to us, hears that it came, and so do we @phone @stand-ins', { tag }, async ({ page, request }) => {
  const email = `c${randomUUID().slice(0, 8)}@example.com`;
  const subject = `A file of ${email}`;
  await page.goto('/contact');
  await expectNoViolations(page);
  await page.getByLabel('Name').fill('Ada Byron');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Subject').fill(subject);
  await page.getByRole('textbox', { name: 'Message' }).fill('It does not open.\nWhat now?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  await expectNoViolations(page);
  await expect(page.getByLabel('Subject')).toHaveValue('');
  await mailTo(request, email, 'We have your message');
  expect(await mailTo(request, 'support@fifteen.example', `Contact: ${subject}`)).toContain('It does not open.');
});
