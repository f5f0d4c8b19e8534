import type { StudioId } from '@fifteen/contracts';
import type { MarkSpec } from './marks/mark-spec.ts';
import type { TypeSpec } from './type/type-spec.ts';
import type { ColourSpec } from './colour/colour-spec.ts';

/** What carries the concept: two motifs in one, a picture, a figure, an initial, the name itself, a seal. */
export const FAMILIES = ['idea', 'picto', 'abstract', 'letter', 'word', 'badge'] as const;
export type Family = (typeof FAMILIES)[number];

/**
 * Where mark and name stand: `horizontal` mark left of the name, `stacked` above it, `wordmark` the name
 * alone, `split` between its words, `badge` in a ring of text, `poster` a large mark over a small name,
 * `plate` the name cut from a solid shape.
 */
export type Layout = 'horizontal' | 'stacked' | 'wordmark' | 'split' | 'badge' | 'poster' | 'plate';

/** The rim of a round badge: a line, lobes, the teeth of a seal, eight straight sides, one stroke of a brush. */
export type BadgeEdge = 'line' | 'scallop' | 'seal' | 'octagon' | 'brush';

/** A round seal with letters on a circle, or one solid shape with the name in straight lines. */
export type BadgeForm = 'ring' | 'oval' | 'shield' | 'ticket' | 'banner';

export type PlateShape = 'pill' | 'plaque' | 'soft' | 'square' | 'chamfer' | 'block';

/** A small addition to a wordmark. */
export type Decoration = 'rules' | 'stripes' | 'bar' | 'dot' | 'square' | 'frame' | 'brush' | 'tiles';

export interface MarkGene extends MarkSpec {
  /** Paints the whole mark in the second colour. */
  tint?: 'b';
  /** Left and right change places. */
  flip?: true;
}

/**
 * A logo as data: everything by name, no colours but roles. The same genome, profile and engine version
 * draw the same bytes on every machine.
 */
export interface Genome {
  v: 1;
  engine: string;
  seed: string;
  studio: StudioId;
  recipe: string;
  family: Family;
  layout: Layout;
  mark?: MarkGene;
  type: TypeSpec;
  color: ColourSpec;
  deco?: Decoration;
  plate?: { shape: PlateShape; rim: boolean };
  badge?: { solid: boolean; edge?: BadgeEdge; form?: BadgeForm };
  /** Edges of the mark, where an edit decided them; else studio and taste do. */
  edges?: 'sharp' | 'soft';
  /** Space between mark and name against the usual, 1 unless given. */
  gap?: number;
  /** The mark stands behind the name, or below it, where an edit asked for that. */
  nameFirst?: true;
}
