import { describe, expect, test } from '@jest/globals';
import { meaningsFor, motifsFor } from './motifs-for.ts';

describe('motifs for a text', () => {
  test.each([
    ['Northwind Coffee', 'cup'],
    ['Bäckerei Sommer', 'loaf'],
    ['Zahnarztpraxis Dr. Weiß', 'tooth'],
    ['Peluquería Lola', 'scissors'],
    ['Panadería del Puerto', 'loaf'],
    ['Boulangerie Élise', 'loaf'],
    ['Cabinet d’avocats Durand', 'scales'],
    ['Fotografía de bodas', 'camera'],
    ['Fahrradladen', 'bicycle'],
    ['Kestrel Robotics', 'robot'],
    ['Oak & Ember Grill', 'flame'],
    ['Blumen Müller', 'flower'],
    ['Clínica veterinaria', 'paw'],
    ['Librairie du Marché', 'book'],
    ['Lumo solar energy', 'sun'],
  ])('%s calls for a %s', (text, motif) => {
    expect(motifsFor(text).slice(0, 3)).toContain(motif);
  });

  test.each([
    ['Autonomous drones', 'car'],
    ['Catering', 'gem'],
    ['Modern transport', 'ball'],
    ['Sustainable furniture', 'cutlery'],
    ['Startup', 'star'],
    ['Chateau Lumiere', 'chat'],
    ['Café. Coffee and pastry by the market', 'target'],
    ['Café. Coffee and pastry by the market', 'pear'],
    ['Pet shop. Food, toys and grooming for dogs and cats', 'bag'],
    ['Pet shop. Food, toys and grooming for dogs and cats', 'gift'],
    ['Architecture. Houses of concrete and light', 'bulb'],
  ])('%s does not call for a %s', (text, motif) => {
    expect(motifsFor(text)).not.toContain(motif);
  });

  test('the best match comes first', () => {
    expect(motifsFor('surf school by the ocean, waves')[0]).toBe('wave');
  });

  test('a weak word is heard where nothing else is said, but is no meaning of a name', () => {
    expect(motifsFor('Shop')).toContain('bag');
    expect(meaningsFor('Maison Élan')).not.toContain('house');
    expect(meaningsFor('Little Acorns')).toContain('acorn');
  });

  test('nothing matches nothing', () => {
    expect(motifsFor('Xyzzy')).toEqual([]);
    expect(motifsFor('')).toEqual([]);
  });
});
