import { expect, test } from 'vitest'
import { selectPageStyles } from '@/server/page-styles'

const HTML = `<!DOCTYPE html><html lang="hi-IN"><body class="plain sm:p-1">
  <p class="note first:mt-2">a</p><script>{"className":"only-in-data"}</script></body></html>`

test.each([
  ['a class of the page', '.note{color:red}', '.note{color:red}'],
  ['a class that only data mentions', '.only-in-data{color:red}', ''],
  ['one of two selectors', '.note,.other{color:red}', '.note{color:red}'],
  ['a class with escaped characters', '.sm\\:p-1{margin:0}', '.sm\\:p-1{margin:0}'],
  ['an element of the page', 'p>.note{margin:0}', 'p>.note{margin:0}'],
  ['an element it does not have', 'table td,ul .note{margin:0}', ''],
  ['a pseudo-element of form controls', '::placeholder{opacity:1}', ''],
  ['a state', '.note:hover{margin:0}', '.note:hover{margin:0}'],
  ['what it only excludes', '.note:not(.other){margin:0}', '.note:not(.other){margin:0}'],
  ['alternatives', 'body:has(.other,.note){margin:0}', 'body:has(.other,.note){margin:0}'],
  ['what another element must contain', 'body:has(>.note){margin:0}', 'body:has(>.note){margin:0}'],
  ['an element that must contain a missing class', 'body:has(.other) .note{margin:0}', ''],
  [
    'a missing class that is excluded',
    '.note:not(:has(.other)){top:0}',
    '.note:not(:has(.other)){top:0}',
  ],
  ['a named page without use', '@page card{size:A5}', ''],
  ['a named page', '@page card{size:A5}.note{page:card}', '@page card{size:A5}.note{page:card}'],
  ['a group without rules for it', '@media print{.other{margin:0}}', ''],
  ['a group', '@layer a{.other{top:0}.note{top:1px}}', '@layer a{.note{top:1px}}'],
  [
    'the language of the page',
    ':root:lang(hi){--a:b}p{top:var(--a)}',
    ':root:lang(hi){--a:b}p{top:var(--a)}',
  ],
  ['another language', ':root:lang(ta){top:0}:lang(ta) p{top:0}', ':lang(ta) p{top:0}'],
  [
    'fonts',
    '@font-face{font-family:A;src:url(a)}@font-face{font-family:"B C";src:url(b)}p{font-family:"B C"}',
    '@font-face{font-family:"B C";src:url(b)}p{font-family:"B C"}',
  ],
  [
    'the font of an unused variable',
    ':root{--a:A}@font-face{font-family:A;src:url(a)}p{top:0}',
    ':root{}p{top:0}',
  ],
  ['layers by name', '@layer a,b;', '@layer a,b;'],
  ['braces in a string', '.note:after{content:"}{"}', '.note:after{content:"}{"}'],
  [
    'the standard form after repeated prefixed ones',
    '.note{-webkit-a:b;-webkit-a:b;a:b;c:d}',
    '.note{-webkit-a:b;a:b;c:d}',
  ],
  [
    'variables',
    ':root{--a:1;--b:var(--c);--c:2}.note{top:var(--b)}',
    ':root{--b:var(--c);--c:2}.note{top:var(--b)}',
  ],
  [
    'an animation',
    '@keyframes a{to{top:0}}@keyframes b{to{top:0}}.note{animation:a 1s}',
    '@keyframes a{to{top:0}}.note{animation:a 1s}',
  ],
])('%s', (_, css, expected) => {
  expect(selectPageStyles(css, HTML)).toBe(expected)
})
