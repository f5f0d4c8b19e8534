/** Raised when the shape of what a remote exposes changes; the shell refuses any other number. */
export const REMOTE_CONTRACT = 1;

export const REMOTE_NAMES = ['marketing', 'auth', 'projects', 'account', 'info'] as const;

/** What a remote exposes as `./routes`. `Route` is react-router's RouteObject; the contracts know no React. */
export interface RemoteModule<Route = unknown> {
  readonly contract: typeof REMOTE_CONTRACT;
  readonly name: (typeof REMOTE_NAMES)[number];
  readonly version: string;
  readonly routes: Route[];
}

/** A page that the server draws as HTML, and what search engines and links to it say. */
export interface DrawnPage {
  readonly path: string;
  /** Where it is not the route's own. */
  readonly title?: string;
  readonly description?: string;
  /** It is whole without its code, which waits for the visitor's first move. */
  readonly still?: true;
  /** What the page is about, in the words of schema.org. */
  readonly structured?: Readonly<Record<string, unknown>>;
}

/** What a remote's build for Node exports. */
export interface RemoteServer<Route = unknown> {
  readonly routes: Route[];
  readonly pages: readonly DrawnPage[];
}
