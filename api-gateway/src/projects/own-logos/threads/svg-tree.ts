import { SaxesParser } from 'saxes';
import { UnreadableLogo } from './unreadable-logo.ts';

export interface SvgNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: SvgNode[];
}

export interface SvgTree {
  readonly root: SvgNode;
  readonly byId: ReadonlyMap<string, SvgNode>;
  /** Text of all style elements. */
  readonly css: string;
}

const MOST_NODES = 6_000;
const DEEPEST = 60;
const MOST_CSS = 60_000;
const MOST_ATTRIBUTES = 60;
/** Characters of all attributes together: a logo has some thousands. */
const MOST_TEXT = 1_500_000;

const UNSAFE = 'This SVG contains code or links to other files, so we can’t take it. Export it as a plain SVG and try again.';
const TOO_LARGE = 'This SVG is too complicated for a logo. Simplify it, or upload it as a PNG.';

/** Elements that run, load or embed something, in any namespace. */
const RUNNING = new Set(['script', 'foreignobject', 'iframe', 'object', 'embed', 'audio', 'video', 'animate', 'animatetransform', 'animatemotion', 'set', 'handler', 'listener', 'feimage', 'link', 'meta', 'base']);

const isLocal = (reference: string): boolean => /^#[^\s()'"]+$/.test(reference.trim());

/** Throws if an attribute runs or loads anything. None of it would be kept, but a logo has no use for it. */
const assertHarmless = (name: string, value: string): void => {
  const local = name.slice(name.indexOf(':') + 1).toLowerCase();
  if (local.startsWith('on') || local === 'base' || local === 'src') throw new UnreadableLogo(UNSAFE);
  if (local === 'href' && !isLocal(value)) throw new UnreadableLogo(/^data:image/i.test(value.trim()) ? PICTURE : UNSAFE);
  if (name.startsWith('xmlns')) return;
  assertHarmlessCss(value);
};

const assertHarmlessCss = (css: string): void => {
  if (/javascript:|vbscript:|expression\s*\(|@import|@font-face|-moz-binding|behavior\s*:|\\/i.test(css)) throw new UnreadableLogo(UNSAFE);
  for (const [, target = ''] of css.matchAll(/url\s*\(([^)]*)\)?/gi)) if (!isLocal(target.replace(/["']/g, ''))) throw new UnreadableLogo(UNSAFE);
};

const PICTURE = 'This SVG has a picture inside instead of shapes. Upload that picture as a PNG or JPG.';

/** Parses an SVG without entities, external parts or code: whatever has them is refused. */
export const parseSvg = (text: string): SvgTree => {
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(text)) throw new UnreadableLogo(UNSAFE);
  const byId = new Map<string, SvgNode>();
  const open: SvgNode[] = [];
  let root: SvgNode | undefined;
  let [nodes, length, css] = [0, 0, ''];
  const parser = new SaxesParser({ xmlns: false });
  parser.on('error', (error) => {
    throw new UnreadableLogo('We couldn’t read this SVG: the file is damaged. Export it again and try once more.', { cause: error });
  });
  parser.on('processinginstruction', ({ target }) => {
    if (/stylesheet/i.test(target)) throw new UnreadableLogo(UNSAFE);
  });
  parser.on('opentag', ({ name, attributes }) => {
    const local = name.slice(name.indexOf(':') + 1);
    if (RUNNING.has(local.toLowerCase())) throw new UnreadableLogo(UNSAFE);
    nodes += 1;
    const entries = Object.entries(attributes);
    length += entries.reduce((sum, [, value]) => sum + value.length, 0);
    if (nodes > MOST_NODES || open.length >= DEEPEST || entries.length > MOST_ATTRIBUTES || length > MOST_TEXT) throw new UnreadableLogo(TOO_LARGE);
    for (const [key, value] of entries) assertHarmless(key, value);
    const isForeign = name.includes(':') && !name.startsWith('svg:');
    const node: SvgNode = { name: isForeign ? name : local, attributes: { ...attributes, ...(attributes['xlink:href'] !== undefined && { href: attributes['xlink:href'] }) }, children: [] };
    open.at(-1)?.children.push(node);
    root ??= node;
    const id = attributes['id'];
    if (id !== undefined && !byId.has(id)) byId.set(id, node);
    open.push(node);
  });
  const addCss = (written: string): void => {
    if (open.at(-1)?.name !== 'style') return;
    css += written;
    if (css.length > MOST_CSS) throw new UnreadableLogo(TOO_LARGE);
  };
  parser.on('text', addCss);
  parser.on('cdata', addCss);
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  if (root?.name !== 'svg') throw new UnreadableLogo('This file isn’t an SVG.');
  assertHarmlessCss(css);
  return { root, byId, css };
};
