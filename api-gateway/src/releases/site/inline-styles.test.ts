import { describe, expect, test } from '@jest/globals';
import { INLINE_STYLES_CODE, withoutInlineStyles } from './inline-styles.ts';

interface FakeNode {
  readonly dataset: { style?: string };
  readonly style: { cssText: string };
  readonly removeAttribute: (name: string) => void;
}

const nodeWith = (style: string): FakeNode => {
  const node: FakeNode = { dataset: { style }, style: { cssText: '' }, removeAttribute: () => delete node.dataset.style };
  return node;
};

describe('withoutInlineStyles', () => {
  test('moves each attribute, and writes each style once', () => {
    const { html, css } = withoutInlineStyles('<i style="--index:1" class="a"></i><b class="b" style="--index:1"></b><u style="width:9px"/>');
    expect(html).toBe('<i data-style="--index:1" class="a"></i><b class="b" data-style="--index:1"></b><u data-style="width:9px"/>');
    expect(css).toBe('#root#root [data-style="--index:1"]{--index:1}\n#root#root [data-style="width:9px"]{width:9px}');
  });

  test('reads quotes as React escapes them', () => {
    const { html, css } = withoutInlineStyles('<i style="font-family:&quot;Inter&quot;, x&amp;y"></i>');
    expect(html).toBe('<i data-style="font-family:&quot;Inter&quot;, x&amp;y"></i>');
    expect(css).toBe('#root#root [data-style="font-family:\\"Inter\\", x&y"]{font-family:"Inter", x&y}');
  });

  test('leaves words alone that only look like an attribute', () => {
    const words = '<p title="a style=&quot;b&quot;"> style=&quot;color:red&quot; is how</p>';
    expect(withoutInlineStyles(words)).toEqual({ html: words, css: '' });
  });

  test.each(['color:red}body{display:none', 'color:red</style><script>', 'a:\\"', 'a:b\nc'])('writes no rule of %j, which could end it', (text) => {
    const escaped = text.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    expect(withoutInlineStyles(`<i style="${escaped}"></i>`).css).toBe('');
  });
});

test('the script of a page gives each element its style back, and leaves no trace', () => {
  const nodes = [nodeWith('--index:1'), nodeWith('width:9px')];
  const asked: string[] = [];
  const page = { querySelectorAll: (selector: string) => (asked.push(selector), nodes) };
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- the code of a page is text
  new Function('document', INLINE_STYLES_CODE)(page);
  expect(asked).toEqual(['[data-style]']);
  expect(nodes.map(({ style }) => style.cssText)).toEqual(['--index:1', 'width:9px']);
  expect(nodes.map(({ dataset }) => dataset.style)).toEqual([undefined, undefined]);
});
