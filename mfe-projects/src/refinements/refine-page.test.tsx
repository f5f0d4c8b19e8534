import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Asset, Project, Refinement } from '@fifteen/contracts';
import {
  aProject,
  anAsset,
  aRefinement,
  aUser,
  fakeApi,
  problem,
  renderWithRouter,
  signedIn,
  type RenderedPage,
} from '@fifteen/testing';
import { RefinePage } from './refine-page.tsx';

const api = fakeApi();
const PROJECT = '/api/v1/projects/{id}';
const REFINE = '/api/v1/projects/assets/{assetId}/simple-refine';
const READ = '/api/v1/projects/assets/{assetId}/read-prompt';
const pages = [{ path: '/projects/:id/refine/:assetId', element: <RefinePage /> }];
const logo: Asset = anAsset();
const started = { refinement_id: 'r-1', cost: 5, balance: 35, understood: [], not_understood: [] };

interface State {
  readonly project?: Partial<Project>;
  readonly sets?: readonly Refinement[];
  readonly credits?: number;
  readonly at?: string;
  readonly state?: unknown;
}

const open = async ({ project, sets = [], credits = 40, at = logo.id, state }: State = {}): Promise<RenderedPage> => {
  const user = signedIn(aUser({ credits }));
  api.on('GET', '/api/v1/auth/me', () => Response.json(user));
  api.on('GET', PROJECT, () => Response.json(aProject({ id: 'p-1', is_paid: true, ...project })));
  api.on('GET', `${PROJECT}/history`, () => Response.json({ refinements: sets, originals: [logo] }));
  return renderWithRouter(pages, { at: { pathname: `/projects/p-1/refine/${at}`, state } });
};

const generate = (): Promise<HTMLElement> => screen.findByRole('button', { name: 'Generate 5 Variations (5 Credits)' });
const wish = (): HTMLElement => screen.getByLabelText(/What should change/);
const sent = () => api.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/simple-refine'));

