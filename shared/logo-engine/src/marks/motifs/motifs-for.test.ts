import { describe, expect, test } from '@jest/globals';
import { motifsFor } from './motifs-for.ts';

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
  ])('%s does not call for a %s', (text, motif) => {
    expect(motifsFor(text)).not.toContain(motif);
  });

  test('the best match comes first', () => {
    expect(motifsFor('surf school by the ocean, waves')[0]).toBe('wave');
  });

  test('nothing matches nothing', () => {
    expect(motifsFor('Xyzzy')).toEqual([]);
    expect(motifsFor('')).toEqual([]);
  });
});
