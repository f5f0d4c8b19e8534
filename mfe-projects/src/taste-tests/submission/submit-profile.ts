import type { createProject, TasteProfile } from '@fifteen/contracts';
import { messageOf } from '@fifteen/web/problem';
import { ApiError, send } from '@fifteen/web/session';

const LIMITED = new Set([403, 429]);

/** The specification's words for a failure that brought none of its own. */
const wordsOf = (error: ApiError): string =>
  messageOf(error, LIMITED.has(error.status) ? 'Rate limit exceeded' : 'API submission failed');

/** Creates the project of a profile; the same key gives the same project however often it is asked for. */
export const submitProfile = async (profile: TasteProfile, key: string, signal: AbortSignal): Promise<string> => {
  try {
    const answer: Partial<Awaited<ReturnType<typeof send<typeof createProject>>>> = await send<typeof createProject>({
      method: 'POST',
      path: '/api/v1/projects',
      body: { taste_profile: profile },
      headers: { 'Idempotency-Key': key },
      signal,
    });
    const id = answer.project?.id ?? answer.project_id;
    if (!id) throw new Error('No project ID received from server');
    return id;
  } catch (error) {
    throw error instanceof ApiError ? new Error(wordsOf(error), { cause: error }) : error;
  }
};
