import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PressVisit, ProjectPressPage } from '@fifteen/contracts';
import { aProject, fakeApi, problem, renderWithRouter, signedIn } from '@fifteen/testing';
import { aFile } from '../brand-kits/kit.fixture.ts';
import { PressPage } from './press-page.tsx';
import { PressPageSection } from './press-page-section.tsx';

const api = fakeApi();
const VISIT = '/api/v1/press/{token}';
const OWN = '/api/v1/projects/{id}/press-page';
const visit: PressVisit = {
  company_name: 'Northwind Coffee',
  boilerplate: 'We roast in Dover.\n\nSince 1998.',
  tagline: '',
  website: 'northwind.example',
  colors: [{ name: 'Primary', hex: '#0b5d4e', rgb: [11, 93, 78], cmyk: [88, 0, 16, 64] }],
  fonts: [{ use: 'Headlines', name: 'Fraunces' }],
  files: ['svg', 'pdf', 'png'].map((format) => aFile(`logo/${format}/northwind-color.${format}`)),
  download_url: '/api/v1/press/t/logos.zip',
};
const open = () => renderWithRouter([{ path: '/press/:token', element: <PressPage /> }], { at: '/press/some-token-of-a-page' });

describe('/press/{token}', () => {
  test('shows text, colors, fonts and logos, and downloads them without an account', async () => {
    api.on('GET', VISIT, () => Response.json(visit));
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Northwind Coffee' })).toBeVisible();
    expect(screen.getByText(/We roast in Dover/)).toBeVisible();
    expect(screen.getByText(/#0b5d4e/)).toBeVisible();
    expect(screen.getByText('Fraunces')).toBeVisible();
    expect(screen.getByRole('link', { name: /Download all logos/ })).toHaveAttribute('href', visit.download_url);
    expect(screen.getByRole('link', { name: 'SVG, on its background, of Northwind Coffee' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'northwind.example' })).toHaveAttribute('href', 'https://northwind.example');
  });

  test.each([['share_revoked', 'This press page was turned off'], ['not_found', 'This link doesn’t work']] as const)('%s: says so', async (code, title) => {
    api.on('GET', VISIT, () => problem(code));
    await open();
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });
});

describe('the press page on the page of a kit', () => {
  test('is off, is made with its text, shows its link, and is turned off after a question', async () => {
    signedIn();
    let stored: ProjectPressPage = { page: null };
    api.on('GET', OWN, () => Response.json(stored));
    api.on('POST', OWN, ({ body }) => {
      stored = { page: { path: '/press/new-token-of-a-page', created_at: '2026-11-28T10:00:00.000Z', ...(body as { boilerplate: string }) } };
      return Response.json(stored);
    });
    api.on('DELETE', OWN, () => new Response(null, { status: 204 }));
    await renderWithRouter([{ path: '/', element: <PressPageSection project={aProject({ id: 'p-1', project_name: 'Northwind', is_paid: true })} /> }], { at: '/' });
    expect(await screen.findByText('Off: only you see your kit')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /About Northwind/ }), 'We roast.');
    await userEvent.click(screen.getByRole('button', { name: 'Make a press page' }));
    expect(await screen.findByText('Public: anyone with the link')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Public link' })).toHaveValue(`${location.origin}/press/new-token-of-a-page`);
    await userEvent.click(screen.getByRole('button', { name: 'Turn off the page' }));
    expect(screen.getByText(/will stop working for good/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
    await waitFor(() => expect(screen.getByText('Off: only you see your kit')).toBeVisible());
  });
});
