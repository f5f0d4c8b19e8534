import { difference, mirror, rect, roundedRect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const bookStack: Motif = {
  id: 'bookStack',
  title: 'stack of books',
  keywords: 'books bookshop library reading bucherstapel bibliothek libros biblioteca livres bibliotheque study',
  weight: 'solid',
  draw: () => {
    const volume = (x: number, y: number, width: number) => difference(roundedRect(x, y, width, 220, 40), roundedRect(x + 90, y + 62, width, 96, 40));
    const cover = (x: number, y: number, width: number) => union(volume(x, y, width), rect(x + 130, y + 92, width - 170, 36));
    return union(cover(-400, -360, 760), mirror(cover(-440, -110, 840)), cover(-480, 140, 900));
  },
};
