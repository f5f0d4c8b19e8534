import { z } from 'zod';
import { PALETTE_SIZE } from './business.ts';
import { defineCall } from './calls.ts';

export const SITE_ADDRESS_MAX = 200;

export const SiteColors = z.object({
  /** The name of the site that was read, after redirects: "example.com". */
  site: z.string(),
  /** Its leading colors, the likeliest first: proposals, which a person confirms. */
  colors: z.array(z.string().regex(/^#[0-9a-f]{6}$/)).min(1).max(PALETTE_SIZE),
});
export type SiteColors = z.infer<typeof SiteColors>;

export const readSiteColors = defineCall({
  id: 'site-colors.read',
  method: 'POST',
  path: '/api/v1/site-colors',
  summary: 'Read the leading colors of a public website; stores nothing',
  auth: 'bearer',
  body: z.object({ address: z.string().trim().min(1, 'Enter a web address').max(SITE_ADDRESS_MAX) }),
  status: 200,
  answer: SiteColors,
});