describe('/projects/{id}/refine/{assetId}', () => {
  beforeEach(() => {
    localStorage.clear();
    api.on('POST', READ, () => Response.json({ understood: ['Bolder letters'], not_understood: ['flimflam'] }));
    api.on('POST', REFINE, () => Response.json(started, { status: 202 }));
    api.on('PATCH', PROJECT, ({ body }) => Response.json(aProject({ id: 'p-1', is_paid: true, ...(body as Partial<Project>) })));
  });

  test('shows the logo, the real balance and a counter of 500', async () => {
    await open({ credits: 12 });
    expect(await screen.findByRole('img', { name: 'Quarter circles' })).toBeVisible();
    expect(screen.getByText('12 credits')).toBeVisible();
    expect(screen.getByLabelText('0 of 500 characters used')).toHaveTextContent('0 / 500');
    expect(wish()).toHaveAttribute('maxlength', '500');
  });

  test('says while one types what is understood, and what is not', async () => {
    await open();
    await generate();
    await userEvent.type(wish(), 'bolder flimflam');
    expect(await screen.findByText('Bolder letters')).toBeVisible();
    expect(screen.getByText('flimflam')).toBeVisible();
    expect(api.requests.filter(({ path }) => path.endsWith('/read-prompt'))).toHaveLength(1);
  });

  test('a wish that was not sent is there when the page is opened again, and a damaged one is forgotten', async () => {
    const page = await open();
    await generate();
    await userEvent.type(wish(), 'bolder');
    page.unmount();
    const again = await open();
    await generate();
    expect(wish()).toHaveValue('bolder');
    again.unmount();
    localStorage.setItem(`fifteen.refine.${logo.id}`, '{');
    await open();
    await generate();
    expect(wish()).toHaveValue('');
  });

  test('sends the wish once, however often it is clicked, and goes to the progress', async () => {
    const { router } = await open();
    const button = await generate();
    await userEvent.type(wish(), '  bolder ');
    await userEvent.click(screen.getByRole('radio', { name: 'Marrow' }));
    await userEvent.dblClick(button);
    await waitFor(() => expect(router.state.location.pathname).toBe(`/projects/p-1/refine/${logo.id}/progress`));
    expect(sent().map(({ body }) => body)).toEqual([{ prompt: 'bolder', studio: 'marrow' }]);
    expect(sent()[0]?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
  });

  test('an empty wish is null', async () => {
    await open();
    await userEvent.click(await generate());
    await waitFor(() => expect(sent().map(({ body }) => body)).toEqual([{ prompt: null, studio: null }]));
  });

  test('what failed is sent again under the same key, another wish under another', async () => {
    api.refuse('POST', REFINE, 'unavailable');
    await open();
    const button = await generate();
    await userEvent.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('won’t be charged twice');
    await userEvent.click(button);
    await waitFor(() => expect(sent()).toHaveLength(2));
    await userEvent.click(screen.getByRole('radio', { name: 'Tessera' }));
    await userEvent.click(button);
    await waitFor(() => expect(sent()).toHaveLength(3));
    const [first, second, third] = sent().map(({ headers }) => headers.get('idempotency-key'));
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('words in which nothing is understood are asked about before they cost anything', async () => {
    api.on('POST', READ, () => Response.json({ understood: [], not_understood: ['flimflam'] }));
    await open();
    const button = await generate();
    await userEvent.type(wish(), 'flimflam');
    await screen.findByText('Not understood');
    await userEvent.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent("We didn't catch that");
    expect(sent()).toEqual([]);
    await userEvent.click(button);
    await waitFor(() => expect(sent().map(({ body }) => body)).toEqual([{ prompt: null, studio: null }]));
  });

  test('with a studio picked, a second press promises and starts that studio without the words', async () => {
    api.on('POST', READ, () => Response.json({ understood: ['The font as it is'], not_understood: [], cannot: [{ wish: 'Without a tagline', because: 'There is none' }], offers: [], possible: false }));
    await open();
    const button = await generate();
    await userEvent.click(screen.getByRole('radio', { name: 'Marrow' }));
    await userEvent.type(wish(), 'no tagline, keep the font');
    await screen.findByText('Not with this logo');
    await userEvent.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('leave your words aside and draw 5 variations as Marrow for 5 credits');
    expect(sent()).toEqual([]);
    await userEvent.click(button);
    await waitFor(() => expect(sent().map(({ body }) => body)).toEqual([{ prompt: null, studio: 'marrow' }]));
  });

  test('what this logo cannot have is said with its reason, and what to do instead, before anything is sent', async () => {
    const cannot = [{ wish: 'Without a tagline', because: 'There is none' }];
    api.on('POST', READ, () => Response.json({ understood: [], not_understood: ['rename it to Fern'], cannot, offers: ['To change the name, open Edit.'] }));
    await open();
    const button = await generate();
    await userEvent.type(wish(), 'no tagline, rename it to Fern');
    expect(await screen.findByText('Not with this logo')).toBeVisible();
    expect(screen.getByText('To change the name, open Edit.')).toBeVisible();
    await userEvent.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent("This logo can't change that way");
    expect(sent()).toEqual([]);
  });

  test('short of credits: the balance of the server, a way to buy that returns, and the words stay', async () => {
    api.on('POST', REFINE, () => problem('insufficient_credits', { balance: 3, cost: 5 }));
    const { unmount } = await open({ credits: 40 });
    const button = await generate();
    await userEvent.type(wish(), 'bolder');
    await userEvent.click(button);
    expect(await screen.findByText('A set takes 5 credits. You have 3.')).toBeVisible();
    expect(screen.getByText('3 credits')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Buy credits' })).toHaveAttribute('href', `/buy-credits?return=%2Fprojects%2Fp-1%2Frefine%2F${logo.id}`);
    unmount();
    await open({ credits: 53 });
    await generate();
    expect(wish()).toHaveValue('bolder');
  });

  test('Z6: an unpaid project is told what refinements take, and asks for nothing', async () => {
    await open({ project: { is_paid: false } });
    expect(await screen.findByRole('link', { name: 'See what $29 unlocks' })).toHaveAttribute('href', '/projects/p-1/select');
    expect(screen.queryByRole('button', { name: /Generate/ })).toBeNull();
  });

  test('a logo that is not there', async () => {
    await open({ at: '00000000-0000-4000-8000-00000000dead' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Selected logo not found' })).toBeVisible();
  });

  test('shows sets newest first, each with what it was made of, its wish, its cost and what came back', async () => {
    const first = aRefinement({ parent_asset_id: logo.id, prompt: 'bolder', returned: 1 });
    const failed = { ...first.variations[3]!, status: 'failed' as const, asset_url: null };
    const withFailed = { ...first, variations: first.variations.with(3, failed) };
    const second = aRefinement({ created_at: '2026-03-01T10:00:00.000Z', parent_asset_id: first.variations[1]!.id, prompt: null, studio: 'marrow', notes: ['Bolder letters: there is no bolder font.'] });
    await open({ sets: [second, withFailed] });
    const outer = await screen.findByRole('article', { name: '“bolder”, from the original' });
    expect(outer).toHaveTextContent('4 credits, 1 returned');
    expect(within(outer).getByText(/Variation 4 couldn’t be drawn/).parentElement).toHaveTextContent('Credit returned.');
    const inner = screen.getByRole('article', { name: 'Restyled as Marrow, from variation 2' });
    expect(within(inner).getByText('Bolder letters: there is no bolder font.')).toBeVisible();
    expect(screen.getAllByRole('article')).toEqual([inner, outer]);
    expect(within(inner).getByRole('link', { name: 'Refine Variation 5' })).toHaveAttribute('href', `/projects/p-1/refine/${second.variations[4]?.id}`);
  });

  test('shows the newest three sets, and the earlier ones on request', async () => {
    const day = (at: number) => `2026-03-0${at + 1}T10:00:00.000Z`;
    const sets = Array.from({ length: 5 }, (_, at) => aRefinement({ parent_asset_id: logo.id, prompt: `wish ${at}`, created_at: day(at) }));
    await open({ sets });
    await generate();
    const names = () => screen.getAllByRole('article').map((set) => set.getAttribute('aria-label'));
    expect(names()).toEqual([4, 3, 2].map((at) => `“wish ${at}”, from the original`));
    await userEvent.click(screen.getByRole('button', { name: 'Show 2 earlier' }));
    expect(names()).toHaveLength(5);
  });

  test('a set that somebody has waited for comes into view', async () => {
    const seen = jest.fn();
    Element.prototype.scrollIntoView = seen;
    const set = aRefinement({ parent_asset_id: logo.id });
    await open({ sets: [set], state: { arrived: set.id } });
    await generate();
    expect(seen.mock.contexts).toEqual([screen.getByRole('article').parentElement]);
  });

  test('a variation is chosen for the kit, and the kit is made of it', async () => {
    const set = aRefinement({ parent_asset_id: logo.id });
    const { router } = await open({ sets: [set] });
    api.on('POST', '/api/v1/brand-kit/purchase', () => Response.json({ order_id: crypto.randomUUID() }, { status: 202 }));
    expect(await screen.findByText('Your kit will use the original.')).toBeVisible();
    const second = screen.getByRole('button', { name: 'Use for the kit: Variation 2' });
    await userEvent.click(second);
    expect(second).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('Your kit will use variation 2.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Generate Brand Kit' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects/p-1/brand-kit/progress'));
    expect(api.requests.find(({ path }) => path.endsWith('/purchase'))?.body).toEqual({ selected_asset_id: set.variations[1]?.id, payment_reference: null, language: 'en' });
    const changes = api.requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    expect(changes).toEqual([{ selected_asset_id: set.variations[1]?.id }]);
  });

  test('a choice that is not saved is taken back, and said', async () => {
    api.refuse('PATCH', PROJECT, 'unavailable');
    await open({ sets: [aRefinement({ parent_asset_id: logo.id })] });
    await userEvent.click(await screen.findByRole('button', { name: 'Use for the kit: Variation 2' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t save your choice');
    expect(screen.getByText('Your kit will use the original.')).toBeVisible();
  });

  test('a variation can be the logo of the page', async () => {
    const set = aRefinement({ parent_asset_id: logo.id });
    await open({ sets: [set], at: set.variations[0]!.id });
    expect(await generate()).toBeVisible();
    expect(screen.getByText('Shown above')).toBeVisible();
  });
});
