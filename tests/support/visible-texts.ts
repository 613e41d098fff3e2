import { readFileSync } from 'node:fs'
import { parseAst } from 'vitest/node'

/** Stands for a value that is known only at run time; counts as one word. */
const PLACEHOLDER = '…'

type TextNode = { type?: string } & Record<string, unknown>

/** Strings in a program; a choice inside a template contributes its longer branch. */
export function readTexts(file: string): string[] {
  const texts: string[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type } = node as TextNode
    if (type === 'ImportDeclaration') return
    const text = type === 'ConditionalExpression' ? null : toText(node as TextNode)
    if (text !== null) texts.push(text)
    if (type === 'Literal' || type === 'BinaryExpression') return
    for (const child of Object.values(node)) visit(child)
  }
  const source = readFileSync(file, 'utf8')
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file).body)
  return texts
}

function toText(node: TextNode): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  if (node.type === 'TemplateLiteral') return joinTemplate(node)
  if (node.type === 'ConditionalExpression') return findLonger(node.consequent, node.alternate)
  if (node.type === 'BinaryExpression' && node.operator === '+') {
    const [left, right] = [toText(node.left as TextNode), toText(node.right as TextNode)]
    return left === null && right === null ? null : toPart(left) + toPart(right)
  }
  return null
}

const toPart = (text: string | null) => text ?? PLACEHOLDER

function joinTemplate(node: TextNode) {
  const quasis = node.quasis as { value: { cooked: string } }[]
  const expressions = node.expressions as TextNode[]
  return quasis
    .map(({ value }, index) => {
      const expression = expressions[index]
      return value.cooked + (expression ? toPart(toText(expression)) : '')
    })
    .join('')
}

function findLonger(consequent: unknown, alternate: unknown) {
  const [first, second] = [toText(consequent as TextNode), toText(alternate as TextNode)]
  if (first === null && second === null) return null
  return countWords(toPart(first)) >= countWords(toPart(second)) ? toPart(first) : toPart(second)
}

export const splitSentences = (text: string) =>
  text.split(/(?<=[.?!][’”"')]?)\s+|\n/).filter((sentence) => sentence.trim())

export const countWords = (sentence: string) =>
  sentence.split(/\s/).filter((word) => /[\p{L}\p{N}…]/u.test(word)).length

/** Prose of a Markdown page, by line: without code, addresses of links and notes to authors. */
export function readMarkdownLines(file: string): string[] {
  const prose = readFileSync(file, 'utf8')
    .split('```')
    .filter((_, index) => index % 2 === 0)
    .join('\n')
  return prose.split('\n').map((line) =>
    line
      .split('`')
      .map((part, index) => (index % 2 === 0 ? part : PLACEHOLDER))
      .join('')
      .replace(/\]\([^()\s]*\)/g, ']'),
  )
}
