import type { Page } from '@playwright/test';

/** /login */
export class LoginPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async logIn(email: string, password: string): Promise<void> {
    await this.#page.getByLabel('Email').fill(email);
    await this.#page.getByLabel('Password', { exact: true }).fill(password);
    await this.#page.getByRole('button', { name: 'Log In' }).click();
  }

  /** Through the local provider, which signs in anybody who types an address. */
  async continueWithGoogle(email: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'Continue with Google' }).click();
    await this.#page.getByRole('heading', { name: 'Local sign-in' }).waitFor();
    await this.#page.getByLabel('Email').fill(email);
    await this.#page.getByRole('button', { name: 'Continue' }).click();
  }
}
