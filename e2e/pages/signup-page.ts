import type { Page } from '@playwright/test';

/** /signup */
export class SignupPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async signUp({ name, email, password }: { name?: string; email: string; password: string }): Promise<void> {
    const page = this.#page;
    if (name) await page.getByLabel(/full name/i).fill(name);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel(/confirm password/i).fill(password);
    await page.getByRole('checkbox', { name: /terms/i }).check();
    await page.getByRole('button', { name: /sign up|create account/i }).click();
  }
}
