/** The shell's build as a page needs it. */
export interface PageShell {
  readonly version: string;
  /** index.html of the build. */
  readonly template: string;
  /** Path of each of the shell's files to its hash. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Path of each style sheet to its text. */
  readonly styles: Readonly<Record<string, string>>;
}
