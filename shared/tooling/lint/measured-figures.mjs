/**
 * An oxlint plugin with one rule: the text of `figure(id, text)` is printed from what the run measured.
 *
 * - The text is a template with at least one expression that is not a constant.
 * - Its literal parts hold no number, in digits or in words. Names such as p95, HTTP/1.1 or H.264 are fine.
 * - No expression is a literal, and none is printed twice: `${n} tried: ${n} refused` says the result without having counted it.
 */
const MODULE = /(?:^|\/)figure\.mjs$/;
const NAME = /^[^\p{L}\p{N}]*\p{L}[\p{L}\p{N}]*(?:[/.-][\p{L}\p{N}]+)*[^\p{L}\p{N}]*$/u;
const COUNTING = /\b(?:zero|none|nobody|nothing|all|both|every one)\b/i;

const MESSAGES = {
  template: 'Write the text of a figure as a template with what was measured in it.',
  constant: 'This figure is constant. Print something that was measured in this run.',
  literal: 'A literal was not measured. Print the expression that counts it.',
  number: 'The number "{{number}}" was not measured. Print the expression that counts it.',
  twice: '{{source}} is printed twice, so one of them was not measured. Print the expression that counts it.',
};

const countWord = (text) => text.split(/\s+/).find((word) => /\p{N}/u.test(word) && !NAME.test(word)) ?? COUNTING.exec(text)?.[0];

const variableOf = (sourceCode, { name }, from) => {
  for (let scope = sourceCode.getScope(from); scope; scope = scope.upper) {
    const found = scope.set.get(name);
    if (found) return found;
  }
  return undefined;
};

/** The value of a `const` that holds one name, or undefined. */
const valueOf = (variable) => {
  const [definition, ...others] = variable?.defs ?? [];
  const { node, parent } = definition ?? {};
  return others.length === 0 && node?.type === 'VariableDeclarator' && node.id.type === 'Identifier' && parent?.kind === 'const' ? node.init : undefined;
};

/** Is the value known without a run? A call, a parameter and what is imported are not. */
const isConstant = (sourceCode, node) => {
  const known = (other) => isConstant(sourceCode, other);
  switch (node?.type) {
    case 'Literal':
      return true;
    case 'Identifier':
      return known(valueOf(variableOf(sourceCode, node, node)));
    case 'TemplateLiteral':
      return node.expressions.every(known);
    case 'UnaryExpression':
      return known(node.argument);
    case 'BinaryExpression':
    case 'LogicalExpression':
      return known(node.left) && known(node.right);
    case 'ConditionalExpression':
      return known(node.test) && known(node.consequent) && known(node.alternate);
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return known(node.expression);
    // The length of a list that is written down, whatever its items.
    case 'MemberExpression':
      return isWrittenList(sourceCode, node.object) && node.property.name === 'length';
    default:
      return false;
  }
};

/** An empty list is filled by the run. */
const isWrittenList = (sourceCode, node) => {
  if (node.type === 'TSAsExpression') return isWrittenList(sourceCode, node.expression);
  if (node.type === 'ArrayExpression') return node.elements.length > 0 && node.elements.every((element) => element?.type !== 'SpreadElement');
  const value = node.type === 'Identifier' ? valueOf(variableOf(sourceCode, node, node)) : undefined;
  return value ? isWrittenList(sourceCode, value) : false;
};

const create = (context) => {
  const { sourceCode } = context;
  const names = new Set();
  const report = (node, messageId, data) => context.report({ node, messageId, data });

  const checkExpressions = (expressions) => {
    const printed = new Set();
    for (const expression of expressions) {
      const source = sourceCode.getText(expression);
      if (expression.type === 'Literal') report(expression, 'literal');
      else if (printed.has(source)) report(expression, 'twice', { source });
      printed.add(source);
    }
  };

  const checkText = (text) => {
    if (text?.type !== 'TemplateLiteral' || text.expressions.length === 0) return report(text, 'template');
    for (const part of text.quasis) {
      const number = countWord(part.value.cooked);
      if (number) report(part, 'number', { number });
    }
    checkExpressions(text.expressions);
    if (text.expressions.every((expression) => isConstant(sourceCode, expression))) report(text, 'constant');
  };

  return {
    ImportSpecifier: ({ imported, local, parent }) => {
      if (imported.name === 'figure' && MODULE.test(parent.source.value)) names.add(local.name);
    },
    CallExpression: (call) => {
      if (call.callee.type === 'Identifier' && names.has(call.callee.name)) checkText(call.arguments[1] ?? call);
    },
  };
};

export default {
  meta: { name: 'fifteen' },
  rules: { 'measured-figures': { meta: { type: 'problem', messages: MESSAGES }, create } },
};
