import type { Locator, Page } from '@playwright/test';

/** /projects */
export class ProjectsPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(): Promise<void> {
    await this.#page.goto('/projects');
    await this.#page.getByRole('heading', { level: 1, name: 'Projects' }).waitFor();
  }

  get cards(): Locator {
    return this.#page.getByRole('article');
  }

  card(name: string): Locator {
    return this.#page.getByRole('link', { name, exact: true });
  }

  async search(text: string): Promise<void> {
    await this.#page.getByRole('searchbox', { name: 'Search by name' }).fill(text);
  }

  async openMenu(name: string): Promise<void> {
    await this.#page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
    await this.#page.getByRole('menu').waitFor();
  }

  async choose(name: string, entry: 'Rename' | 'Duplicate' | 'Delete'): Promise<void> {
    await this.openMenu(name);
    await this.#page.getByRole('menuitem', { name: entry }).click();
  }

  get undo(): Locator {
    return this.#page.getByRole('button', { name: 'Undo' });
  }
}
