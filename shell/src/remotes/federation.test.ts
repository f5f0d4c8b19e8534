import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { ResolvedRegistry } from '@fifteen/contracts';
import { fakeApi, json } from '@fifteen/testing';

interface EntryPlugin {
  createScript: (of: { url: string }) => { script: HTMLScriptElement; timeout: number };
}

const runtime = { loadRemote: jest.fn<(id: string) => Promise<unknown>>(), registerRemotes: jest.fn() };
const createHost = jest.fn((_plugin: EntryPlugin) => runtime);
jest.unstable_mockModule('./federation-host.ts', () => ({ createHost }));
// As the build writes it.
Object.assign(globalThis, { PROVIDED_VERSIONS: { zustand: '5.1.0' } });
const { startFederation } = await import('./federation.ts');

const api = fakeApi();
const ENTRY = '/r/info/1.0.0/remoteEntry.js';
const registry = (integrity: ResolvedRegistry['integrity'] = {}): ResolvedRegistry => ({
  revision: 1,
  remotes: [{ name: 'info', version: '1.0.0', contract: 1, entry: ENTRY }],
  integrity,
});
const container = { name: 'fifteen_info', entry: `http://localhost${ENTRY}` };
const info = { contract: 1, name: 'info', version: '1.0.0', routes: [{ path: '/help' }] };

beforeEach(() => void jest.clearAllMocks());

describe('the remotes of a page', () => {
  test('are registered from the registry, and loaded when asked for', async () => {
    runtime.loadRemote.mockResolvedValue(info);
    const remotes = startFederation(registry());
    expect(createHost).not.toHaveBeenCalled();
    expect(await remotes.load('info')).toBe(info.routes);
    expect(runtime.registerRemotes).toHaveBeenCalledWith([container]);
    expect(runtime.loadRemote).toHaveBeenCalledWith('fifteen_info/routes');
  });

  test('M4: of another contract are refused by name and number', async () => {
    runtime.loadRemote.mockResolvedValue({ ...info, contract: 2 });
    await expect(startFederation(registry()).load('info')).rejects.toThrow('Remote info speaks contract 2, the shell 1');
  });

  test('that the registry does not name, or that expose nothing, are errors', async () => {
    runtime.loadRemote.mockResolvedValue(null);
    const remotes = startFederation(registry());
    await expect(remotes.load('auth')).rejects.toThrow('Remote auth is not in the registry');
    await expect(remotes.load('info')).rejects.toThrow('Remote info exposes no routes');
  });

  test('M1: are registered again by a reset, under an address that waits for no request that hangs', async () => {
    const remotes = startFederation(registry());
    runtime.loadRemote.mockResolvedValue(info);
    remotes.reset('info');
    await remotes.load('info');
    const anew = { ...container, entry: expect.stringMatching(/remoteEntry\.js\?try=\d+$/) };
    expect(runtime.registerRemotes).toHaveBeenLastCalledWith([anew], { force: true });
  });
});

describe('a page that was drawn of a remote', () => {
  const takeover = '/r/info/1.0.0/takeover.js';
  const page = globalThis as { fifteenTakeover?: unknown; fifteenShared?: (name: string, range: string) => unknown };
  const drawn = () => {
    const { remotes, ...rest } = registry({ [takeover]: 'sha384-good' });
    return startFederation({ ...rest, remotes: remotes.map((remote) => ({ ...remote, takeover })) });
  };
  const scriptOf = () => document.querySelector<HTMLScriptElement>(`script[src="${takeover}"]`);
  beforeEach(() => {
    delete page.fifteenTakeover;
    document.head.replaceChildren();
  });

  test('is taken over by a checked file of its release, without the federation', async () => {
    const loading = drawn().load('info');
    page.fifteenTakeover = info;
    scriptOf()?.dispatchEvent(new Event('load'));
    expect(await loading).toBe(info.routes);
    expect(scriptOf()?.integrity).toBe('sha384-good');
    expect(createHost).not.toHaveBeenCalled();
  });

  test('lends it the one copy of each module, and nothing that it was not built for', () => {
    void drawn().load('info');
    expect(page.fifteenShared?.('zustand', '^5.0.0')).toHaveProperty('create');
    expect(() => page.fifteenShared?.('zustand', '^6.0.0')).toThrow('The shell provides zustand 5.1.0, not ^6.0.0');
    expect(() => page.fifteenShared?.('left-pad', '^1.0.0')).toThrow('left-pad');
  });

  test.each(['load', 'error'])('M1: where the file fails (%s), says so, and comes by the federation when it is tried again', async (event) => {
    runtime.loadRemote.mockResolvedValue(info);
    const remotes = drawn();
    const first = remotes.load('info');
    scriptOf()?.dispatchEvent(new Event(event));
    await expect(first).rejects.toThrow(takeover);
    remotes.reset('info');
    expect(await remotes.load('info')).toBe(info.routes);
  });
});

