import { OWN_LOGO_SHAPES_MAX } from '@fifteen/contracts';
import { boundsOf, evenOddPath, fromSvg, intersect, isEmpty, type Path, piecesOf, stroke, toSvg, transform, union } from '@fifteen/geometry';
import { boxAround, type Box } from './box-of-path.ts';
import { hexOf, rgbOf } from './oklab.ts';
import type { RawLogo, RawShape } from './raw-logo.ts';
import { IDENTITY, matrixOf, type Matrix, numberOf, outlineOf, times } from './svg-numbers.ts';
import { colorOf, type SvgStyle, stylist } from './svg-style.ts';
import { parseSvg, type SvgNode, type SvgTree } from './svg-tree.ts';
import { UnreadableLogo } from './unreadable-logo.ts';

interface Painted {
  readonly path: Path;
  readonly hex: string;
}

const MOST_PAINTED = 4_000;
const MOST_USES = 500;
const MOST_MS = 8_000;
/** A rectangle that covers this much of the page, behind everything, is the background. */
const BEHIND = 0.97;
/** Less opaque than this is not seen. */
const UNSEEN = 0.04;

const TOO_COMPLICATED = 'This SVG is too complicated for a logo. Simplify it, or upload it as a PNG.';
const NOT_DRAWN = new Set(['defs', 'clipPath', 'mask', 'pattern', 'marker', 'linearGradient', 'radialGradient', 'filter', 'style', 'title', 'desc', 'metadata']);
const GROUPS = new Set(['svg', 'g', 'a', 'symbol', 'switch']);
const WITH_LETTERS = new Set(['text', 'tspan', 'textPath', 'tref']);

/** Collects what an SVG paints, each area in one color. */
const paintedIn = (tree: SvgTree): { painted: Painted[]; notes: Set<string> } => {
  const styleOf = stylist(tree);
  const painted: Painted[] = [];
  const notes = new Set<string>();
  const endsAt = performance.now() + MOST_MS;
  let uses = 0;

  const gradientColor = (reference: string, style: SvgStyle): { hex: string; alpha: number } | undefined => {
    let node = tree.byId.get(reference);
    for (let hops = 0; hops < 5 && node && !node.children.some(({ name }) => name === 'stop'); hops += 1) node = tree.byId.get((node.attributes['href'] ?? '').slice(1));
    const stops = (node?.children ?? []).filter(({ name }) => name === 'stop').flatMap((stop) => colorOf(styleOf(stop, style)['stop-color'] ?? 'black', style['color'] ?? 'black') ?? []);
    if (stops.length === 0) return undefined;
    notes.add('Color gradients became flat colors. A flat logo prints everywhere.');
    const sum = stops.map(({ hex }) => rgbOf(hex)).reduce((all, rgb) => [all[0] + rgb[0], all[1] + rgb[1], all[2] + rgb[2]], [0, 0, 0] as const);
    return { hex: hexOf([sum[0] / stops.length, sum[1] / stops.length, sum[2] / stops.length]), alpha: 1 };
  };

  const paintOf = (value: string | undefined, style: SvgStyle, opacity: number): string | undefined => {
    const reference = /^url\(\s*["']?#([^"')\s]+)["']?\s*\)/.exec(value ?? '')?.[1];
    const color = reference === undefined ? colorOf(value, style['color'] ?? 'black') : gradientColor(reference, style);
    if (!color) return undefined;
    const alpha = color.alpha * opacity;
    if (alpha < UNSEEN) return undefined;
    if (alpha > 0.98) return color.hex;
    notes.add('See-through colors became solid ones, as they look on white.');
    return hexOf(rgbOf(color.hex).map((channel) => 255 - (255 - channel) * alpha) as unknown as [number, number, number]);
  };

  const add = (path: Path, hex: string | undefined, clip: Path | undefined): void => {
    if (hex === undefined) return;
    if (painted.length >= MOST_PAINTED || performance.now() > endsAt) throw new UnreadableLogo(TOO_COMPLICATED);
    const area = clip ? intersect(path, clip) : path;
    if (!isEmpty(area)) painted.push({ path: area, hex });
  };

  const outline = (node: SvgNode, rule: string | undefined): Path | undefined => {
    const data = outlineOf(node);
    if (data === '') return undefined;
    try {
      return rule === 'evenodd' ? evenOddPath(data) : fromSvg(data);
    } catch {
      return undefined;
    }
  };

  const clipFor = (style: SvgStyle, matrix: Matrix, clip: Path | undefined): Path | undefined => {
    const reference = /#([^"')\s]+)/.exec(style['clip-path'] ?? '')?.[1];
    const node = reference === undefined ? undefined : tree.byId.get(reference);
    if (node?.name !== 'clipPath') return clip;
    const parts = node.children.flatMap((child) => {
      const path = outline(child, styleOf(child, {})['clip-rule']);
      return path ? [transform(path, ...times(matrix, matrixOf(child.attributes['transform'])))] : [];
    });
    const [first, ...others] = parts;
    if (!first) return clip;
    const own = others.length > 0 ? union(first, ...others) : first;
    return clip ? intersect(clip, own) : own;
  };

  const draw = (node: SvgNode, inherited: SvgStyle, outer: Matrix, outerClip: Path | undefined, outerOpacity: number, depth: number): void => {
    if (NOT_DRAWN.has(node.name)) return;
    if (depth > 60) throw new UnreadableLogo(TOO_COMPLICATED);
    if (WITH_LETTERS.has(node.name)) throw new UnreadableLogo('This SVG has live text. Convert it to outlines in your drawing program, export it again, and try once more.');
    if (node.name === 'image') throw new UnreadableLogo('This SVG has a picture inside instead of shapes. Upload that picture as a PNG or JPG.');
    const style = styleOf(node, inherited);
    if (style['display'] === 'none') return;
    if ((style['mask'] ?? 'none') !== 'none' || (style['filter'] ?? 'none') !== 'none') throw new UnreadableLogo('This SVG uses masks or effects like shadows. Flatten it in your drawing program, or upload it as a PNG.');
    const matrix = times(outer, matrixOf(node.attributes['transform']));
    const clip = clipFor(style, matrix, outerClip);
    const opacity = outerOpacity * Math.min(1, Math.max(0, numberOf(style['opacity'], 1)));
    if (node.name === 'use') {
      uses += 1;
      const target = tree.byId.get((node.attributes['href'] ?? '').slice(1));
      if (uses > MOST_USES) throw new UnreadableLogo(TOO_COMPLICATED);
      if (target) draw(target, style, times(matrix, [1, 0, 0, 1, numberOf(node.attributes['x']), numberOf(node.attributes['y'])]), clip, opacity, depth + 1);
      return;
    }
    if (GROUPS.has(node.name)) {
      for (const child of node.children) draw(child, style, matrix, clip, opacity, depth + 1);
      return;
    }
    if (style['visibility'] === 'hidden') return;
    const path = outline(node, style['fill-rule']);
    if (!path) return;
    if (node.name !== 'line') add(transform(path, ...matrix), paintOf(style['fill'] ?? 'black', style, opacity * numberOf(style['fill-opacity'], 1)), clip);
    const line = paintOf(style['stroke'], style, opacity * numberOf(style['stroke-opacity'], 1));
    const width = numberOf(style['stroke-width'], 1);
    if (line === undefined || width <= 0) return;
    if ((style['stroke-dasharray'] ?? 'none') !== 'none') notes.add('Dashed lines became solid ones.');
    const join = style['stroke-linejoin'] === 'round' || style['stroke-linejoin'] === 'bevel' ? style['stroke-linejoin'] : 'miter';
    const cap = style['stroke-linecap'] === 'round' || style['stroke-linecap'] === 'square' ? style['stroke-linecap'] : 'butt';
    add(transform(stroke(path, width, { join, cap, miter: numberOf(style['stroke-miterlimit'], 4) }), ...matrix), line, clip);
  };

  draw(tree.root, {}, IDENTITY, undefined, 1, 0);
  return { painted, notes };
};

