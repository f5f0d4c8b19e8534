export declare const bundledProgram: (source: URL) => Promise<string>;
export declare const bundledPrograms: (folder: string, programs: Readonly<Record<string, string>>) => Promise<void>;
