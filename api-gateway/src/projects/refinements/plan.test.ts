import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callApi, signUpSomebody } from '../../testing/api-client.ts';
import { aPaidProject } from '../../testing/paid-logo.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
let token: string;
let logo: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  const customer = await signUpSomebody(gateway.url);
  const { assets } = await aPaidProject(gateway, customer);
  token = customer.access_token;
  logo = assets[0]!.id;
});
afterAll(() => gateway.stop());

const call = (method: string, path: string, body?: unknown) => callApi(gateway.url, method, `/api/v1${path}`, { token, body });
const credits = async (): Promise<number> => (await call('GET', '/users/profile')).body.credits;

describe('a wish is planned before it is charged', () => {
  test('what would change nothing of this logo is said while it is read, with the reason', async () => {
    const { body } = await call('POST', `/projects/assets/${logo}/read-prompt`, { prompt: 'bolder, remove the tagline' });
    expect(body.understood).toEqual(['Bolder letters']);
    expect(body.cannot).toEqual([{ wish: 'Without a tagline', because: expect.any(String) }]);
  });

  test('a wish of which nothing can be done is refused, and costs nothing', async () => {
    const before = await credits();
    const { status, body } = await call('POST', `/projects/assets/${logo}/simple-refine`, { prompt: 'remove the tagline' });
    expect([status, body.code]).toEqual([422, 'wish_not_possible']);
    expect(body.detail).toMatch(/^Without a tagline: .+\. Nothing was charged\.$/);
    expect(await credits()).toBe(before);
  });

  test('where some of it can be done it starts, and says what of it it does', async () => {
    const before = await credits();
    const { status, body } = await call('POST', `/projects/assets/${logo}/simple-refine`, { prompt: 'est. 1998, remove the gradient of the background' });
    expect(status).toBe(202);
    expect(body.understood).toContain('With the line “Est. 1998”');
    expect(await credits()).toBe(before - 5);
  });
});
