import { getStudioModel } from '@fifteen/contracts';
import type { Config } from '../../platform/config/config.ts';
import { type Endpoint, route } from '../../platform/http/route.ts';

const COMPANIES = { openai: 'OpenAI', anthropic: 'Anthropic', google: 'Google' } as const;

/** Whose model it is. An endpoint of the operator's own is named by its host: what is sent there goes to nobody else. */
export const companyOf = (studio: Config['studio']): string | null => (studio ? (studio.url ? new URL(studio.url).hostname : COMPANIES[studio.provider]) : null);

/** What the taste test says before answers are sent. */
export const studioModelEndpoints = (studio: Config['studio']): Endpoint[] => [route(getStudioModel, () => Promise.resolve({ company: companyOf(studio) }))];
