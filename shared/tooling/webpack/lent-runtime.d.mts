/** Plugins of the host's runtime that lend it to the remotes: it would else be in each of their entries. */
export declare const lentRuntime: () => { name: string }[];
