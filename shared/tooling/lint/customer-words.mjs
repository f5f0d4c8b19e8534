/**
 * Words that customers read are spelled in American English, the same everywhere (product specification, second round).
 * Looked at are JSX text and strings that hold a sentence or a label; names in code keep their spelling.
 */
const BRITISH = [
  [/\bcolours?\b/iu, 'color'],
  [/\bfavourites?\b/iu, 'favorite'],
  [/\bgrey\b/iu, 'gray'],
  [/\bcentred?\b/iu, 'center'],
  [/\bneighbours?\b/iu, 'neighbor'],
  [/\bbehaviours?\b/iu, 'behavior'],
  [/\bfavour\b/iu, 'favor'],
  [/\bjewellery\b/iu, 'jewelry'],
  [/(?<!=)\bcancelled\b/iu, 'canceled'],
  [/\blicence\b/iu, 'license'],
  [/\bcatalogue\b/iu, 'catalog'],
  [/\b(?:analys|organis|recognis|personalis|customis|apologis|minimis|optimis)(?:e|ed|es|ing)\b/iu, 'the spelling with z'],
  [/\btrade marks?\b/iu, 'trademark'],
  [/\be-mails?\b/iu, 'email'],
];

/** A label or a sentence, not a key, a class or an address. */
const isWords = (text) => /\s/u.test(text.trim()) || /^[A-Z][a-z]+[.!?]?$/u.test(text.trim());

const create = (context) => {
  const check = (node, text) => {
    if (!isWords(text)) return;
    for (const [british, american] of BRITISH) {
      const found = british.exec(text);
      if (found) context.report({ node, message: `Customers read American spelling: write ${american} instead of “${found[0]}”.` });
    }
  };
  return {
    JSXText: (node) => check(node, node.value),
    Literal: (node) => typeof node.value === 'string' && node.parent.type !== 'ImportDeclaration' && check(node, node.value),
    TemplateElement: (node) => check(node, node.value.cooked ?? ''),
  };
};

export default { meta: { name: 'fifteen-words' }, rules: { 'customer-words': { meta: { type: 'problem' }, create } } };
