import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeApi, problem, renderWithRouter, signedIn } from '@fifteen/testing';
import type { Picture } from '../images/read-picture.ts';
import { SiteColorsField } from './site-colors-field.tsx';

const api = fakeApi();
const READ = '/api/v1/site-colors';
const open = async (): Promise<Picture[]> => {
  signedIn();
  const applied: Picture[] = [];
  await renderWithRouter([{ path: '/', element: <SiteColorsField onColors={(picture) => applied.push(picture)} /> }], { at: '/' });
  return applied;
};
const type = async (address: string): Promise<void> => userEvent.type(await screen.findByRole('textbox', { name: /from your website/ }), address);

test('colors of a site are proposed, and applied when a person has kept theirs', async () => {
  api.on('POST', READ, () => Response.json({ site: 'shop.example', colors: ['#0b5d4e', '#f2b632', '#cf2e2e'] }));
  const applied = await open();
  await type('shop.example{Enter}');
  await userEvent.click(await screen.findByRole('checkbox', { name: '#cf2e2e' }));
  expect(applied).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Use these colors' }));
  expect(applied[0]?.palette.slice(0, 2)).toEqual(['#0b5d4e', '#f2b632']);
  expect(applied[0]).toMatchObject({ real: 2, url: null });
  expect(applied[0]?.palette).not.toContain('#cf2e2e');
});

test('a site that cannot be read says why at the field', async () => {
  api.on('POST', READ, () => problem('site_not_read', { detail: 'shop.example didn’t answer. Check the address, or try again later.' }));
  await open();
  await type('shop.example');
  await userEvent.click(screen.getByRole('button', { name: 'Find my colors' }));
  expect(await screen.findByText(/shop\.example didn’t answer/)).toBeVisible();
});
