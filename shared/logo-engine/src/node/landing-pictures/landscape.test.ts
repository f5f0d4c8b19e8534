import { describe, expect, test } from '@jest/globals';
import { landscape } from './landscape.ts';

describe('a concept on a ground of 4 : 3', () => {
  test('keeps the drawing in the middle and its ground out to the edges', () => {
    const square = '<svg xmlns="http://www.w3.org/2000/svg" width="1000" viewBox="0 0 1000 1000"><path d="M0 0h9z"/></svg>';
    expect(landscape(square, '#fffdf8')).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-86.5 60 1173 880">' +
        '<path fill="#fffdf8" d="M-86.5 60h1173v880h-1173z"/><path d="M0 0h9z"/></svg>',
    );
  });

  test('is refused for a drawing of another size', () => {
    expect(() => landscape('<svg viewBox="0 0 24 24"></svg>', '#ffffff')).toThrow('1000 by 1000');
  });
});
