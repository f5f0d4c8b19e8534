import { expect, test } from '@jest/globals';
import { saysTwice } from './says-twice.ts';

test.each([
  ['Copperline Brewing', 'Brewery'],
  ['Northwind Coffee', 'Coffee roasters'],
  ['BETON ARCHITEKTEN', 'Architecture'],
  ['Café Lumière', 'cafe'],
  ['Law & Sons', 'Law firm'],
  ['Мастерская Иванова', 'мастера'],
  ['云山书店', '书店'],
  ['달빛도예', '도예'],
])('%s says %s already', (name, trade) => expect(saysTwice(name, trade)).toBe(true));

test.each([
  ['Okafor & Daughters', 'Law firm'],
  ['Lawson', 'Law firm'],
  ['Wren & Thistle', 'Bakery'],
  ['云山书店', '茶'],
  ['Q', ''],
])('%s does not say %s', (name, trade) => expect(saysTwice(name, trade)).toBe(false));
