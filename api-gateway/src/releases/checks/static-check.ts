import type { ReleaseFinding, RemoteName, RemoteVersion, ShellReport } from '@fifteen/contracts';
import { ownEntry } from '../../platform/objects/own-entry.ts';
import { SERVER_FILE } from '../bundles/server-file.ts';
import type { StaticFile } from '../bundles/static-folder.ts';
import { refusedBytes, refusedName } from '../bundles/file-kinds.ts';
import { satisfies } from '../registry/ranges.ts';

/** What is checked: the registry's words on a release, and its files as they lie in the store. */
export interface CheckedRelease {
  readonly remote: RemoteName;
  readonly release: RemoteVersion;
  /** By path; undefined where a file is missing or is not what was published. */
  readonly files: ReadonlyMap<string, StaticFile | undefined>;
}

/** Bytes that a visitor fetches before a page of the remote shows, packed: twice what the largest of ours takes today. */
const FIRST_BYTES_MAX = 100_000;
/** All scripts and stylesheets of a release, packed. */
const ALL_BYTES_MAX = 600_000;

type Rule = (checked: CheckedRelease, shell: ShellReport) => string[];

const packed = (file: StaticFile | undefined): number => (file?.brotli ?? file?.body)?.length ?? 0;
const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0);
const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;

/** Scripts that run in a browser, and the one that renders pages. */
const SCRIPT = /\.c?js$/;
const SERVER = new RegExp(`/${SERVER_FILE.replace('.', '\\.')}$`);

const textsOf = ({ files }: CheckedRelease, kind: RegExp): [string, string][] =>
  [...files].flatMap(([path, file]) => (file && kind.test(path) ? [[path, file.body.toString()] as [string, string]] : []));

const contract: Rule = ({ release }, shell) =>
  release.contract === shell.contract ? [] : [`It speaks contract ${release.contract}, the live shell ${shell.contract}.`];

const REQUIRED = /(?<![\w$.])require\(\s*["'`]([^"'`]*)["'`]\s*\)/g;

const shared: Rule = (checked, shell) => [
  ...Object.entries(checked.release.extras.requires).flatMap(([name, range]) => {
    const provided = ownEntry(shell.provides, name);
    if (provided === undefined) return [`It wants ${name} ${range}, which the live shell does not provide.`];
    return satisfies(provided, range) ? [] : [`It wants ${name} ${range}, the live shell provides ${provided}.`];
  }),
  ...textsOf(checked, SCRIPT).flatMap(([path, text]) =>
    /__(CLIENT|SERVER)_INTERNALS_DO_NOT_USE|__SECRET_INTERNALS_DO_NOT_USE/.test(text) ? [`${path} brings a React of its own.`] : [],
  ),
  ...textsOf(checked, SERVER).flatMap(([path, text]) =>
    [...new Set([...text.matchAll(REQUIRED)].map(([, name = '']) => name))]
      .filter((name) => !Object.hasOwn(shell.provides, name))
      .map((name) => `${path} requires ${name}, which the live shell does not provide.`),
  ),
];

/** webpack writes the hash of each chunk into the entry: `dashboard:"ecc4d4ad"`. */
const chunksNamedIn = (entry: string): string[] => [...entry.matchAll(/[\w"'-]+:"([0-9a-f]{8})"/g)].map(([, hash = '']) => hash);

const integrity: Rule = ({ release, files }) => {
  const gone = [...files].flatMap(([path, file]) => (file ? [] : [`${path} is missing, or is not what was published.`]));
  const unnamed = [release.url, ...release.extras.preload.js, ...release.extras.preload.css]
    .filter((path) => !files.has(path))
    .map((path) => `${path} is needed and has no hash.`);
  const names = [...files.keys()];
  const entry = files.get(release.url)?.body.toString() ?? '';
  const lost = [...new Set(chunksNamedIn(entry))]
    .filter((hash) => !names.some((name) => name.includes(`.${hash}.`)))
    .map((hash) => `The entry asks for a chunk with the hash ${hash}; no file has it.`);
  return [...gone, ...unnamed, ...lost];
};

const size: Rule = ({ release, files }) => {
  const first = new Set([release.url, ...release.extras.preload.js, ...release.extras.preload.css]);
  const [firstBytes, allBytes] = [
    sum([...first].map((path) => packed(files.get(path)))),
    sum([...files].filter(([path]) => /\.(js|css)$/.test(path)).map(([, file]) => packed(file))),
  ];
  return [
    ...(firstBytes > FIRST_BYTES_MAX ? [`Its first page takes ${kilobytes(firstBytes)}, more than ${kilobytes(FIRST_BYTES_MAX)}.`] : []),
    ...(allBytes > ALL_BYTES_MAX ? [`All of it takes ${kilobytes(allBytes)}, more than ${kilobytes(ALL_BYTES_MAX)}.`] : []),
  ];
};

/** `/r/info/1.0.0/img/a.svg` is `img/a.svg`. */
const nameOf = (path: string): string => path.split('/').slice(4).join('/');

/** Every file of a release is served, so every file is looked at. */
const kinds: Rule = ({ files }) =>
  [...files].flatMap(([path, file]) => {
    const name = nameOf(path);
    const why = refusedName(name) ?? (file && refusedBytes(name, file));
    return why ? [`${path} ${why}.`] : [];
  });

/** Pages are rendered where nothing of Node is: asking for it is a mistake, or an attempt. */
const OF_NODE = /\bgetBuiltinModule\b|\bprocess\s*\.\s*(?:binding|dlopen|mainModule)\b|["'`]node:\w/;

const prerender: Rule = (checked) =>
  textsOf(checked, SERVER).flatMap(([path, text]) => (OF_NODE.test(text) ? [`${path} asks for modules of Node, which are not there when pages are rendered.`] : []));

/** Dead branches of the federation runtime, and zod asking whether it may: no page reaches them under our policy. */
const HARMLESS = /Function\("callbacks",|Function\(""\)/g;
const EVALUATES = /(?<![\w$.])eval\(|\bconstructor\s*\(\s*["'`]|(?<![\w$.])Function\(|setTimeout\(\s*["'`]|setInterval\(\s*["'`]/;

const noEval: Rule = (checked) =>
  textsOf(checked, SCRIPT).flatMap(([path, text]) =>
    EVALUATES.test(text.replaceAll(HARMLESS, '')) ? [`${path} makes code of text, which the site's policy forbids.`] : [],
  );

const FOREIGN_STYLE = /(?:url\(|@import)\s*["']?(?:https?:)?\/\//;
const INLINE = /document\.write\(|<script[\s>]|\bon(?:click|load|error)=\\?["']/;

const csp: Rule = (checked) => [
  ...textsOf(checked, /\.css$/).flatMap(([path, text]) => (FOREIGN_STYLE.test(text) ? [`${path} loads from another site.`] : [])),
  ...textsOf(checked, /\.js$/).flatMap(([path, text]) => (INLINE.test(text) ? [`${path} writes code into the page.`] : [])),
];

const RULES: Readonly<Record<Exclude<ReleaseFinding['rule'], 'journey' | 'shape'>, Rule>> = { contract, shared, integrity, files: kinds, size, eval: noEval, csp, prerender };

/** Everything that can be said of a release without running it. */
export const checkStatically = (checked: CheckedRelease, shell: ShellReport): ReleaseFinding[] =>
  Object.entries(RULES).flatMap(([rule, look]) =>
    look(checked, shell).map((message) => ({ rule: rule as ReleaseFinding['rule'], message: message.slice(0, 500) })),
  );
