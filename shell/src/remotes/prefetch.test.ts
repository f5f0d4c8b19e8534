import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent } from '@testing-library/dom';
import { signedIn, signedOut } from '@fifteen/testing';
import { prefetchOnIntent } from './prefetch.ts';

let loads: string[] = [];
let stop: () => void = () => undefined;

beforeEach(() => {
  loads = [];
  stop = prefetchOnIntent(document, {
    load: (name) => {
      loads.push(name);
      return Promise.reject(new Error('down'));
    },
    reset: () => undefined,
  });
  signedOut();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const linkTo = (href: string): HTMLElement => {
  document.body.innerHTML = `<a href="${href}"><span>there</span></a>`;
  return document.querySelector('span') as HTMLElement;
};

describe('pointing at a link', () => {
  test('fetches the remote behind it, and a failure is nobody’s matter', () => {
    fireEvent.pointerOver(linkTo('/help'));
    expect(loads).toEqual(['info']);
  });

  test('or tabbing to it', () => {
    fireEvent.focusIn(linkTo('/login'));
    expect(loads).toEqual(['auth']);
  });

  test('fetches a guarded page only for somebody who may see it', () => {
    fireEvent.pointerOver(linkTo('/dashboard'));
    expect(loads).toEqual([]);
    signedIn();
    fireEvent.pointerOver(linkTo('/dashboard'));
    expect(loads).toEqual(['projects']);
  });

  test('fetches nothing for unknown paths and other sites', () => {
    fireEvent.pointerOver(linkTo('/nowhere'));
    fireEvent.pointerOver(linkTo('https://example.com/help'));
    fireEvent.pointerOver(document.body);
    expect(loads).toEqual([]);
  });
});
