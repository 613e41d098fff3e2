import { check } from 'recheck'
import { describe, expect, test } from 'vitest'
import { parseAst } from 'vitest/node'
import { regexes } from 'zod/mini'
import { type Source, sources } from '../support/source'

/**
 * No regular expression that input meets may take more than linear time. `recheck` decides that by
 * automata where it can and else by attacking the expression; a mere look at nested stars would have
 * passed the one that once held the site for seconds (blanks, a colon, the end).
 */

const PRODUCT =
  /^(app|base|components|content|db|lib|server|words)\/|^(middleware|next\.config)\.ts$/
/** What these read nobody sends: pages that the build or the site has made, the owner's settings. */
const OWN_TEXTS = ['lib/content-policy.ts', 'lib/mail/resend.ts', 'server/finished-page.ts']

type Expression = { file: string; pattern: string; flags: string }
type Node = { type?: string; regex?: RegExp; callee?: { name?: string } } & Record<string, unknown>

const product = sources().filter(({ file }) => PRODUCT.test(file))

/** Every node of the file's syntax tree. */
function nodesIn({ file, text }: Source): Node[] {
  const found: Node[] = []
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null || node instanceof RegExp) return
    if ('type' in node) found.push(node as Node)
    for (const part of Object.values(node)) visit(part)
  }
  visit(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file))
  return found
}

const expressionsIn = (source: Source): Expression[] =>
  nodesIn(source).flatMap(({ regex }) => {
    const { pattern, flags } = (regex ?? {}) as { pattern?: string; flags?: string }
    return pattern === undefined ? [] : [{ file: source.file, pattern, flags: flags ?? '' }]
  })

/** zod's own expressions that a schema names. */
const borrowedIn = ({ file, text }: Source): Expression[] =>
  [...text.matchAll(/\bz\.regexes\.(\w+)/g)].map(([, name = '']) => {
    const { source, flags } = regexes[name as 'html5Email']
    return { file, pattern: source, flags }
  })

async function slow(expressions: Expression[]) {
  const found: string[] = []
  for (const { file, pattern, flags } of expressions) {
    const judged = await check(pattern, flags)
    if (judged.status === 'safe') continue
    const cost = judged.status === 'vulnerable' ? judged.complexity.summary : judged.status
    found.push(`${file}: /${pattern}/${flags} ${cost}`)
  }
  return found
}

describe('regular expressions', () => {
  test('that input may meet take linear time', async () => {
    const met = product.filter(({ file }) => !OWN_TEXTS.includes(file))
    const expressions = met.flatMap((source) => [...expressionsIn(source), ...borrowedIn(source)])
    expect(expressions.length).toBeGreaterThan(30)
    expect(await slow(expressions)).toEqual([])
  }, 120_000)

  test('are written out, so that they can be judged', () => {
    const made = product.filter((source) =>
      nodesIn(source).some(({ callee }) => callee?.name === 'RegExp'),
    )
    expect(made.map(({ file }) => file)).toEqual([])
  })

  test('the judge knows the expression that once held the site', async () => {
    const once = { file: 'once', pattern: '\\s*:$', flags: '' }
    expect(await slow([once])).toEqual(['once: /\\s*:$/ 2nd degree polynomial'])
  })
})
