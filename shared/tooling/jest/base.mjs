/** What every jest project has in common: TypeScript by swc, real ES modules, our packages read from their sources. */
export const base = (name, rootDir) => ({
  displayName: name,
  rootDir,
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
});

export const nodeProject = (name, rootDir) => ({
  ...base(name, rootDir),
  testEnvironment: new URL('./plain-context.cjs', import.meta.url).pathname,
  testEnvironmentOptions: { customExportConditions: ['@fifteen/source', 'node', 'node-addons'] },
});

export const webProject = (name, rootDir) => ({
  ...base(name, rootDir),
  testEnvironment: new URL('./browser-environment.cjs', import.meta.url).pathname,
  testEnvironmentOptions: { customExportConditions: ['@fifteen/source', 'browser'] },
  setupFilesAfterEnv: ['./browser-gaps.mjs', './strict-console.mjs'].map((file) => new URL(file, import.meta.url).pathname),
  moduleNameMapper: { '\\.css$': new URL('./css-names.mjs', import.meta.url).pathname },
});