const viewBoxOf = ({ attributes }: SvgNode): Box | undefined => {
  const [x, y, width, height] = (attributes['viewBox'] ?? `0 0 ${attributes['width'] ?? ''} ${attributes['height'] ?? ''}`).split(/[\s,]+/).map((each) => parseFloat(each));
  return x !== undefined && y !== undefined && width !== undefined && height !== undefined && width > 0 && height > 0 ? { x, y, width, height } : undefined;
};

const isBehind = (path: Path, page: Box): boolean => {
  const box = boundsOf(path);
  const across = Math.min(box.x + box.width, page.x + page.width) - Math.max(box.x, page.x);
  const down = Math.min(box.y + box.height, page.y + page.height) - Math.max(box.y, page.y);
  return across >= BEHIND * page.width && down >= BEHIND * page.height && /^M[^M]*$/.test(toSvg(path)) && !/[CQ]/.test(toSvg(path));
};

/** An SVG, parsed into our own shapes. Nothing of the file is kept but coordinates and colors. */
export const readSvg = (bytes: Buffer): RawLogo => {
  const tree = parseSvg(bytes.toString('utf8').replace(/^\uFEFF/, ''));
  const { painted, notes } = paintedIn(tree);
  const page = viewBoxOf(tree.root);
  const [first] = painted;
  const hasGround = first !== undefined && page !== undefined && painted.length > 1 && isBehind(first.path, page);
  const inked = hasGround ? painted.slice(1) : painted;
  if (inked.length === 0) throw new UnreadableLogo('We found no shapes in this SVG.');
  const box = boxAround(inked.map(({ path }) => boundsOf(path)));
  const side = Math.max(box.width, box.height);
  if (!Number.isFinite(side) || side <= 0 || side > 1e7) throw new UnreadableLogo('We found no shapes in this SVG.');
  const k = 1_000 / side;
  const shapes = inked.flatMap(({ path, hex }): RawShape[] =>
    piecesOf(transform(path, k, 0, 0, k, -box.x * k, -box.y * k)).flatMap((piece): RawShape[] => {
      const data = toSvg(piece);
      return data === '' ? [] : [{ hex, path: data, box: boundsOf(piece) }];
    }),
  );
  if (shapes.length === 0) throw new UnreadableLogo('We found no shapes in this SVG.');
  if (shapes.length > OWN_LOGO_SHAPES_MAX) throw new UnreadableLogo(TOO_COMPLICATED);
  return { background: hasGround ? first.hex : null, shapes, notes: [...notes] };
};
