import type { APIRequestContext, Page } from '@playwright/test';

/** What a screen is made with: a page of its own, and the API for its data. */
export interface Scene {
  readonly page: Page;
  readonly request: APIRequestContext;
}

/** One picture, at each width. */
export interface Screen {
  /** Of its file, as "projects-empty"; begins with the area. */
  readonly name: string;
  /** CSS selector of the part that is shown; the page from its top, where there is none. */
  readonly part?: string;
  /** Brings the page into the state that is shown, and waits until it is there. */
  readonly show: (scene: Scene) => Promise<void>;
}
