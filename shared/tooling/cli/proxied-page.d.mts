/** A page of another environment for a remote of this checkout; `registry` puts our remote in. */
export declare const proxiedPage: (html: string, ours: { remote: string; registry: (given: object) => object }) => string;