describe('whether a remote is live', () => {
  const saying = (version: string) => {
    const { remotes, ...rest } = registry();
    api.on('GET', '/registry.json', () => json({ ...rest, remotes: remotes.map((remote) => ({ ...remote, version })) }));
    return startFederation(registry()).isLive('info');
  };

  test('M5: the site says: as long as it gives this version', async () => {
    expect(await saying('1.0.0')).toBe(true);
    expect(await saying('1.1.0')).toBe(false);
  });

  test('and where nobody answers, nothing is thrown away', async () => {
    api.on('GET', '/registry.json', () => new Response(null, { status: 503 }));
    expect(await startFederation(registry()).isLive('info')).toBe(true);
  });
});

describe('all files of a remote', () => {
  const files = [ENTRY, '/r/info/1.0.0/routes.js', '/r/info/1.0.0/routes.css'];
  const integrity = Object.fromEntries(files.map((path) => [path, `sha384-${path}`]));
  const named = () => [...document.querySelectorAll('link')].map((link) => [link.getAttribute('href'), link.as, link.integrity]);
  const loadWith = (hashes: ResolvedRegistry['integrity']) => {
    runtime.loadRemote.mockResolvedValue(info);
    const { remotes, ...rest } = registry(hashes);
    return startFederation({ ...rest, remotes: remotes.map((remote) => ({ ...remote, files })) }).load('info');
  };
  beforeEach(() => document.head.replaceChildren());

  test('are asked for at once, each with its hash', async () => {
    await loadWith(integrity);
    expect(named()).toEqual(files.map((path) => [path, path.endsWith('.css') ? 'style' : 'script', integrity[path]]));
  });

  test.each([
    ['named', `<link rel="stylesheet" href="${files[2]}">`],
    ['brought along', `<style data-href="http://localhost${files[2]}"></style>`],
  ])('but those that the page has %s', async (_how, head) => {
    document.head.innerHTML = head;
    await loadWith(integrity);
    const preloaded = [...document.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));
    expect(preloaded).toEqual(files.slice(0, 2));
  });

  test('and in development, without hashes, one after the other', async () => {
    await loadWith({});
    expect(named()).toEqual([]);
  });
});

describe('the entry of a remote', () => {
  const scriptFor = async (path: string, integrity: ResolvedRegistry['integrity']) => {
    runtime.loadRemote.mockResolvedValue(info);
    await startFederation(registry(integrity)).load('info');
    return createHost.mock.lastCall?.[0].createScript({ url: `http://localhost${path}` });
  };

  test('M1: is given up after 8 s', async () => {
    expect((await scriptFor(ENTRY, {}))?.timeout).toBe(8_000);
  });

  test('M3: must have the hash that the page was sent with', async () => {
    expect((await scriptFor(ENTRY, { [ENTRY]: 'sha384-good' }))?.script.integrity).toBe('sha384-good');
  });

  test('M3: is refused where the page names no hash for it', async () => {
    const unknown = await scriptFor('/r/info/9.9.9/remoteEntry.js', { [ENTRY]: 'sha384-good' });
    expect(unknown?.script.integrity).toBe(`sha384-${'A'.repeat(64)}`);
  });

  test('is not checked in development, where there are no hashes', async () => {
    expect((await scriptFor(ENTRY, {}))?.script.integrity).toBeFalsy();
  });
});
