import type { Locator, Page } from '@playwright/test';

/** /projects/{id}/select */
export class SelectPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** The view's radio buttons are beside it. */
  get #grid(): Locator {
    return this.#page.getByRole('radiogroup', { name: 'Concepts' });
  }

  get concepts(): Locator {
    return this.#grid.getByRole('radio');
  }

  /** What is looked at: the chosen one until another is clicked. */
  get chosen(): Locator {
    return this.#grid.getByRole('radio', { checked: true });
  }

  get refine(): Locator {
    return this.#page.getByRole('button', { name: 'Refine Logo' });
  }

  async showAll(): Promise<void> {
    await this.#page.getByRole('button', { name: /^All \d+$/ }).click();
  }

  async choose(index: number): Promise<void> {
    await this.concepts.nth(index).check({ force: true });
    await this.#page.getByRole('button', { name: 'Choose this logo' }).click();
  }
}
