import { describe, expect, test } from '@jest/globals';
import { landscape } from './landscape.ts';

describe('a concept on a ground of 4 : 3', () => {
  test('keeps the drawing in the middle and its ground out to the edges', () => {
    const square = '<svg xmlns="http://www.w3.org/2000/svg" width="1000" viewBox="0 0 1000 1000"><path d="M0 0h9z"/></svg>';
    expect(landscape(square, '#fffdf8')).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-113.5 40 1227 920">' +
        '<path fill="#fffdf8" d="M-113.5 40h1227v920h-1227z"/><path d="M0 0h9z"/></svg>',
    );
  });

  test('is refused for a drawing of another size', () => {
    expect(() => landscape('<svg viewBox="0 0 24 24"></svg>', '#ffffff')).toThrow('1000 by 1000');
  });
});
