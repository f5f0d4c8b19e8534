import type { Refinement, SignedIn } from '@fifteen/contracts';
import { callApi, signUpSomebody } from './api-client.ts';
import { generationOn } from './fake-engine.ts';
import { aTasteProfile } from './taste-profile.ts';
import type { TestGateway } from './test-gateway.ts';

export interface RefiningCustomer {
  readonly token: string;
  readonly userId: string;
  readonly project: string;
  /** The first concept of the project. */
  readonly logo: string;
}

/** What tests of refinements do and look at; the gateway may be started later. */
export const refiningOn = (gatewayOf: () => TestGateway) => {
  const query = async (text: string, ...values: unknown[]) => (await gatewayOf().platform.pool.query(text, values)).rows;
  const call = ({ token }: Pick<RefiningCustomer, 'token'>, method: string, path: string, body?: unknown, headers = {}) =>
    callApi(gatewayOf().url, method, `/api/v1${path}`, { body, token, headers });

  const projectOf = async (token: string): Promise<{ project: string; logo: string }> => {
    const { body } = await call({ token }, 'POST', '/projects', { taste_profile: aTasteProfile() });
    const project = body.project_id as string;
    await generationOn(gatewayOf().platform).generate(project);
    const [asset] = await query('SELECT id FROM assets WHERE project_id = $1 AND slot = 1', project);
    return { project, logo: asset.id };
  };

  /** Somebody with a drawn, paid project and so many credits. */
  const aCustomer = async (credits = 100): Promise<RefiningCustomer> => {
    const { access_token: token, user }: SignedIn = await signUpSomebody(gatewayOf().url);
    const drawn = await projectOf(token);
    await query('UPDATE projects SET is_paid = true WHERE id = $1', drawn.project);
    if (credits < 100) await query("SELECT post_entry($1, 'clawback', $2, $3, 0)", user.id, `test:${user.id}`, credits - 100);
    return { token, userId: user.id, ...drawn };
  };

  const refine = (customer: RefiningCustomer, body: unknown = { prompt: 'bolder, blue' }, headers = {}, logo = customer.logo) =>
    call(customer, 'POST', `/projects/assets/${logo}/simple-refine`, body, headers);
  const history = async (customer: RefiningCustomer, query = ''): Promise<Refinement[]> =>
    (await call(customer, 'GET', `/projects/${customer.project}/refinements${query}`)).body;
  const books = async ({ userId }: RefiningCustomer) => (await query('SELECT available, held FROM credit_accounts WHERE user_id = $1', userId))[0];
  const entriesOf = ({ userId }: RefiningCustomer, kind: string) => query('SELECT ref FROM credit_entries WHERE user_id = $1 AND kind = $2', userId, kind);
  const started = async (customer: RefiningCustomer, body?: unknown): Promise<string> => (await refine(customer, body)).body.refinement_id;
  const statusesOf = async (customer: RefiningCustomer): Promise<string[]> =>
    (await history(customer)).flatMap(({ variations }) => variations.map(({ status }) => status));
  return { query, call, aCustomer, refine, history, books, entriesOf, started, statusesOf };
};
