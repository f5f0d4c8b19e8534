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
