interface Quarantined {
  readonly test: string;
  readonly file: string;
  readonly owner: string;
  readonly since: string;
  readonly until: string;
  readonly reason: string;
}
interface Known {
  readonly sources: ReadonlyMap<string, string>;
  readonly owners: readonly string[];
  readonly today: string;
}
export declare const quarantineFaults: (entries: readonly Quarantined[], known: Known) => string[];
