import { callApi, PASSWORD } from '../testing/api-client.ts';
import { bankOf, sessionIn } from '../testing/money.ts';
import { aPaidProject } from '../testing/paid-logo.ts';
import { aTasteProfile } from '../testing/taste-profile.ts';
import type { TestGateway } from '../testing/test-gateway.ts';
import { verifiedCustomer } from '../testing/verified-customer.ts';
import { type Account, aCanary, type World } from './world.ts';

/**
 * A customer who has one of everything: a confirmed address, a project with concepts, a paid order with its invoice, a kit, a
 * link that was handed out. What belongs to it is told to the world.
 */
export const anAccount = async (gateway: TestGateway, world: World, name: string): Promise<Account> => {
  const customer = await verifiedCustomer(gateway);
  const { access_token: token, refresh_token, user } = customer;
  const canary = aCanary();
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await callApi(gateway.url, method, `/api/v1/${path}`, { token, body });
    if (answer.status >= 400) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
    world.harvest(answer.body, '', path.split('/')[0] ?? '', name);
    return answer.body;
  };
  const { id, assets, setPaid } = await aPaidProject(gateway, customer);
  await setPaid(false);
  const { checkout_url } = (await call('POST', `projects/${id}/purchase`)) as { checkout_url: string };
  const session = sessionIn(checkout_url);
  await bankOf(gateway).pay(session);
  await call('GET', `orders/by-session/${session}`);
  await call('PATCH', `projects/${id}`, { project_name: canary });
  await call('PATCH', 'users/profile', { full_name: canary });
  const { share } = (await call('POST', `projects/${id}/share`, { shows_owner: false, only_favourites: false })) as { share: { token: string } };
  await call('POST', 'brand-kit/purchase', { selected_asset_id: assets[0]?.id });
  for (const [kind, value] of [['project', id], ['session_id', session], ['email', user.email], ['password', PASSWORD], ['refresh_token', refresh_token], ['share', share.token], ['taste_profile', aTasteProfile()]] as const) world.remember(kind, value, name);
  for (const asset of assets) world.remember('asset', asset.id, name);
  return { email: user.email, password: PASSWORD, canary, token };
};
