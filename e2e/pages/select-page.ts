import type { Locator, Page } from '@playwright/test';

/** /projects/{id}/select */
export class SelectPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get concepts(): Locator {
    return this.#page.getByRole('radio');
  }

  get chosen(): Locator {
    return this.#page.getByRole('radio', { checked: true });
  }

  get refine(): Locator {
    return this.#page.getByRole('button', { name: 'Refine Logo' });
  }

  async showAll(): Promise<void> {
    await this.#page.getByRole('button', { name: /all/i }).first().click();
  }

  async choose(index: number): Promise<void> {
    await this.concepts.nth(index).check({ force: true });
  }
}
