import { getStudioModel } from '@fifteen/contracts';
import { isLocalEndpoint } from '@fifteen/studios/settings';
import type { Config } from '../../platform/config/config.ts';
import { type Endpoint, route } from '../../platform/http/route.ts';

const COMPANIES = { openai: 'OpenAI', anthropic: 'Anthropic', google: 'Google' } as const;

/** Who reads what is sent: the company, the host of another endpoint, or nobody but us where the model runs on a machine or network of ours. */
export function companyOf(studio: Config['studio']): string | null {
  if (!studio) return null;
  if (!studio.url) return COMPANIES[studio.provider];
  return isLocalEndpoint(studio.url) ? 'a server of our own' : new URL(studio.url).hostname;
}

/** What the taste test says before answers are sent. */
export const studioModelEndpoints = (studio: Config['studio']): Endpoint[] => [route(getStudioModel, () => Promise.resolve({ company: companyOf(studio) }))];
