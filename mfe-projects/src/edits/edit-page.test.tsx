import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { EditedLogo, EditOperation } from '@fifteen/contracts';
import { anAsset, aProject, fakeApi, problem, renderWithRouter, signedIn } from '@fifteen/testing';
import { EditPage } from './edit-page.tsx';

const api = fakeApi();
const ASSET = '/api/v1/projects/assets/{assetId}';
const PREVIEW = `${ASSET}/edit-preview`;
const EDITS = `${ASSET}/edits`;
const pages = [
  { path: '/projects/:id/edit/:assetId', element: <EditPage /> },
  { path: '/projects/:id/select', element: <h1>Concepts</h1> },
];

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

const operationsOf = (body: unknown): EditOperation[] => (body as { operations: EditOperation[] }).operations;

/** Draws nothing: the picture tells which changes were asked for. */
const logoAfter = (operations: readonly EditOperation[], more: Partial<EditedLogo> = {}): EditedLogo => ({
  svg: `<svg>${operations.map(({ op }) => op).join()}</svg>`,
  name: 'Harbour & Rye',
  font: { style: 'jost-600', family: 'Jost', weight: 600, list: 'geometric' },
  case: 'title',
  layout: 'left',
  symbol: 'Cup',
  idea: null,
  tag: null,
  gradient: false,
  colours: [
    { target: 'name', hex: '#111111', contrast: 15.2, least: 4.5 },
    { target: 'background', hex: '#ffffff', contrast: null, least: null },
  ],
  palette: ['#c8692f', '#1e4fb3'],
  refused: { 'layout above': 'The symbol is already there' },
  problem: null,
  note: null,
  ...more,
});

