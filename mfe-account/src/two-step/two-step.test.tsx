import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AccountSecurity, getProfile, getSecurity, listSecurityEvents } from '@fifteen/contracts';
import { aUser, fakeApi, renderWithRouter, signedIn } from '@fifteen/testing';
import { useToasts } from '@fifteen/web/session';
import { someSecurity } from '../account/some-security.ts';
import { routes } from '../routes.tsx';

const api = fakeApi();
const BEGIN = '/api/v1/users/second-factor';
const CONFIRM = '/api/v1/users/second-factor/confirmation';
const CODES = Array.from({ length: 10 }, (_, i) => `aaaa-bbbb-cccc-ddd${i}`);
const ON = { is_on: true, turned_on_at: '2026-11-20T09:30:00.000Z', recovery_codes_left: 10 };

const lastToast = (): string | undefined => useToasts.getState().at(-1)?.text;
const bodiesTo = (path: string): unknown[] => api.requests.filter((request) => request.path === path).map(({ body }) => body);
const answerSecurity = (changes?: Partial<AccountSecurity>): void => api.answer<typeof getSecurity>('GET', '/api/v1/users/security', someSecurity(changes));
const open = async (changes?: Partial<AccountSecurity>): Promise<void> => {
  answerSecurity(changes);
  await renderWithRouter(routes, { at: '/account?tab=settings' });
  await screen.findByRole('heading', { name: 'Two-step sign-in' });
};
const press = (name: string | RegExp): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const fill = async (label: string, text: string): Promise<void> => {
  await userEvent.click(dialog().getByLabelText(label));
  await userEvent.paste(text);
};

beforeEach(() => {
  api.answer<typeof getProfile>('GET', '/api/v1/users/profile', signedIn(aUser({ email: 'ada@example.com' })));
  api.answer<typeof listSecurityEvents>('GET', '/api/v1/users/security/events', { events: [] });
});

describe('turning two-step sign-in on', () => {
  const toCodes = async (): Promise<void> => {
    api.on('POST', BEGIN, () => Response.json({ secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Fifteen:ada?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' }));
    api.on('POST', CONFIRM, () => Response.json({ recovery_codes: CODES }));
    await open();
    await press('Turn on two-step sign-in');
    await fill('Password', 'correct horse');
    await press('Continue');
    await screen.findByRole('img', { name: 'QR code for your authenticator app' });
    await fill('Code from your app', '123456');
    await press('Turn on');
    await screen.findByText('aaaa-bbbb-cccc-ddd0');
  };

  test('asks for the password, shows the key as a picture and as text, and shows ten codes after a code of the app', async () => {
    await toCodes();
    expect(bodiesTo(BEGIN)).toEqual([{ password: 'correct horse' }]);
    expect(bodiesTo(CONFIRM)).toEqual([{ code: '123456' }]);
    expect(within(screen.getByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem')).toHaveLength(10);
    answerSecurity({ second_factor: ON });
    await press('I saved my codes');
    await waitFor(() => expect(lastToast()).toBe('Two-step sign-in is on.'));
    expect(await screen.findByText(/10 of 10 recovery codes left/)).toBeVisible();
  });

  test('the codes are downloaded as a text', async () => {
    const saved: { name: string; text: Promise<string> }[] = [];
    let file = new Blob();
    URL.createObjectURL = (blob) => {
      file = blob as Blob;
      return 'blob:codes';
    };
    HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
      saved.push({ name: this.download, text: new Response(file).text() });
    };
    await toCodes();
    await press('Download');
    expect(saved[0]?.name).toBe('fifteen-recovery-codes.txt');
    expect(file.size).toBeGreaterThan(CODES.join('\n').length);
  });

  test('says at its field what is wrong', async () => {
    api.refuse('POST', BEGIN, 'wrong_password', { errors: [{ field: 'password', message: 'The password is not right' }] });
    await open();
    await press('Turn on two-step sign-in');
    await fill('Password', 'wrong');
    await press('Continue');
    await waitFor(() => expect(dialog().getByLabelText('Password')).toHaveAccessibleDescription('The password is not right'));
    expect(dialog().getByLabelText('Password')).toHaveFocus();
  });

  test('waits for a confirmed address', async () => {
    await open({ email_verified: false });
    expect(screen.queryByRole('button', { name: 'Turn on two-step sign-in' })).toBeNull();
    expect(screen.getAllByText(/Confirm your email address first/)[0]).toBeVisible();
  });

  test('asks who signs in with Google alone to do so again, and somebody who just has for nothing', async () => {
    await open({ has_password: false, has_google: true });
    await press('Turn on two-step sign-in');
    expect(dialog().getByRole('button', { name: 'Sign in with Google again' })).toBeVisible();
    expect(dialog().queryByLabelText('Password')).toBeNull();
  });
});

describe('two-step sign-in that is on', () => {
  test('is turned off with password and code', async () => {
    api.on('POST', '/api/v1/users/second-factor/removal', () => new Response(null, { status: 204 }));
    await open({ second_factor: ON });
    await press('Turn off');
    await fill('Password', 'correct horse');
    await fill('Code from your app', '123456');
    answerSecurity();
    await userEvent.click(dialog().getByRole('button', { name: 'Turn off' }));
    await waitFor(() => expect(lastToast()).toBe('Two-step sign-in is off.'));
    expect(bodiesTo('/api/v1/users/second-factor/removal')).toEqual([{ password: 'correct horse', code: '123456' }]);
    expect(await screen.findByRole('button', { name: 'Turn on two-step sign-in' })).toBeVisible();
  });

  test('gives new recovery codes, and says when few are left', async () => {
    api.on('POST', '/api/v1/users/second-factor/recovery-codes', () => Response.json({ recovery_codes: CODES }));
    await open({ second_factor: { ...ON, recovery_codes_left: 1 }, is_fresh: true });
    expect(screen.getByText(/running low/)).toBeVisible();
    await press('Get new recovery codes');
    expect(dialog().queryByLabelText('Password')).toBeNull();
    await fill('Code from your app', '123456');
    await press('Get new codes');
    expect(await screen.findByText('aaaa-bbbb-cccc-ddd9')).toBeVisible();
    expect(bodiesTo('/api/v1/users/second-factor/recovery-codes')).toEqual([{ code: '123456' }]);
  });
});
