import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A language with a few sentences, and what its pages then are. */

export const PARTIAL_LANGUAGE = {
  line: "  te: { tag: 'te-IN', name: 'తెలుగు', offer: 'ఈ పేజీని తెలుగులో చదవండి', partial: true },\n",
  section: `export const frame = {
  skip: 'ప్రధాన విషయానికి వెళ్ళండి',
  navigation: { home: 'హోమ్', about: 'మా గురించి' },
}
`,
}

const OWN_SENTENCES = 3

/** Of a page: what must be in it, and what must not. */
const EXPECTED: [string, RegExp][] = [
  ['its own language', /<html lang="te-IN"/],
  ['its own sentence', /<a [^>]*>ప్రధాన విషయానికి వెళ్ళండి<\/a>/],
  ['a marked English sentence', /<a [^>]*lang="en-IN"[^>]*>Contact<\/a>/],
  ['a plain English title', /<title>[^<]*Contact \| UNS<\/title>/],
  ['no place in search engines', /<meta name="robots" content="noindex"/],
]
const REJECTED: [string, RegExp][] = [
  ['a mark', /[\u2063\u2064]|%E2%81%A[34]/],
  ['a link for search engines', /<link rel="alternate" hrefLang/],
]

export function checkPartialSite(folder: string): string[] {
  const count = run(folder, 'languages')
  run(folder, 'build')
  const html = readFileSync(path.join(folder, '.next/server/app/te/contact.html'), 'utf8')
  // Scripts pass texts with marks to Client Components.
  const page = html.replace(/<script[^>]*>[^<]*<\/script>/g, '')
  return [
    ...listCountFaults(count),
    ...EXPECTED.filter(([, part]) => !part.test(page)).map(([name]) => `The page lacks ${name}.`),
    ...REJECTED.filter(([, part]) => part.test(page)).map(([name]) => `The page has ${name}.`),
  ]
}

function listCountFaults(output: string): string[] {
  const [, missing = '', total = ''] =
    /^te: ([\d,]+) of ([\d,]+) sentences are still English\.$/m.exec(output) ?? []
  const [left, all] = [missing, total].map((count) => Number(count.replaceAll(',', '')))
  return all && left === all - OWN_SENTENCES ? [] : [`The count is wrong: ${output}`]
}

const run = (folder: string, program: string): string =>
  execFileSync(process.execPath, ['scripts/run.mjs', program], { cwd: folder, encoding: 'utf8' })
