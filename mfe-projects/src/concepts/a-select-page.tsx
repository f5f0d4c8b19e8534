import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Project, ProjectShare } from '@fifteen/contracts';
import { aProject, renderWithRouter, signedIn, someCuratedAssets, type fakeApi, type RenderedPage } from '@fifteen/testing';
import { fifteenAssets } from '../shared/fifteen-assets.ts';
import { SelectPage } from './select-page.tsx';

// For tests: the select page of a project with fifteen concepts.

type Api = ReturnType<typeof fakeApi>;

export const PROJECT = '/api/v1/projects/{id}';
export const CURATED = '/api/v1/projects/{id}/assets/curated';
export const EVENT = '/api/v1/analytics/event';
export const SHARE = '/api/v1/projects/{id}/share';
export const ASSET = '/api/v1/projects/{id}/assets/{assetId}';
const NO_SHARE: ProjectShare = { share: null, voters: 0, votes: [] };

export const all = fifteenAssets();
export const curated = someCuratedAssets({ all, curated: all.filter((_, i) => i % 5 < 2), diversity_score: 0.784 });

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

/** Somebody signed in, and the calls of the page answered. */
export const answerAll = (api: Api): void => {
  signedIn();
  api.on('GET', CURATED, () => Response.json(curated));
  api.on('PATCH', PROJECT, ({ body }) => Response.json(aProject({ id: 'p-1', ...(body as Partial<Project>) })));
  api.on('GET', SHARE, () => Response.json(NO_SHARE));
  api.on('POST', EVENT, () => new Response(null, { status: 204 }));
};

export const openSelect = async (api: Api, project: Partial<Project> = {}): Promise<RenderedPage> => {
  api.on('GET', PROJECT, () => Response.json(aProject({ id: 'p-1', ...project })));
  return renderSelect('p-1');
};
export const renderSelect = (id: string): Promise<RenderedPage> =>
  renderWithRouter([{ path: '/projects/:id/select', element: <SelectPage /> }], { at: `/projects/${id}/select` });

/** The concepts; the views beside them are radios too. */
export const grid = async () => within(await screen.findByRole('radiogroup', { name: 'Concepts' }));
export const radios = async (): Promise<HTMLElement[]> => (await grid()).getAllByRole('radio');
export const panel = () => within(screen.getByRole('complementary', { name: 'Preview' }));
export const choose = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Choose this logo' }));
export const refine = (): HTMLElement => screen.getByRole('button', { name: 'Refine Logo' });
