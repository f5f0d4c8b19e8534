import { RemoteName, Version } from '@fifteen/contracts';
import { z } from 'zod';
import type { Cookie } from '../../platform/http/cookies.ts';
import type { Keys } from '../../platform/keys/keys.ts';
import { sealText, unsealText } from '../../platform/keys/sealed-text.ts';

/** Shows versions that did not pass their check yet to the one browser that holds it: our own runner's, or an operator's. */
export const PREVIEW_COOKIE: Pick<Cookie, 'name' | 'plainName'> = { name: 'mfe_preview', plainName: 'until-renamed' };

const Pass = z.object({
  versions: z.array(z.object({ remote: RemoteName, version: Version })).min(1).max(20),
  until: z.iso.datetime(),
});
export type PreviewedVersion = z.infer<typeof Pass>['versions'][number];

interface Dependencies {
  readonly keys: Keys;
  readonly now: () => Date;
}

/** Made by processes of this product only: the cookie that anybody can write names checked versions alone. */
export const createPreviewPasses = ({ keys, now }: Dependencies) => ({
  issue: (versions: readonly PreviewedVersion[], lifeMs: number): string => sealText(keys, { versions, until: new Date(now().getTime() + lifeMs).toISOString() }),

  /** The versions that a valid pass shows; none for anything else. */
  read: (cookie: string | undefined): readonly PreviewedVersion[] => {
    const pass = Pass.safeParse(cookie === undefined ? undefined : unsealText(keys, cookie));
    return pass.success && new Date(pass.data.until) > now() ? pass.data.versions : [];
  },
});

export type PreviewPasses = ReturnType<typeof createPreviewPasses>;
