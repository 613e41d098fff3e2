import { check } from 'recheck'
import { describe, expect, test } from 'vitest'
import { parseAst } from 'vitest/node'
import { regexes } from 'zod/mini'
import { readSources, type SourceFile } from '../support/product-sources'

/**
 * No regular expression that input meets may take more than linear time. `recheck` decides that by
 * automata where it can and else by attacking the expression; a mere look at nested stars would have
 * passed the one that once held the site for seconds (blanks, a colon, the end).
 */

const PRODUCT_FILE =
  /^(app|base|components|content|db|lib|server|words)\/|^(middleware|next\.config)\.ts$/
/** What these read nobody sends: pages that the build or the site has made, the owner's settings. */
const TRUSTED_INPUT_FILES = [
  'lib/content-policy.ts',
  'lib/mail/resend.ts',
  'server/html-postprocess.ts',
]

type RegexSource = { file: string; pattern: string; flags: string }
type AstNode = { type?: string; regex?: RegExp; callee?: { name?: string } } & Record<
  string,
  unknown
>

const productSources = readSources().filter(({ file }) => PRODUCT_FILE.test(file))

/** Every node of the file's syntax tree. */
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

/** zod's own expressions that a schema names. */
const findZodRegexes = ({ file, text }: SourceFile): RegexSource[] =>
  [...text.matchAll(/\bz\.regexes\.(\w+)/g)].map(([, name = '']) => {
    const { source, flags } = regexes[name as 'html5Email']
    return { file, pattern: source, flags }
  })

async function findSlowRegexes(regexSources: RegexSource[]) {
  const slowRegexes: string[] = []
  for (const { file, pattern, flags } of regexSources) {
    const result = await check(pattern, flags)
    if (result.status === 'safe') continue
    const cost = result.status === 'vulnerable' ? result.complexity.summary : result.status
    slowRegexes.push(`${file}: /${pattern}/${flags} ${cost}`)
  }
  return slowRegexes
}

describe('regular expressions', () => {
  test('that input may meet take linear time', async () => {
    const inputSources = productSources.filter(({ file }) => !TRUSTED_INPUT_FILES.includes(file))
    const regexSources = inputSources.flatMap((source) => [
      ...findRegexes(source),
      ...findZodRegexes(source),
    ])
    expect(regexSources.length).toBeGreaterThan(30)
    expect(await findSlowRegexes(regexSources)).toEqual([])
  }, 120_000)

  test('are written out, so that they can be judged', () => {
    const sourcesWithConstructor = productSources.filter((source) =>
      collectAstNodes(source).some(({ callee }) => callee?.name === 'RegExp'),
    )
    expect(sourcesWithConstructor.map(({ file }) => file)).toEqual([])
  })

  test('the judge knows the expression that once held the site', async () => {
    const knownSlowRegex = { file: 'once', pattern: '\\s*:$', flags: '' }
    expect(await findSlowRegexes([knownSlowRegex])).toEqual([
      'once: /\\s*:$/ 2nd degree polynomial',
    ])
  })
})
