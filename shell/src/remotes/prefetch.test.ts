import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent } from '@testing-library/dom';
import { signedIn, signedOut } from '@fifteen/testing';
import { prefetchOnIntent } from './prefetch.ts';

let prepared: string[] = [];
let stop: () => void = () => undefined;

beforeEach(() => {
  prepared = [];
  stop = prefetchOnIntent(document, (path) => {
    prepared.push(path);
    return Promise.reject(new Error('down'));
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
  test('prepares what is behind it, and a failure is nobody’s matter', () => {
    fireEvent.pointerOver(linkTo('/help'));
    expect(prepared).toEqual(['/help']);
  });

  test('or tabbing to it', () => {
    fireEvent.focusIn(linkTo('/login'));
    expect(prepared).toEqual(['/login']);
  });

  test('fetches a guarded page only for somebody who may see it', () => {
    fireEvent.pointerOver(linkTo('/dashboard'));
    expect(prepared).toEqual([]);
    signedIn();
    fireEvent.pointerOver(linkTo('/dashboard'));
    expect(prepared).toEqual(['/dashboard']);
  });

  test('fetches nothing for unknown paths and other sites', () => {
    fireEvent.pointerOver(linkTo('/nowhere'));
    fireEvent.pointerOver(linkTo('https://example.com/help'));
    fireEvent.pointerOver(document.body);
    expect(prepared).toEqual([]);
  });
});
