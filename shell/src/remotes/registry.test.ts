import { afterEach, describe, expect, test } from '@jest/globals';
import { fakeApi, json } from '@fifteen/testing';
import { readRegistry } from './registry.ts';

const api = fakeApi();
const registry = { revision: 3, remotes: [], integrity: {} };

afterEach(() => document.body.replaceChildren());

const inline = (text: string) => {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'mfe-registry';
  block.textContent = text;
  document.body.append(block);
};

describe('the registry', () => {
  test('is read from the page', async () => {
    inline(JSON.stringify(registry));
    expect(await readRegistry()).toEqual(registry);
    expect(api.requests).toEqual([]);
  });

  test('is asked for where the page holds none', async () => {
    api.on('GET', '/registry.json', () => json(registry));
    expect(await readRegistry()).toEqual(registry);
  });

  test('that is none is an error', async () => {
    inline('{"remotes": 5}');
    await expect(readRegistry()).rejects.toThrow('The registry is not one');
  });
});
