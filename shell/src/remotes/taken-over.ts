import type { RemoteModule } from '@fifteen/contracts';
import type { RouteObject } from '@fifteen/web/router';
import { checkedScript, SCRIPT_TIMEOUT_MS, type Integrity } from './chunk-guard.ts';
import { lendShared } from './lend-shared.ts';

/** What the file leaves behind: see `takeover.cjs` of the webpack preset. */
interface TakenOver {
  fifteenTakeover?: RemoteModule<RouteObject>;
}

const run = (script: HTMLScriptElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = (why: string) => () => reject(new Error(`${script.src} ${why}`));
    script.addEventListener('load', () => resolve(), { once: true });
    script.addEventListener('error', fail('did not come'), { once: true });
    setTimeout(fail('did not come in time'), SCRIPT_TIMEOUT_MS);
    document.head.append(script);
  });

/** The remote that a page was drawn of, by the file of its release that needs no federation. Throws where it does not start. */
export const takenOver = async (path: string, integrity: Integrity): Promise<RemoteModule<RouteObject>> => {
  const page = globalThis as TakenOver;
  lendShared();
  await run(checkedScript(path, integrity));
  if (!page.fifteenTakeover) throw new Error(`${path} did not start`);
  return page.fifteenTakeover;
};
