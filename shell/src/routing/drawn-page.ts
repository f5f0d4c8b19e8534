import { EARLY_CODE } from '@fifteen/web/page';

/** Whether the server has drawn the page that the root shows. */
export const wasDrawn = (root: HTMLElement): boolean => root.dataset['prerendered'] !== undefined;

/** The loader of styles knows those of the page by their whole address, and does not fetch them again. */
export const nameDrawnStyles = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) link.dataset['href'] = link.href;
  for (const { dataset } of document.querySelectorAll('style')) if (dataset['href']) dataset['href'] = new URL(dataset['href'], location.origin).href;
};

interface EarlyCode {
  [EARLY_CODE]?: () => void;
}

const finishEarlyCode = (): void => {
  const page = globalThis as EarlyCode;
  page[EARLY_CODE]?.();
  delete page[EARLY_CODE];
};

/**
 * To be called from the root's effect, which comes after the effects of all that is in it: from here on this code answers,
 * and what was pressed and sent before is done. Not in the effect itself: React would hold back what the events change
 * until it is over, so that a form would be sent without what was typed into it. And not in a later task: what is pressed
 * between would overtake what was pressed first.
 */
export const takeOver = (): void => queueMicrotask(finishEarlyCode);
