import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type { DrawnPage, RemoteName, RemoteServer } from '@fifteen/contracts';

/** One release of a remote, drawn in the frame of the shell that is served. */
export interface DrawTask {
  /** The file of the shell's build for Node. */
  readonly shell: string;
  readonly remote: RemoteName;
  /** The remote's build for Node. */
  readonly source: string;
}

export interface Drawn {
  readonly page: DrawnPage;
  /** What belongs into the root. */
  readonly html: string;
}

/** Drawn pages by their path, and what could not be drawn: such a page is drawn by the browser. */
export interface DrawnPages {
  readonly pages: Readonly<Record<string, Drawn>>;
  readonly faults: readonly string[];
}

interface ShellServer {
  readonly provided: Readonly<Record<string, unknown>>;
  readonly draw: (path: string, remote: RemoteName, routes: unknown[]) => string;
}

/** Loads a remote with what the shell provides, as in a browser; it brings no copy of its own. */
const loadRemote = ({ remote, source }: DrawTask, provided: ShellServer['provided']): RemoteServer => {
  const take = (request: string): unknown => {
    if (request in provided) return provided[request];
    throw new Error(`The shell does not provide ${request}`);
  };
  const made = { exports: {} };
  const run = compileFunction(source, ['module', 'exports', 'require'], { filename: `${remote}/server.cjs` });
  run(made, made.exports, take);
  return made.exports as RemoteServer;
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Draws every page that the release offers. One that throws is left out, the others are not. */
export const drawPages = (task: DrawTask): DrawnPages => {
  const host = createRequire(import.meta.url)(task.shell) as ShellServer;
  const server = loadRemote(task, host.provided);
  const pages: Record<string, Drawn> = {};
  const faults: string[] = [];
  for (const page of server.pages) {
    try {
      pages[page.path] = { page, html: host.draw(page.path, task.remote, server.routes) };
    } catch (error) {
      faults.push(`${page.path}: ${messageOf(error)}`);
    }
  }
  return { pages, faults };
};
