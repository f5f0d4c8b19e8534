export declare const writeTogether: (root: string, files: ReadonlyMap<string, string>) => void;
