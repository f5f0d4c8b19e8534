import type { Pool } from 'pg';

/** One line of SQL each, in an order that does not depend on when anything was made. */
const PARTS = {
  tables: `
    SELECT 'TABLE ' || c.relname || E'\\n' || string_agg('  ' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
        || CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END
        || CASE WHEN a.attidentity <> '' THEN ' IDENTITY' ELSE '' END
        || coalesce(' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid), ''), E'\\n' ORDER BY a.attname) AS line
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
    LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
    WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND a.attnum > 0 AND NOT a.attisdropped
    GROUP BY c.relname ORDER BY c.relname`,
  views: `
    SELECT 'VIEW ' || c.relname || ' AS ' || pg_get_viewdef(c.oid) AS line
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'public' AND c.relkind = 'v' ORDER BY c.relname`,
  constraints: `
    SELECT 'CONSTRAINT ' || c.conrelid::regclass || '.' || c.conname || ' ' || pg_get_constraintdef(c.oid) AS line
    FROM pg_constraint c JOIN pg_namespace n ON n.oid = c.connamespace
    WHERE n.nspname = 'public' AND c.contype <> 'n' AND c.conrelid <> 0 ORDER BY c.conrelid::regclass::text, c.conname`,
  indexes: `SELECT indexdef AS line FROM pg_indexes WHERE schemaname = 'public' ORDER BY tablename, indexname`,
  triggers: `
    SELECT pg_get_triggerdef(t.oid) AS line FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = 'public' AND NOT t.tgisinternal ORDER BY c.relname, t.tgname`,
  functions: `
    SELECT pg_get_functiondef(p.oid) AS line FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
    WHERE n.nspname = 'public' AND p.prokind = 'f' AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
    ORDER BY p.proname, pg_get_function_identity_arguments(p.oid)`,
};

/**
 * What the migrations add up to, as text: tables with their columns, constraints, indexes, triggers and the functions in
 * their last definition. The tables of the migration tool are left out: they say when, not what.
 */
export const schemaSnapshot = async (pool: Pick<Pool, 'query'>): Promise<string> => {
  const parts: string[] = [];
  for (const [name, statement] of Object.entries(PARTS)) {
    const { rows } = (await pool.query(statement)) as { rows: { line: string }[] };
    const lines = rows.map(({ line }) => line.trimEnd()).filter((line) => !line.includes('kysely_migration'));
    if (lines.length > 0) parts.push(`-- ${name}\n\n${lines.join('\n')}\n`);
  }
  return parts.join('\n');
};
