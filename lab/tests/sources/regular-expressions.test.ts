import { check } from 'recheck'
import { describe, expect, test } from 'vitest'
import { parseAst } from 'vitest/node'
import { regexes } from 'zod/mini'
import { readSources, type SourceFile } from '@/tests/support/product-sources'

/**
 * Regular expressions for input must run in linear time. `recheck` decides that by automata where
 * possible, otherwise by attacks; a check for nested stars would have missed the expression that
 * once blocked the site for seconds (blanks, a colon, the end).
 */

const PRODUCT_FILE =
  /^(app|base|components|content|db|lib|server|i18n)\/|^(middleware|next\.config)\.ts$/
/** These read trusted input only: books, rendered pages, style sheets of the build and settings of the operator. */
const TRUSTED_INPUT_FILES = [
  'components/library/reader/aloud/split-sentences.ts',
  'lib/content-policy.ts',
  'lib/documents/drawing/drawings.ts',
  'lib/mail/resend.ts',
  'server/html-postprocess.ts',
  'server/page-styles.ts',
]

type RegexSource = { file: string; pattern: string; flags: string }
type AstNode = { type?: string; regex?: RegExp; callee?: { name?: string } } & Record<
  string,
  unknown
>

/** Its attacks are random, so without one a test would fail now and then. */
const SEED = 41

const productSources = readSources().filter(({ file }) => PRODUCT_FILE.test(file))

function collectAstNodes({ file, text }: SourceFile): AstNode[] {
  const nodes: AstNode[] = []
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null || node instanceof RegExp) return
    if ('type' in node) nodes.push(node as AstNode)
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file))
  return nodes
}

const findRegexes = (source: SourceFile): RegexSource[] =>
  collectAstNodes(source).flatMap(({ regex }) => {
    const { pattern, flags } = (regex ?? {}) as { pattern?: string; flags?: string }
    return pattern === undefined ? [] : [{ file: source.file, pattern, flags: flags ?? '' }]
  })

const findZodRegexes = ({ file, text }: SourceFile): RegexSource[] =>
  [...text.matchAll(/\bz\.regexes\.(\w+)/g)].map(([, name = '']) => {
    const { source, flags } = regexes[name as 'html5Email']
    return { file, pattern: source, flags }
  })

async function findSlowRegexes(regexSources: RegexSource[]) {
  const slowRegexes: string[] = []
  for (const { file, pattern, flags } of regexSources) {
    const result = await check(pattern, flags, { randomSeed: SEED })
    if (result.status === 'safe') continue
    const cost = result.status === 'vulnerable' ? result.complexity.summary : result.status
    slowRegexes.push(`${file}: /${pattern}/${flags} ${cost}`)
  }
  return slowRegexes
}

describe('regular expressions', () => {
  test('run in linear time on input', async () => {
    const inputSources = productSources.filter(({ file }) => !TRUSTED_INPUT_FILES.includes(file))
    const regexSources = inputSources.flatMap((source) => [
      ...findRegexes(source),
      ...findZodRegexes(source),
    ])
    expect(regexSources.length).toBeGreaterThan(30)
    expect(await findSlowRegexes(regexSources)).toEqual([])
  }, 120_000)

  test('are literals, so that they can be checked', () => {
    const sourcesWithConstructor = productSources.filter((source) =>
      collectAstNodes(source).some(({ callee }) => callee?.name === 'RegExp'),
    )
    expect(sourcesWithConstructor.map(({ file }) => file)).toEqual([])
  })

  test('the check finds the expression that once blocked the site', async () => {
    const knownSlowRegex = { file: 'once', pattern: '\\s*:$', flags: '' }
    expect(await findSlowRegexes([knownSlowRegex])).toEqual([
      'once: /\\s*:$/ 2nd degree polynomial',
    ])
  })
})
