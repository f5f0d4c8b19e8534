/**
 * In the place of the runtime's handler of snapshots. `disableSnapshot` leaves out the plugins that ask it, and enhanced has
 * a disabled one, but only for builds without remotes.
 */
export class SnapshotHandler {
  hooks = { applyPlugin: () => undefined };
  /** Cleared when a remote is registered again. */
  manifestCache = new Map();
}

/** No snapshot could know more about a remote than the registry. */
export const getGlobalRemoteInfo = () => ({});
