import { describe, expect, test } from '@jest/globals';
import { addressAtHome } from './home-origin.ts';

const page = (head: string): Document => new DOMParser().parseFromString(`<html><head>${head}</head></html>`, 'text/html');
const OURS = '<meta name="home-origin" content="https://fifteen.example">';

describe('the site has one origin', () => {
  test.each([
    ['another address of ours leads home, whole', 'https://www.fifteen.example/login?a=1#b', OURS, 'https://fifteen.example/login?a=1#b'],
    ['the wrong scheme leads home', 'http://fifteen.example/signup', OURS, 'https://fifteen.example/signup'],
    ['home stays', 'https://fifteen.example/login', OURS, undefined],
    ["a developer's machine stays", 'http://localhost:4000/login', OURS, undefined],
    ['a page that names none stays', 'https://www.fifteen.example/login', '', undefined],
  ])('%s', (_, href, head, expected) => {
    expect(addressAtHome(href, page(head))).toBe(expected);
  });
});
