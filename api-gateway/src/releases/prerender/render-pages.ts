import { IsolateError, openIsolate, type Inside, type Isolate } from './isolate.ts';
import { ALL_PAGES_MAX, PAGE_MAX, PAGES_MAX, type RawPage, type RawRendering, type RenderTask } from './render-task.ts';

/** Characters of all that a release says about its pages. */
const LIST_MAX = 1_000_000;
const REFUSE = `(request) => { throw new Error('It requires ' + request + ', which is not available while pages are prerendered.'); }`;
const PROVIDE = `(provided) => {
  const { hasOwn } = Object;
  return (request) => {
    if (hasOwn(provided, request)) return provided[request];
    throw new Error('It requires ' + request + ', which the shell does not provide.');
  };
}`;

/** Runs a CommonJS file and returns its exports. */
const loadModule = (isolate: Isolate, source: string, file: string, require: Inside): Inside => {
  const run = isolate.run(`(function (module, exports, require) {${source}\n})`, file);
  const made = isolate.run('({ exports: {} })', file);
  isolate.call(run, made, isolate.property(made, 'exports'), require);
  return isolate.property(made, 'exports');
};

interface Listed {
  readonly path: string;
  readonly described: string;
}

/** What the release says about its pages. Only text leaves the isolate. */
const listPages = (isolate: Isolate, stringify: Inside, pages: Inside): Listed[] => {
  const listed: unknown = JSON.parse(isolate.textOf(isolate.call(stringify, pages), LIST_MAX, 'The list of its pages'));
  if (!Array.isArray(listed) || listed.length > PAGES_MAX) throw new IsolateError('thrown', `Its pages are not a list of at most ${PAGES_MAX}.`);
  return listed.map((page: unknown) => {
    const path = typeof page === 'object' && page !== null && 'path' in page ? page.path : undefined;
    if (typeof path !== 'string') throw new IsolateError('thrown', 'One of its pages has no path.');
    return { path, described: JSON.stringify(page) };
  });
};

/** A shell of before renders no frames. */
const renderFrames = (isolate: Isolate, shell: Inside, { framePaths, remote }: RenderTask): RawRendering['frames'] => {
  const frame = isolate.property(shell, 'frame');
  if (!isolate.isFunction(frame)) return [];
  const halfOf = (halves: Inside, which: string): string => isolate.textOf(isolate.property(halves, which), PAGE_MAX, 'The frame');
  return framePaths.map((path) => {
    const halves = isolate.call(frame, isolate.string(path), isolate.string(remote));
    return [path, halfOf(halves, 'before'), halfOf(halves, 'after')];
  });
};

const isOfPage = (error: IsolateError): boolean => error.reason === 'thrown' || error.reason === 'stack';

/**
 * Renders every page that the release offers. A page that throws is left out, the others are not; after a broken limit
 * nothing more is rendered. Throws nothing.
 */
export const renderPages = async (task: RenderTask): Promise<RawRendering> => {
  const pages: RawPage[] = [];
  const faults: string[] = [];
  let frames: RawRendering['frames'] = [];
  try {
    const isolate = await openIsolate(task.limits);
    const shell = loadModule(isolate, task.shell, 'shell/server.cjs', isolate.run(REFUSE, 'require'));
    const draw = isolate.property(shell, 'draw');
    const provide = isolate.call(isolate.run(PROVIDE, 'require'), isolate.property(shell, 'provided'));
    const stringify = isolate.run('JSON.stringify', 'json');
    frames = renderFrames(isolate, shell, task);

    const remote = loadModule(isolate, task.source, `${task.remote}/server.cjs`, provide);
    const routes = isolate.property(remote, 'routes');
    let left = ALL_PAGES_MAX;
    for (const { path, described } of listPages(isolate, stringify, isolate.property(remote, 'pages'))) {
      try {
        const html = isolate.textOf(isolate.call(draw, isolate.string(path), isolate.string(task.remote), routes), Math.min(PAGE_MAX, left), `The HTML of ${path}`);
        left -= html.length;
        pages.push({ path, described, html });
      } catch (error) {
        if (!(error instanceof IsolateError) || !isOfPage(error)) throw error;
        faults.push(`${path}: ${error.message}`);
      }
    }
    return { pages, faults, frames };
  } catch (error) {
    const { reason, message } = error instanceof IsolateError ? error : new IsolateError('thrown', (error as Error).message);
    return { pages, faults, frames, stopped: { reason, message } };
  }
};
