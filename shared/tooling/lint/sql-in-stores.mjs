/**
 * SQL is written in `*.store.ts` alone: rules that read like rules, and queries that are found by the name of their file.
 * Reported are the verbs of the query builder, the `sql` tag and `.query()` of a pool, a client or a transaction.
 */
const VERBS = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto']);
const CONNECTIONS = new Set(['pool', 'client', 'db', 'trx']);

const nameOf = (node) => {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' && !node.computed ? node.property.name : undefined;
};

const create = (context) => ({
  CallExpression: ({ callee }) => {
    if (callee.type !== 'MemberExpression' || callee.computed) return;
    const { name } = callee.property;
    if (VERBS.has(name) || (name === 'query' && CONNECTIONS.has(nameOf(callee.object)))) context.report({ node: callee.property, messageId: 'store' });
  },
  TaggedTemplateExpression: ({ tag }) => {
    if (tag.type === 'Identifier' && tag.name === 'sql') context.report({ node: tag, messageId: 'store' });
  },
});

const rule = { meta: { type: 'problem', messages: { store: 'SQL is written in *.store.ts: give this query a name there and call it.' } }, create };

export default { meta: { name: 'fifteen-sql' }, rules: { 'sql-in-stores': rule } };
