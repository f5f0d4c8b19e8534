import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { SharedProject } from '@fifteen/contracts';
import { fakeApi, problem, renderWithRouter, type RenderedPage } from '@fifteen/testing';
import { SharedProjectPage } from './shared-project-page.tsx';

const api = fakeApi();
const VISIT = '/api/v1/shares/{token}';
const VOTES = '/api/v1/shares/{token}/votes';
const pages = [{ path: '/s/:token', element: <SharedProjectPage /> }];

const concept = (number: number): SharedProject['concepts'][number] => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  asset_url: `/pictures/${number}.webp`,
  is_watermarked: true,
  studio: 'apex',
  title: `Idea ${number}`,
  background: '#ffffff',
});
const project: SharedProject = {
  project_name: 'Northwind Coffee',
  owner_name: null,
  concepts: [1, 2, 3, 4, 5].map(concept),
  own_votes: [],
};

const open = (): Promise<RenderedPage> => renderWithRouter(pages, { at: '/s/some-token-of-a-share' });
const box = (number: number): Promise<HTMLElement> => screen.findByRole('checkbox', { name: `Idea ${number} by Apex` });

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

describe('/s/{token}', () => {
  beforeEach(() => {
    api.on('GET', VISIT, () => Response.json(project));
    api.on('POST', VOTES, ({ body }) => Response.json({ own_votes: (body as { asset_ids: string[] }).asset_ids }));
  });

  test('needs no account, and names nobody who does not want it', async () => {
    await open();
    expect(await screen.findByText('We’d like your opinion')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Which one would you choose?' })).toBeVisible();
    expect(screen.getAllByText('PREVIEW')).toHaveLength(5);
    expect(document.title).toBe('Choose a logo for Northwind Coffee · Fifteen');
  });

  test('up to three votes are saved; a fourth is refused and announced', async () => {
    await open();
    for (const number of [1, 2, 4]) await userEvent.click(await box(number));
    await waitFor(() =>
      expect(api.requests.at(-1)?.body).toEqual({ asset_ids: [1, 2, 4].map((number) => concept(number).id) }),
    );
    expect(await screen.findByText(/3 of 3 votes given. They’re saved/)).toBeVisible();
    await userEvent.click(await box(5));
    expect(screen.getByRole('status')).toHaveTextContent('All 3 votes are given. Take one back to give it to another.');
    expect(await box(5)).not.toBeChecked();
    await userEvent.click(await box(1));
    await waitFor(() => expect(api.requests.at(-1)?.body).toEqual({ asset_ids: [2, 4].map((number) => concept(number).id) }));
  });

  test('a vote that is not saved is taken back, and said', async () => {
    api.on('POST', VOTES, () => problem('rate_limited'));
    await open();
    await userEvent.click(await box(2));
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t save your vote: Rate limit exceeded');
    expect(await box(2)).not.toBeChecked();
  });

  test('votes of an earlier visit are there, and a concept can be seen large', async () => {
    api.on('GET', VISIT, () => Response.json({ ...project, owner_name: 'Ada', own_votes: [concept(3).id] }));
    await open();
    expect(await box(3)).toBeChecked();
    expect(screen.getByText('Ada wants your opinion')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Look closer: Idea 3 by Apex' }));
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Idea 3');
    expect(screen.getByRole('button', { name: 'Your vote' })).toHaveAttribute('aria-pressed', 'true');
  });

  test.each([
    ['share_revoked', 'This link was turned off'],
    ['not_found', 'This link doesn’t work'],
  ] as const)('%s answers clearly', async (code, title) => {
    api.refuse('GET', VISIT, code);
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
