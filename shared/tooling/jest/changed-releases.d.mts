/** A copy of a remote's build, broken in one way; gives its folder. */
export declare const brokenRelease: (remote: string, breakage: string) => string;
/** The same build under another version, which a page that runs it tells in an attribute of its root; gives its folder. */
export declare const stampedRelease: (remote: string, version: string) => string;
