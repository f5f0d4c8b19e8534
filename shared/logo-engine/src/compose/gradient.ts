import { type Layer, type Paint, boundsOfLayers } from '@fifteen/drawing';
import type { ColorGene } from '../genome.ts';

/** The mark's layers with a gradient that the customer asked for, or without the ones that the idea draws. */
export function withGradient(layers: readonly Layer[], gradient: ColorGene['gradient']): readonly Layer[] {
  if (gradient === 'off') return layers.map((layer) => ({ ...layer, paint: flat(layer.paint) }));
  if (gradient !== 'on') return layers;
  const { left, top, right, bottom } = boundsOfLayers(layers);
  const paint: Paint = { gradient: ['main', 'second'], from: [left, top], to: [right, bottom] };
  return layers.map((layer) => (layer.paint === 'main' && layer.role !== 'tag' ? { ...layer, paint } : layer));
}

/** A gradient's first color. */
const flat = (paint: Paint): Paint => (typeof paint === 'object' && 'gradient' in paint ? paint.gradient[0] : paint);
