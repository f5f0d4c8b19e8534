import type { Page } from '@playwright/test';

/** What a change took, in milliseconds from the event of the press. */
export interface Painted {
  /** Until the browser showed the new drawing. */
  readonly total: number;
  /** Until the call went out; with `call` and what is left it is the whole. Null where nothing was asked for. */
  readonly before: number | null;
  readonly call: number | null;
}

declare global {
  interface Window {
    paintedDrawing: Promise<Painted>;
  }
}

/** Begins to watch the editor's drawing; the clock starts with the next press or choice of a colour. */
export const watchDrawing = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const drawing = document.querySelector('img[alt$="as it is now"]');
    if (!(drawing instanceof HTMLImageElement)) throw new Error('There is no drawing to watch.');
    performance.clearResourceTimings();
    let pressed = 0;
    const note = (event: Event): void => {
      pressed ||= event.timeStamp;
    };
    for (const type of ['click', 'input']) addEventListener(type, note, { capture: true, once: true });
    window.paintedDrawing = new Promise<Painted>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        const told = (): void => {
          const call = performance.getEntriesByType('resource').findLast(({ name }) => name.includes('/edit-preview')) as PerformanceResourceTiming | undefined;
          const total = performance.now() - pressed;
          resolve({ total, before: call ? call.startTime - pressed : null, call: call ? call.responseEnd - call.startTime : null });
        };
        // A task that is posted in a frame runs after that frame was painted.
        const afterPaint = (): void => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', told, { once: true });
          port1.start();
          port2.postMessage(null);
        };
        void drawing.decode().then(() => requestAnimationFrame(afterPaint));
      });
      observer.observe(drawing, { attributes: true, attributeFilter: ['src'] });
    });
  });

const PATIENCE_MS = 2_000;

/** What was watched for; undefined where the change left the drawing as it was. */
export const paintedDrawing = (page: Page): Promise<Painted | undefined> =>
  page.evaluate(
    (patience) => Promise.race([window.paintedDrawing, new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience))]),
    PATIENCE_MS,
  );
