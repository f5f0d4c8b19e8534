import { callApi } from '../testing/api-client.ts';
import { generationOn } from '../testing/fake-engine.ts';
import { bankOf, sessionIn } from '../testing/money.ts';
import { aPaidProject } from '../testing/paid-logo.ts';
import { aTasteProfile } from '../testing/taste-profile.ts';
import type { TestGateway } from '../testing/test-gateway.ts';
import { verifiedCustomer } from '../testing/verified-customer.ts';
import { type Account, aCanary, answerPlaceOf, type World } from './world.ts';

/**
 * A customer who has one of everything: a confirmed address, a project with concepts, a paid order with its invoice, a kit, a
 * link that was handed out, and a second project whose brief and concepts contain the canary. The world learns what belongs to it.
 */
export const anAccount = async (gateway: TestGateway, world: World, name: string): Promise<Account> => {
  // Of its own: an account that knows another's address must not know its password, too.
  const password = aCanary();
  const customer = await verifiedCustomer(gateway, password);
  const { access_token: token, refresh_token, user } = customer;
  const canary = aCanary();
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await callApi(gateway.url, method, `/api/v1/${path}`, { token, body });
    if (answer.status >= 400) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
    world.harvest(answer.body, '', answerPlaceOf(`/api/v1/${path}`), name);
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
  const second = (await call('POST', 'projects', { taste_profile: aTasteProfile(canary) })) as { project_id: string };
  await generationOn(gateway.platform).generate(second.project_id);
  await call('GET', `projects/${second.project_id}/assets`);
  for (const [kind, value] of [['project', id], ['session_id', session], ['email', user.email], ['password', password], ['refresh_token', refresh_token], ['share', share.token], ['taste_profile', aTasteProfile()]] as const) world.remember(kind, value, name);
  for (const asset of assets) world.remember('asset', asset.id, name);
  return { name, email: user.email, password, canary, token };
};
