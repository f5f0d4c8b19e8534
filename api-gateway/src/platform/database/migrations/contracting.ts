/** The newest migration from before there was a rule; what came later is held to it. */
export const RULE_SINCE = '201-refinements-by-models';

/** What breaks a release that still runs, or stops it for as long as a large table is rewritten. */
const CONTRACTING: readonly (readonly [RegExp, string])[] = [
  [/\bDROP\s+(TABLE|VIEW|MATERIALIZED\s+VIEW|FUNCTION|TYPE|SEQUENCE)\b/i, 'drops what a running release may use'],
  [/\bDROP\s+(COLUMN\b|(?!CONSTRAINT|DEFAULT|NOT|EXPRESSION|IDENTITY|INDEX|TRIGGER|TABLE|VIEW|MATERIALIZED|FUNCTION|TYPE|SEQUENCE)\w)/i, 'drops a column that a running release may use'],
  [/\bRENAME\b/i, 'renames what a running release uses'],
  [/\bSET\s+SCHEMA\b/i, 'moves what a running release uses'],
  [/\bALTER\s+(COLUMN\s+)?\S+\s+(SET\s+DATA\s+)?TYPE\b/i, 'changes the type of a column, which rewrites its table'],
  [/\bSET\s+NOT\s+NULL\b/i, 'refuses rows that a running release still writes'],
  [/\bDROP\s+DEFAULT\b/i, 'takes away a default that a running release counts on'],
];

const MARKER = /--\s*contract:\s*after\s+(\S+)/;
const NAME = String.raw`(?:IF\s+NOT\s+EXISTS\s+)?(?:ONLY\s+)?"?(\w+)"?`;
const NEW_TABLE = new RegExp(String.raw`\bCREATE\s+TABLE\s+${NAME}`, 'gi');
const INDEX = new RegExp(String.raw`\bCREATE\s+(?:UNIQUE\s+)?INDEX\s+(CONCURRENTLY\s+)?.*?\bON\s+${NAME}`, 'gis');
const NEW_COLUMN = /\bADD\s+(?:COLUMN\s+)(?:IF\s+NOT\s+EXISTS\s+)?("?\w+"?[^,]*)/gi;
const ALTERED = new RegExp(String.raw`\bALTER\s+TABLE\s+(?:IF\s+EXISTS\s+)?(?:ONLY\s+)?"?(\w+)"?`, 'i');

/** Function bodies and strings are no statements of ours. */
const withoutText = (statement: string): string => statement.replaceAll(/\$(\w*)\$.*?\$\1\$/gs, "''").replaceAll(/'(?:[^']|'')*'/g, "''");
const withoutComments = (statement: string): string => statement.replaceAll(/--[^\n]*/g, '').replaceAll(/\/\*.*?\*\//gs, '');

const faultsOf = (statement: string, newTables: ReadonlySet<string>): string[] => {
  const altered = ALTERED.exec(statement)?.[1]?.toLowerCase();
  // Nobody uses a table that is made by the same migration.
  if (altered && newTables.has(altered)) return [];
  const faults = CONTRACTING.flatMap(([pattern, why]) => (pattern.test(statement) ? [why] : []));
  for (const [, column = ''] of statement.matchAll(NEW_COLUMN)) {
    if (/\bNOT\s+NULL\b/i.test(column) && !/\bDEFAULT\b|\bGENERATED\b/i.test(column)) faults.push('adds a column that a running release does not fill: NOT NULL needs a DEFAULT');
  }
  for (const [, concurrently, table = ''] of statement.matchAll(INDEX)) {
    if (!concurrently && !newTables.has(table.toLowerCase())) faults.push(`makes an index on ${table} that stops writing to it meanwhile: use CREATE INDEX CONCURRENTLY in a migration with "concurrently: true"`);
  }
  return faults;
};

/**
 * What of a migration needs the marker `-- contract: after VERSION` and does not have it, or has a wrong one.
 * @param statements its SQL, in order
 * @param earlier names of the migrations before it
 */
export const contractFaults = (statements: readonly string[], earlier: readonly string[]): string[] => {
  const after = statements.map((statement) => MARKER.exec(statement)?.[1]).find(Boolean);
  if (after && !earlier.includes(after)) return [`"contract: after ${after}" names no migration before this one`];
  if (after) return [];
  const plain = statements.map((statement) => withoutComments(withoutText(statement)));
  const newTables = new Set(plain.flatMap((statement) => [...statement.matchAll(NEW_TABLE)].map(([, name = '']) => name.toLowerCase())));
  return plain.flatMap((statement) => faultsOf(statement, newTables));
};
