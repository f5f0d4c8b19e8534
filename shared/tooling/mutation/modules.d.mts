export const MODULES: Readonly<Record<string, readonly string[]>>;
export const planOf: (file: string) => { readonly file: string; readonly suite: string | undefined };
export const changedModules: (changed: readonly string[]) => { readonly module: string; readonly files: readonly string[] }[];
