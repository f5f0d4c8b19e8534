import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TASTE_MESSAGES } from '@fifteen/contracts';
import { fakeApi, renderWithRouter, signedIn, type RenderedPage } from '@fifteen/testing';
import { aDraft } from './a-draft.ts';
import { currentDraft, discardDraft, updateDraft } from './draft/use-draft.ts';
import { CreatingPage } from './submission/creating-page.tsx';
import { TasteTestPage } from './taste-test-page.tsx';

const api = fakeApi();
Element.prototype.scrollIntoView = () => undefined;

const pages = [
  { path: '/projects/new', element: <TasteTestPage /> },
  { path: '/projects/new/generating', element: <CreatingPage /> },
];

const open = async (step: number): Promise<RenderedPage> => {
  const page = await renderWithRouter(pages, { at: { pathname: '/projects/new', search: `?step=${step}` } });
  await screen.findByText(`Step ${step} of 5`);
  return page;
};
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const stepOf = ({ router }: RenderedPage): string => router.state.location.search;

describe('/projects/new', () => {
  beforeEach(() => {
    signedIn();
    discardDraft();
    api.on('GET', '/media/taste/index.json', () => Response.json({ samples: [{ id: 'harbour', title: 'Harbour' }] }));
  });

  test('vibes say how many are chosen; a fourth is ignored and announced', async () => {
    await open(1);
    const vibes = screen.getAllByRole('checkbox');
    expect(vibes).toHaveLength(12);
    for (const vibe of vibes.slice(0, 2)) await userEvent.click(vibe);
    expect(screen.getByRole('status')).toHaveTextContent('2 of 3 chosen');
    expect(screen.getByRole('group')).toHaveAccessibleName('Vibe styles, 2 of 3 chosen');
    for (const vibe of vibes.slice(2, 4)) await userEvent.click(vibe);
    expect(screen.getByRole('status')).toHaveTextContent('3 of 3 chosen. Classic ornate was not added');
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
    await userEvent.click(vibes[0]!);
    expect(screen.getByRole('status')).toHaveTextContent('2 of 3 chosen');
    expect(vibes[0]).not.toBeChecked();
  });

  test.each<[number, keyof typeof TASTE_MESSAGES, Parameters<typeof updateDraft>[0]]>([
    [1, 'vibes', { vibes: [] }],
    [2, 'image', { picture: null }],
    [3, 'comparisons', { comparisons: {} }],
    [4, 'dislikes', { dislike: { logo: 'dated_old', reasons: [] } }],
    [5, 'brief', { brief: { company_name: '', industry: 'Coffee', description: '' } }],
  ])('step %i does not let go without its answers, and says why', async (step, id, gap) => {
    updateDraft({ ...aDraft(), ...gap });
    const page = await open(step);
    await press(step === 5 ? 'Generate My Logos!' : 'Next');
    expect(screen.getByRole('alert')).toHaveTextContent(TASTE_MESSAGES[id]);
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(stepOf(page)).toBe(`?step=${step}`);
  });

  test('Previous clears the message, and an answer does too', async () => {
    updateDraft({ ...aDraft(), comparisons: {} });
    await open(3);
    await press('Next');
    await press('Previous');
    await screen.findByText('Step 2 of 5');
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Next');
    await screen.findByText('Step 3 of 5');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('Next moves the focus to the new heading; the browser goes back one step', async () => {
    updateDraft(aDraft());
    const page = await open(1);
    await press('Next');
    expect(await screen.findByRole('heading', { level: 1, name: 'Show us a picture you love' })).toHaveFocus();
    await press('Next');
    await screen.findByText('Step 3 of 5');
    await act(() => page.router.navigate(-1));
    expect(await screen.findByText('Step 2 of 5')).toBeVisible();
    expect(stepOf(page)).toBe('?step=2');
  });

  test('nobody gets past an open step by the address', async () => {
    await renderWithRouter(pages, { at: { pathname: '/projects/new', search: '?step=5' } });
    expect(await screen.findByText('Step 1 of 5')).toBeVisible();
  });

  test('comparisons are six radio groups of two pictures', async () => {
    updateDraft({ ...aDraft(), comparisons: {} });
    await open(3);
    const groups = screen.getAllByRole('radiogroup');
    expect(groups.map((group) => within(group).getAllByRole('radio').length)).toEqual([2, 2, 2, 2, 2, 2]);
    await userEvent.click(screen.getByRole('radio', { name: 'Premium' }));
    expect(screen.getByRole('status')).toHaveTextContent('1 of 6 answered');
    expect(currentDraft().comparisons).toEqual({ premium_vs_accessible: 'premium' });
  });

  test('a colour pressed becomes the dominant one, arrow keys move it one place', async () => {
    updateDraft(aDraft());
    await open(2);
    const swatches = (): string[] =>
      screen
        .getAllByRole('listitem')
        .slice(0, 5)
        .map((item) => item.textContent!.slice(0, 7));
    await userEvent.click(screen.getByRole('button', { name: /#3b1f12/ }));
    expect(swatches()).toEqual(['#3b1f12', '#c8692f', '#2f5148', '#f7efdf', '#7c93c4']);
    screen.getByRole('button', { name: /#f7efdf/ }).focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(swatches()).toEqual(['#3b1f12', '#c8692f', '#f7efdf', '#2f5148', '#7c93c4']);
  });

  test('an unusable picture is explained, and the picture before stays', async () => {
    updateDraft(aDraft());
    await open(2);
    const file = new File(['<html>'], 'photo.png', { type: 'image/png' });
    Object.assign(file, { arrayBuffer: async () => new TextEncoder().encode('<html>').buffer });
    await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
    expect(await screen.findByRole('alert')).toHaveTextContent('not a picture we can read');
    expect(currentDraft().picture).toEqual(aDraft().picture);
  });

  test('offers sample pictures by name', async () => {
    updateDraft(aDraft());
    await open(2);
    expect(await screen.findByRole('button', { name: 'Use Harbour' })).toBeVisible();
  });

  test('the last step goes on to generate', async () => {
    updateDraft(aDraft());
    api.on('POST', '/api/v1/projects', () => new Promise<Response>(() => undefined));
    const page = await open(5);
    await press('Generate My Logos!');
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/projects/new/generating'));
    expect(await screen.findByText('Creating your project...')).toBeVisible();
  });

  test('a name that cannot be drawn is refused at its field', async () => {
    updateDraft({ ...aDraft(), brief: { company_name: '!!!', industry: 'Coffee', description: '' } });
    await open(5);
    expect(screen.getByLabelText('Company name')).toHaveAccessibleDescription(
      'Must contain at least one letter or digit',
    );
  });
});
