/** Ends this turn of the event loop. Node gives back drawings of Skia only between turns: a set in one turn keeps all it drew, hundreds of megabytes. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
