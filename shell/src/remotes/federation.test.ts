import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { ResolvedRegistry } from '@fifteen/contracts';
import { fakeApi, json } from '@fifteen/testing';

interface EntryPlugin {
  createScript: (of: { url: string }) => { script: HTMLScriptElement; timeout: number };
}

const runtime = {
  loadRemote: jest.fn<(id: string) => Promise<unknown>>(),
  registerPlugins: jest.fn<(plugins: EntryPlugin[]) => void>(),
  registerRemotes: jest.fn(),
};
jest.unstable_mockModule('@module-federation/enhanced/runtime', () => runtime);
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
    expect(runtime.registerRemotes).toHaveBeenCalledWith([container]);
    expect(runtime.loadRemote).not.toHaveBeenCalled();
    expect(await remotes.load('info')).toBe(info.routes);
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
    return runtime.registerPlugins.mock.lastCall?.[0][0]?.createScript({ url: `http://localhost${path}` });
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
