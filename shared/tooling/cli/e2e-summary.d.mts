interface Summary {
  readonly passed: number;
  readonly failed: string[];
  readonly flaky: string[];
  readonly skipped: { readonly test: string; readonly reason: string }[];
}
export declare const summaryOf: (report: { readonly suites: object[] }) => Summary;
export declare const linesOfSummary: (summary: Summary) => string[];