const open = () => renderWithRouter(pages, { at: '/projects/p-1/edit/a-1' });
const shown = (): string => decodeURIComponent(screen.getByRole<HTMLImageElement>('img', { name: /as it/ }).src);
const expectShown = (changes: string) => waitFor(() => expect(shown()).toContain(`<svg>${changes}</svg>`));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('/projects/{id}/edit/{assetId}', () => {
  beforeEach(() => {
    signedIn();
    api.on('GET', '/api/v1/projects/{id}', () => Response.json(aProject({ id: 'p-1', project_name: 'Harbour & Rye', is_paid: true })));
    api.on('POST', PREVIEW, ({ body }) => Response.json(logoAfter(operationsOf(body))));
    api.on('GET', `${ASSET}/edit-fonts`, () => Response.json({ list: 'sans', lists: ['sans'], fonts: [] }));
    api.on('GET', `${ASSET}/edit-symbols`, () => Response.json([]));
  });

  test('a change is drawn, taken back and made again, by button and by key', async () => {
    await open();
    await expectShown('');
    await press('Bolder');
    await press('Wider');
    await expectShown('weight,tracking');
    await press('Undo');
    await expectShown('weight');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expectShown('');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expectShown('weight');
    await press('Start again');
    await expectShown('');
    expect(screen.getByRole('button', { name: 'Save version' })).toBeDisabled();
  });

  test('what a press would give is drawn while the pointer rests there, and shown by the press', async () => {
    await open();
    await expectShown('');
    const asked = (): string[] => api.requests.filter(({ path }) => path.endsWith('/edit-preview')).map(({ body }) => operationsOf(body).map(({ op }) => op).join());
    await userEvent.hover(screen.getByRole('button', { name: 'Wider' }));
    await waitFor(() => expect(asked()).toEqual(['', 'tracking']));
    expect(shown()).toContain('<svg></svg>');
    await press('Wider');
    await expectShown('tracking');
    // The next step on the same button is drawn ahead as well.
    await waitFor(() => expect(asked()).toEqual(['', 'tracking', 'tracking,tracking']));
  });

  test('a change that does nothing is told, and leaves no trace', async () => {
    const because = 'There is no bolder weight of Jost';
    api.on('POST', PREVIEW, ({ body }) => {
      const operations = operationsOf(body);
      return Response.json(operations.length === 0 ? logoAfter([]) : logoAfter([], { problem: because }));
    });
    await open();
    await expectShown('');
    await press('Bolder');
    expect(await screen.findByText(because)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('a button that would do nothing says why, and asks for nothing', async () => {
    await open();
    await expectShown('');
    await userEvent.click(screen.getByRole('tab', { name: 'Layout' }));
    const asked = api.requests.length;
    await press('Symbol on top');
    expect(screen.getByText('The symbol is already there.')).toBeVisible();
    expect(api.requests).toHaveLength(asked);
  });

  test('a lost answer takes the change back and keeps the others', async () => {
    await open();
    await expectShown('');
    await press('Bolder');
    await expectShown('weight');
    api.on('POST', PREVIEW, () => problem('unavailable'));
    await press('Wider');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Redo' })).toHaveAttribute('aria-disabled', 'true'));
    await expectShown('weight');
  });

  test('saving sends every change in order, the same key when it is tried again, and goes on from the version', async () => {
    const keys: (string | null)[] = [];
    api.on('POST', EDITS, ({ headers, body }) => {
      keys.push(headers.get('Idempotency-Key'));
      expect(operationsOf(body).map(({ op }) => op)).toEqual(['weight', 'tracking']);
      return keys.length === 1 ? problem('unavailable') : Response.json(anAsset({ id: 'a-2', asset_type: 'edited' }), { status: 201 });
    });
    const page = await open();
    await expectShown('');
    await press('Bolder');
    await press('Wider');
    await expectShown('weight,tracking');
    await press('Save version');
    expect(await screen.findByRole('alert')).toBeVisible();
    await expectShown('weight,tracking');
    await press('Save version');
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/projects/p-1/edit/a-2'));
    expect(new Set(keys).size).toBe(1);
  });

  test('leaving with unsaved changes asks first', async () => {
    const page = await open();
    await expectShown('');
    await press('Bolder');
    await expectShown('weight');
    await userEvent.click(screen.getByRole('link', { name: 'Harbour & Rye' }));
    expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await press('Keep editing');
    expect(page.router.state.location.pathname).toBe('/projects/p-1/edit/a-1');
    await userEvent.click(screen.getByRole('link', { name: 'Harbour & Rye' }));
    await press('Leave');
    expect(await screen.findByRole('heading', { name: 'Concepts' })).toBeVisible();
  });

  test('leaving with unsaved changes: Back asks, and Back again still asks and keeps the changes', async () => {
    const page = await renderWithRouter(pages, { at: '/projects/p-1/select' });
    await act(() => page.router.navigate('/projects/p-1/edit/a-1'));
    await expectShown('');
    await press('Bolder');
    await expectShown('weight');
    for (const _ of ['first', 'second', 'third']) {
      await act(() => page.router.navigate(-1));
      expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
      expect(page.router.state.location.pathname).toBe('/projects/p-1/edit/a-1');
    }
    await press('Keep editing');
    await expectShown('weight');
  });

  test('an unpaid project is told what opens the editor', async () => {
    api.on('POST', PREVIEW, () => problem('payment_required'));
    await open();
    expect(await screen.findByRole('heading', { name: 'The editor comes with your brand kit' })).toBeVisible();
  });

  test('the idea: its looks, its numbers and the letter that carries it can be chosen; a drag of a number is one step of undo', async () => {
    const idea = {
      looks: [{ look: 'solid', svg: '<svg/>', isChosen: true }, { look: 'line', svg: '<svg/>', isChosen: false }],
      parameters: [{ name: 'gap', label: 'Gap', min: 0, max: 40, value: 10 }],
      carriers: [{ at: 1, letter: 'o', isChosen: true }, { at: 4, letter: 'o', isChosen: false }],
    };
    api.on('POST', PREVIEW, ({ body }) => Response.json(logoAfter(operationsOf(body), { idea })));
    await open();
    await expectShown('');
    await userEvent.click(screen.getByRole('tab', { name: 'Symbol' }));
    expect(screen.getByRole('button', { name: 'Version 1 of 2' })).toHaveAttribute('aria-pressed', 'true');
    await press('Version 2 of 2');
    await press('Letter o, 2 of 2');
    await expectShown('look,carrier');
    const slider = screen.getByRole('slider', { name: 'Gap' });
    fireEvent.change(slider, { target: { value: '20' } });
    fireEvent.change(slider, { target: { value: '30' } });
    await expectShown('look,carrier,parameter');
    await press('Undo');
    await expectShown('look,carrier');
  });
});
