import type { APIRequestContext } from '@playwright/test';
import type { Project, SignedIn, TasteProfile } from '@fifteen/contracts';
import { expect } from '@playwright/test';
import { aTasteProfile } from './taste-profiles.ts';

export const bearer = (customer: SignedIn): { authorization: string } => ({
  authorization: `Bearer ${customer.access_token}`,
});

/** Creates a project by the API; its concepts are still to be drawn. */
export const aStartedProject = async (
  request: APIRequestContext,
  customer: SignedIn,
  profile: TasteProfile = aTasteProfile(),
): Promise<string> => {
  const created = await request.post('/api/v1/projects', { headers: bearer(customer), data: { taste_profile: profile } });
  expect(created.status()).toBe(201);
  return ((await created.json()) as { project_id: string }).project_id;
};

/** Creates a project by the API and waits until its concepts are drawn. */
export const aFinishedProject = async (
  request: APIRequestContext,
  customer: SignedIn,
  profile: TasteProfile = aTasteProfile(),
): Promise<string> => {
  const project_id = await aStartedProject(request, customer, profile);
  const headers = bearer(customer);
  await expect
    .poll(
      async () => {
        const answer = await request.get(`/api/v1/projects/${project_id}`, { headers });
        return ((await answer.json()) as Project).completed_assets;
      },
      { timeout: 120_000 },
    )
    .toBe(15);
  return project_id;
};
