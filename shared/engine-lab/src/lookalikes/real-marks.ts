import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as simpleIcons from 'simple-icons';

/** A company's symbol out of a free collection: two in the public domain (CC0), and one of tokens (MIT). */
export interface RealMark {
  /** Its collection and its name there: "simple-icons-airbnb". */
  readonly id: string;
  /** As people write the company: "Airbnb". */
  readonly title: string;
  readonly source: MarkSource;
  readonly svg: string;
}

export type MarkSource = 'simple-icons' | 'logos' | 'token-branded';

interface IconSet {
  readonly width: number;
  readonly height: number;
  readonly icons: Readonly<Record<string, { readonly body: string; readonly width?: number; readonly height?: number; readonly hidden?: boolean }>>;
}

/** Wider or taller than this, a drawing of `logos` holds a name. */
const WIDEST = 1.6;

/** Every company once: as `simple-icons` has it, else as `@iconify-json/logos` does, else as a token. In the order of their ids. */
export async function realMarks(): Promise<RealMark[]> {
  const ours = fromSimpleIcons();
  const known = new Set(ours.map(({ id }) => companyOf(id)));
  const others = new Map<string, RealMark>();
  for (const mark of [...(await fromLogos()), ...(await fromTokens())]) if (!known.has(companyOf(mark.id)) && !others.has(companyOf(mark.id))) others.set(companyOf(mark.id), mark);
  return [...ours, ...others.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** "logos-airbnb-icon" and "simple-icons-airbnb" are one company. */
const companyOf = (id: string): string => id.replace(/^(logos|simple-icons|token-branded)-/, '').replace(/-icon(-|$)/, '-').replaceAll(/[^a-z0-9]/g, '');

const fromSimpleIcons = (): RealMark[] =>
  Object.values(simpleIcons)
    .filter((icon): icon is simpleIcons.SimpleIcon => typeof icon === 'object' && 'slug' in icon)
    .map(({ slug, title, path }) => ({ id: `simple-icons-${slug}`, title, source: 'simple-icons', svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${path}"/></svg>` }));

/** Drawings that are called icons come first, so that a company's symbol is taken before its lockup. */
async function fromLogos(): Promise<RealMark[]> {
  const set = await iconSet('logos');
  const marks = Object.entries(set.icons).flatMap(([name, { body, hidden, width = set.width, height = set.height }]): RealMark[] => {
    const isSymbol = !hidden && Math.max(width / height, height / width) <= WIDEST;
    return isSymbol ? [{ id: `logos-${name}`, title: titleOf(name), source: 'logos', svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>` }] : [];
  });
  return marks.toSorted((one, other) => Number(isIcon(other)) - Number(isIcon(one)));
}

/** Marks of blockchain tokens, which are called by their tickers; each without the square that some are also drawn on. */
async function fromTokens(): Promise<RealMark[]> {
  const { icons, width, height } = await iconSet('token-branded');
  return Object.entries(icons).flatMap(([name, { body, hidden }]): RealMark[] =>
    hidden || name.endsWith('-background') ? [] : [{ id: `token-branded-${name}`, title: `${name.toUpperCase()} token`, source: 'token-branded', svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>` }],
  );
}

const iconSet = async (collection: string): Promise<IconSet> => JSON.parse(await readFile(createRequire(import.meta.url).resolve(`@iconify-json/${collection}/icons.json`), 'utf8')) as IconSet;

const isIcon = ({ id }: RealMark): boolean => id.endsWith('-icon');

/** "apache-camel-icon" as "Apache Camel": the collection has no titles. */
const titleOf = (name: string): string =>
  name
    .replace(/-icon$/, '')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
