import {
  type Path,
  circle,
  ellipse,
  fromSvg,
  polar,
  rect,
  regularPolygon,
  roundCorners,
  spline,
  superellipse,
  times,
  union,
} from '../geometry/index.ts';
import type { MarkTag } from './mark-tags.ts';

/** A plain silhouette that something else is knocked out of. */
export interface Container {
  id: string;
  title: string;
  tags: readonly MarkTag[];
  /** The largest circle for its content: centre x, y and radius. */
  slot: { x: number; y: number; radius: number };
  draw(): Path;
}

/** A heater shield with a slight rise of the upper edge to the middle. */
export const shieldPath = (): Path =>
  fromSvg('M0 -500C130 -425 270 -394 415 -394V-20C415 240 250 410 0 500C-250 410 -415 240 -415 -20V-394C-270 -394 -130 -425 0 -500Z');

const archPath = () => union(circle(0, -80, 420), rect(-420, -80, 840, 580));

/** Two waves of the radius make the edge of a coin or a bottle cap. */
const wavyDisc = (teeth: number, outer: number, inner: number) =>
  spline(times(teeth * 2, (i) => polar(i % 2 ? inner : outer, (i * 180) / teeth)), true);

export const CONTAINERS: readonly Container[] = [
  { id: 'circle', title: 'disc', tags: ['round'], slot: { x: 0, y: 0, radius: 330 }, draw: () => circle(0, 0, 500) },
  { id: 'squircle', title: 'soft square', tags: ['round', 'tech'], slot: { x: 0, y: 0, radius: 340 }, draw: () => superellipse(0, 0, 490, 4.4) },
  { id: 'square', title: 'square', tags: ['angular'], slot: { x: 0, y: 0, radius: 350 }, draw: () => rect(-480, -480, 960, 960) },
  { id: 'hexagon', title: 'hexagon', tags: ['angular', 'tech'], slot: { x: 0, y: 0, radius: 315 }, draw: () => regularPolygon(6, 520) },
  { id: 'octagon', title: 'octagon', tags: ['angular', 'retro'], slot: { x: 0, y: 0, radius: 330 }, draw: () => regularPolygon(8, 520, 22.5) },
  { id: 'shield', title: 'shield', tags: ['classic'], slot: { x: 0, y: -60, radius: 285 }, draw: shieldPath },
  { id: 'arch', title: 'arch', tags: ['classic', 'round'], slot: { x: 0, y: 20, radius: 300 }, draw: archPath },
  { id: 'oval', title: 'oval', tags: ['classic', 'round'], slot: { x: 0, y: 0, radius: 270 }, draw: () => ellipse(0, 0, 400, 500) },
  { id: 'scallop', title: 'scallop', tags: ['retro', 'playful', 'round'], slot: { x: 0, y: 0, radius: 310 }, draw: () => union(circle(0, 0, 440), ...times(16, (i) => circle(...polar(425, i * 22.5), 88))) },
  { id: 'rosette', title: 'seal', tags: ['retro', 'classic', 'round'], slot: { x: 0, y: 0, radius: 310 }, draw: () => wavyDisc(24, 500, 456) },
  { id: 'diamond', title: 'diamond', tags: ['angular', 'classic'], slot: { x: 0, y: 0, radius: 270 }, draw: () => roundCorners(regularPolygon(4, 570), 36) },
  { id: 'drop', title: 'drop', tags: ['organic'], slot: { x: 0, y: 160, radius: 225 }, draw: () => fromSvg('M0 -500C120 -260 345 -80 345 165C345 365 190 500 0 500C-190 500 -345 365 -345 165C-345 -80 -120 -260 0 -500Z') },
];

export const containerById = (id: string | undefined): Container | undefined =>
  CONTAINERS.find((container) => container.id === id);
