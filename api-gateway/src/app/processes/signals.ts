/** A stop that hangs is cut short, so that Ctrl-C always ends the program. */
const PATIENCE_MS = 15_000;

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Calls `stop` once, on the first signal or where the starter is gone, and then ends the process. It may take `moreMs` longer than usual. */
export const onStop = (stop: () => Promise<void>, moreMs = 0): void => {
  let stopping = false;
  const end = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), PATIENCE_MS + moreMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of SIGNALS) process.on(signal, end);
  process.once('disconnect', end);
};
