import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** /projects/new, the Visual Taste Test. */
export class TasteTestPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(): Promise<void> {
    await this.#page.goto('/projects/new');
    await this.expectStep(1);
  }

  async expectStep(step: number): Promise<void> {
    await expect(this.#page.getByText(`Step ${step} of 5`)).toBeVisible();
  }

  async next(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Next' }).click();
  }

  async chooseVibes(count: number): Promise<void> {
    const vibes = this.#page.getByRole('checkbox');
    for (let index = 0; index < count; index += 1) await vibes.nth(index).check({ force: true });
  }

  /** One of the sample pictures that the page offers. */
  async chooseSample(index: number): Promise<void> {
    await this.#page.getByRole('button', { name: /^use /i }).nth(index).click();
    await expect(this.#page.getByRole('list', { name: /palette/i }).getByRole('listitem')).toHaveCount(5);
  }

  async answerComparisons(): Promise<void> {
    const questions = this.#page.getByRole('radiogroup');
    await expect(questions).toHaveCount(6);
    for (const question of await questions.all()) await question.getByRole('radio').first().check({ force: true });
  }

  async dislike(): Promise<void> {
    await this.#page.getByRole('radio').nth(4).check({ force: true });
    await this.#page.getByRole('checkbox').first().check({ force: true });
  }

  async describe({ company, industry }: { company: string; industry: string }): Promise<void> {
    await this.#page.getByLabel(/company name/i).fill(company);
    await this.#page.getByLabel(/industry/i).fill(industry);
  }

  /**
   * From the first step to the last, where nothing but the button is left. Each step is waited for by its number: while
   * one moves out and the next in, a question of the last would take the answer.
   */
  async answerAll(business: { company: string; industry: string }): Promise<void> {
    const answers = [
      () => this.chooseVibes(3),
      () => this.chooseSample(0),
      () => this.answerComparisons(),
      () => this.dislike(),
      () => this.describe(business),
    ];
    for (const [index, answer] of answers.entries()) {
      if (index > 0) await this.next();
      await this.expectStep(index + 1);
      await answer();
    }
  }

  async generate(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Generate My Logos!' }).click();
  }
}
