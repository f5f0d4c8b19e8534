import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type getStudioModel, TASTE_MESSAGES } from '@fifteen/contracts';
import { fakeApi, problem, renderWithRouter, signedIn, type RenderedPage } from '@fifteen/testing';
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
/** The notice and the taste so far are statuses too. */
const count = (): HTMLElement => screen.getByText(/ of \d (chosen|answered)/, { selector: 'output' });
const stepOf = ({ router }: RenderedPage): string => router.state.location.search;

describe('/projects/new', () => {
  beforeEach(() => {
    signedIn();
    discardDraft();
    api.on('GET', '/media/taste/index.json', () => Response.json({ samples: [{ id: 'harbour', title: 'Harbour' }] }));
    api.answer<typeof getStudioModel>('GET', '/api/v1/studios/model', { company: null });
  });

  test('before answers are sent it says whose AI model reads them, where one does', async () => {
    api.answer<typeof getStudioModel>('GET', '/api/v1/studios/model', { company: 'Anthropic' });
    updateDraft({ ...aDraft(), brief: { company_name: 'Northwind', industry: 'Coffee', tagline: '', description: '' } });
    await open(5);
    expect(await screen.findByText(/are sent to Anthropic; your account and your image are not/)).toBeVisible();
  });

  test('where it cannot be found out whether a model reads the answers, the notice says what happens if one does', async () => {
    api.on('GET', '/api/v1/studios/model', () => problem('unavailable'));
    updateDraft({ ...aDraft(), brief: { company_name: 'Northwind', industry: 'Coffee', tagline: '', description: '' } });
    await open(5);
    expect(await screen.findByText(/may be drawn by an AI model\. If so, what you write here/)).toBeVisible();
  });

  test('vibes say how many are chosen; a fourth is ignored and announced', async () => {
    await open(1);
    const vibes = screen.getAllByRole('checkbox');
    expect(vibes).toHaveLength(12);
    for (const vibe of vibes.slice(0, 2)) await userEvent.click(vibe);
    expect(count()).toHaveTextContent('2 of 3 chosen');
    expect(screen.getByRole('group')).toHaveAccessibleName('Vibe styles, 2 of 3 chosen');
    for (const vibe of vibes.slice(2, 4)) await userEvent.click(vibe);
    expect(count()).toHaveTextContent('3 of 3 chosen. Classic ornate wasn’t added');
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
    await userEvent.click(vibes[0]!);
    expect(count()).toHaveTextContent('2 of 3 chosen');
    expect(vibes[0]).not.toBeChecked();
  });

  test.each<[number, keyof typeof TASTE_MESSAGES, Parameters<typeof updateDraft>[0]]>([
    [1, 'vibes', { vibes: [] }],
    [2, 'image', { picture: null }],
    [3, 'comparisons', { comparisons: {} }],
    [4, 'dislikes', { dislike: { logo: 'dated_old', reasons: [] } }],
    [5, 'brief', { brief: { company_name: '', industry: 'Coffee', tagline: '', description: '' } }],
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

  test('an answer taken back after a refusal is refused by the next Next, not at once', async () => {
    updateDraft({ ...aDraft(), vibes: ['tech_sharp', 'modern_flat'] });
    await open(1);
    await press('Next');
    expect(screen.getByRole('alert')).toBeVisible();
    const vibe = screen.getByRole('checkbox', { name: /Hand drawn/ });
    await userEvent.click(vibe);
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(vibe);
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Next');
    expect(screen.getByRole('alert')).toHaveFocus();
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
    expect(count()).toHaveTextContent('1 of 6 answered');
    expect(currentDraft().comparisons).toEqual({ premium_vs_accessible: 'premium' });
  });

  const palette = (): string[] => [...currentDraft().picture!.palette];

  test('a color is put first by a press, moved by arrow keys, and the focus goes with it', async () => {
    updateDraft(aDraft());
    await open(2);
    await userEvent.click(screen.getByRole('button', { name: 'Put color 3 of 5 first' }));
    expect(palette()).toEqual(['#3b1f12', '#c8692f', '#2f5148', '#f7efdf', '#7c93c4']);
    screen.getByRole('button', { name: /Move color 4 of 5/ }).focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(palette()).toEqual(['#3b1f12', '#c8692f', '#f7efdf', '#2f5148', '#7c93c4']);
    expect(screen.getByRole('button', { name: /Move color 3 of 5/ })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(palette()[0]).toBe('#f7efdf');
    expect(screen.getByText('#f7efdf is now color 1 of 5, the dominant one.')).toBeInTheDocument();
  });

  test('a color is changed by its code; half a code changes nothing; the picture\'s own come back', async () => {
    updateDraft(aDraft());
    await open(2);
    const code = screen.getByRole('textbox', { name: 'Hex code of color 1 of 5' });
    await userEvent.clear(code);
    await userEvent.type(code, '#00a3');
    expect(palette()[0]).toBe('#c8692f');
    expect(code).toBeInvalid();
    await userEvent.type(code, 'ff{Enter}');
    expect(palette()[0]).toBe('#00a3ff');
    await press("Back to the picture's colors");
    expect(palette()).toEqual(aDraft().picture!.palette);
  });

  test('an unusable picture is explained, and the picture before stays', async () => {
    updateDraft(aDraft());
    await open(2);
    const file = new File(['<html>'], 'photo.png', { type: 'image/png' });
    Object.assign(file, { arrayBuffer: async () => new TextEncoder().encode('<html>').buffer });
    await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
    expect(await screen.findByRole('alert')).toHaveTextContent('That file is a web page, whatever its name says.');
    expect(currentDraft().picture).toEqual(aDraft().picture);
  });

  test('offers sample pictures by name', async () => {
    updateDraft(aDraft());
    await open(2);
    expect(await screen.findByRole('button', { name: 'Use Harbour' })).toBeVisible();
  });

  test('who comes back is taken to where the answers end, and can start again and undo it', async () => {
    updateDraft({ ...aDraft(), comparisons: {} });
    const page = await renderWithRouter(pages, { at: '/projects/new' });
    expect(await screen.findByText('Step 3 of 5')).toBeVisible();
    expect(screen.getByText('Welcome back. Your answers are saved.')).toBeVisible();
    await press('Start again');
    expect(await screen.findByText('Step 1 of 5')).toBeVisible();
    expect(screen.getAllByRole('checkbox', { checked: false })).toHaveLength(12);
    await press('Bring them back');
    expect(await screen.findByText('Step 3 of 5')).toBeVisible();
    expect(currentDraft().vibes).toEqual(aDraft().vibes);
    expect(stepOf(page)).toBe('?step=3');
  });

  test('who starts has nothing to come back to', async () => {
    await open(1);
    expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull();
  });

  test('the taste so far is said as it grows', async () => {
    await open(1);
    const hint = screen.getAllByRole('status').at(-1)!;
    expect(hint).toHaveTextContent('Your taste takes shape here as you answer.');
    await userEvent.click(screen.getByRole('checkbox', { name: /Brutalist bold/ }));
    expect(hint).toHaveTextContent('Bold and sharp.');
  });

  test('the steps have names; those that are open lead there', async () => {
    updateDraft({ ...aDraft(), dislike: { logo: null, reasons: [] } });
    await open(2);
    const steps = within(screen.getByRole('navigation', { name: 'Steps of the taste test' }));
    expect(steps.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Style, done',
      'Colors',
      'This or that',
      'Never',
      'Your brand',
    ]);
    expect(steps.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Style, done',
      'This or that',
      'Never',
    ]);
    await userEvent.click(steps.getByRole('button', { name: 'Never' }));
    expect(await screen.findByText('Step 4 of 5')).toBeVisible();
  });

  test('pairs that are open show themselves when Next is refused', async () => {
    const { tech_vs_organic: _, ...comparisons } = aDraft().comparisons;
    updateDraft({ ...aDraft(), comparisons });
    await open(3);
    await press('Next');
    expect(screen.getByRole('radiogroup', { name: /Still open/ })).toHaveAccessibleName('Tech or organic? Still open');
  });

  test('industries are suggested while typing, by keyboard too, and any other is as good', async () => {
    updateDraft({ ...aDraft(), brief: { company_name: 'Northwind', industry: '', tagline: '', description: '' } });
    const page = await open(5);
    const industry = screen.getByRole('combobox', { name: 'Industry' });
    await userEvent.type(industry, 'rob');
    expect(industry).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(industry).toHaveValue('Robotics');
    expect(industry).toHaveAttribute('aria-expanded', 'false');
    expect(stepOf(page)).toBe('?step=5');
    await userEvent.clear(industry);
    await userEvent.type(industry, 'Submarine repair{Escape}');
    expect(currentDraft().brief.industry).toBe('Submarine repair');
  });

  test('a description that is too long is counted, not cut', async () => {
    updateDraft({ ...aDraft(), brief: { company_name: 'Northwind', industry: 'Coffee', tagline: '', description: 'x'.repeat(499) } });
    await open(5);
    const description = screen.getByRole('textbox', { name: /Description/ });
    await userEvent.type(description, 'yz');
    expect(description).toHaveAccessibleDescription('Must be at most 500 characters');
    expect(screen.getByLabelText('501 of 500 characters used')).toBeVisible();
  });

  test('the last step goes on to generate', async () => {
    updateDraft(aDraft());
    api.on('POST', '/api/v1/projects', () => new Promise<Response>(() => undefined));
    const page = await open(5);
    await press('Generate My Logos!');
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/projects/new/generating'));
    expect(await screen.findByText('Creating your project...')).toBeVisible();
  });

  test('a name that cannot be drawn is refused at its field, and does not go on to generate', async () => {
    updateDraft({ ...aDraft(), brief: { company_name: '!!!', industry: 'Coffee', tagline: '', description: '' } });
    const page = await open(5);
    await press('Generate My Logos!');
    expect(screen.getByRole('alert')).toHaveTextContent('Company name: Must contain at least one letter or digit');
    expect(stepOf(page)).toBe('?step=5');
    expect(screen.getByLabelText('Company name')).toHaveAccessibleDescription(
      'Must contain at least one letter or digit',
    );
  });
});
