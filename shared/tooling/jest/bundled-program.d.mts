export declare const bundledProgram: (source: URL) => Promise<string>;
