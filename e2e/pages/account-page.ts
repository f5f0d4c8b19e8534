import type { Locator, Page } from '@playwright/test';

/** /account */
export class AccountPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async openSettings(): Promise<void> {
    await this.#page.goto('/account?tab=settings');
    await this.#page.getByRole('heading', { name: 'Where you are signed in' }).waitFor();
  }

  async changePassword(current: string, next: string): Promise<void> {
    await this.#page.getByLabel('Current password').fill(current);
    await this.#page.getByLabel('New password', { exact: true }).fill(next);
    await this.#page.getByLabel('Confirm new password').fill(next);
    await this.#page.getByRole('button', { name: 'Update Password' }).click();
  }

  async addPasskey(name: string, password: string, code?: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = this.#page.getByRole('dialog');
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    if (code) await dialog.getByLabel('Code from your app').fill(code);
    await dialog.getByRole('button', { name: 'Continue' }).click();
  }

  async deleteAccount(email: string, password?: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'Delete Account' }).click();
    const dialog = this.#page.getByRole('dialog');
    await dialog.getByLabel('Email of this account').fill(email);
    if (password) await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Delete my account for good' }).click();
  }

  toast(text: string | RegExp): Locator {
    return this.#page.getByText(text);
  }
}
