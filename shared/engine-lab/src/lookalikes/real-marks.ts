import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as simpleIcons from 'simple-icons';

/** A company's symbol out of a collection in the public domain (CC0). */
export interface RealMark {
  /** Its collection and its name there: "simple-icons-airbnb". */
  readonly id: string;
  /** As people write the company: "Airbnb". */
  readonly title: string;
  readonly source: MarkSource;
  readonly svg: string;
}

export type MarkSource = 'simple-icons' | 'logos';

interface IconSet {
  readonly width: number;
  readonly height: number;
  readonly icons: Readonly<Record<string, { readonly body: string; readonly width?: number; readonly height?: number; readonly hidden?: boolean }>>;
}

/** Wider or taller than this, a drawing of `logos` holds a name. */
const WIDEST = 1.6;

/** Every company once: as `simple-icons` has it, else as `@iconify-json/logos` does. In the order of their ids. */
export async function realMarks(): Promise<RealMark[]> {
  const ours = fromSimpleIcons();
  const known = new Set(ours.map(({ id }) => companyOf(id)));
  const others = new Map<string, RealMark>();
  for (const mark of await fromLogos()) if (!known.has(companyOf(mark.id)) && !others.has(companyOf(mark.id))) others.set(companyOf(mark.id), mark);
  return [...ours, ...others.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** "logos-airbnb-icon" and "simple-icons-airbnb" are one company. */
const companyOf = (id: string): string => id.replace(/^(logos|simple-icons)-/, '').replace(/-icon(-|$)/, '-').replaceAll(/[^a-z0-9]/g, '');

const fromSimpleIcons = (): RealMark[] =>
  Object.values(simpleIcons)
    .filter((icon): icon is simpleIcons.SimpleIcon => typeof icon === 'object' && 'slug' in icon)
    .map(({ slug, title, path }) => ({ id: `simple-icons-${slug}`, title, source: 'simple-icons', svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${path}"/></svg>` }));

/** Drawings that are called icons come first, so that a company's symbol is taken before its lockup. */
async function fromLogos(): Promise<RealMark[]> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/logos/icons.json');
  const set = JSON.parse(await readFile(file, 'utf8')) as IconSet;
  const marks = Object.entries(set.icons).flatMap(([name, { body, hidden, width = set.width, height = set.height }]): RealMark[] => {
    const isSymbol = !hidden && Math.max(width / height, height / width) <= WIDEST;
    return isSymbol ? [{ id: `logos-${name}`, title: titleOf(name), source: 'logos', svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>` }] : [];
  });
  return marks.toSorted((one, other) => Number(isIcon(other)) - Number(isIcon(one)));
}

const isIcon = ({ id }: RealMark): boolean => id.endsWith('-icon');

/** "apache-camel-icon" as "Apache Camel": the collection has no titles. */
const titleOf = (name: string): string =>
  name
    .replace(/-icon$/, '')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
