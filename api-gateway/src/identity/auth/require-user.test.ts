import { expect, test } from '@jest/globals';
import { requireUserBy } from './require-user.ts';

const requireUser = requireUserBy({ authenticate: async (token: string) => ({ userId: token, sessionId: 's' }) } as never);
const asks = (authorization?: string) => requireUser({ get: (name: string) => (name === 'authorization' ? authorization : undefined) } as never);

test.each([
  ['Bearer abc.def-1_2~3+4/5==', 'abc.def-1_2~3+4/5=='],
  ['bearer abc', 'abc'],
])('%s is somebody', async (header, token) => {
  expect(await asks(header)).toEqual({ userId: token, sessionId: 's' });
});

test.each([undefined, '', 'Bearer', 'Bearer ', 'Basic abc', 'xBearer abc', 'Bearer abc def', 'Bearer a=b', 'Bearer =', 'Bearer  abc', 'Bearer abc!'])(
  '%j is nobody, and is told how to sign in',
  async (header) => {
    await expect(asks(header)).rejects.toMatchObject({ code: 'not_signed_in', headers: { 'WWW-Authenticate': 'Bearer' } });
  },
);
