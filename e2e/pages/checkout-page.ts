import type { Page } from '@playwright/test';

/** The provider's hosted page, as the local stand-in plays it, with its well-known cards. */
export class CheckoutPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async pay(card = '4242 4242 4242 4242'): Promise<void> {
    await this.#page.getByLabel('Card number').fill(card);
    await this.#page.getByRole('button', { name: /^Pay \$[\d.]+$/ }).click();
  }

  async payByDebit(account: string): Promise<void> {
    await this.#page.getByLabel('Account number').fill(account);
    await this.#page.getByRole('button', { name: /by debit$/ }).click();
  }

  async confirmWithBank(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Confirm the payment' }).click();
  }

  async cancel(): Promise<void> {
    await this.#page.getByRole('link', { name: 'Cancel and go back' }).click();
  }

  get refusal() {
    return this.#page.getByRole('alert');
  }
}
