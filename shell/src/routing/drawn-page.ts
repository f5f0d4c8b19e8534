/** Whether the server has drawn the page that the root shows. */
export const wasDrawn = (root: HTMLElement): boolean => root.dataset['prerendered'] !== undefined;

/** The loader of styles knows those of the page by their whole address, and does not fetch them again. */
export const nameDrawnStyles = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) link.dataset['href'] = link.href;
};

/** Left by the early code of a drawn page: see the gateway's `early-code.ts`. */
const EARLY = Symbol.for('fifteen.early');

/** From here on this code answers: what was pressed and sent before it was there is done now. */
export const takeOver = (): void => {
  const page = globalThis as { [EARLY]?: () => void };
  page[EARLY]?.();
  delete page[EARLY];
};
