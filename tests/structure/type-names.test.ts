import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const DECLARATION =
  /^\s*(?:export )?(?:declare )?(?:type|interface|class|enum) (\w+)(?= ?(?:[<={]|extends|implements))/gm
/** `Props` and `Params` are local by convention; the others extend an interface of another module. */
const REPEATABLE_NAMES = [
  'Props',
  'Params',
  'ProvidedContext',
  'AppErrorTextRegistry',
  'FieldErrorTextRegistry',
]

/** A translation may repeat the types of the English texts. */
const TRANSLATION = /^i18n\/(?!en\/)[\w-]+\//

const listTypeScriptFiles = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file && !file.startsWith('public/') && !TRANSLATION.test(file))

test('gives every type in the repository a name of its own', () => {
  const filesByName = new Map<string, string[]>()
  for (const file of listTypeScriptFiles())
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(DECLARATION))
      filesByName.set(name, [...(filesByName.get(name) ?? []), file])
  expect(filesByName.size).toBeGreaterThan(500)
  const repeatedNames = [...filesByName].filter(
    ([name, files]) => files.length > 1 && !REPEATABLE_NAMES.includes(name),
  )
  expect(repeatedNames).toEqual([])
})

const FUNCTION =
  /^export (?:async )?(?:function\*? (\w+)|const (\w+) = (?:async )?(?:<[^(]*>)?\()/gm
test('gives every exported function of the site a name of its own', () => {
  const filesByName = new Map<string, string[]>()
  const isProduct = /^(base|components|content|db|i18n|lib|scripts|server)\//
  for (const file of listTypeScriptFiles().filter((name) => isProduct.test(name)))
    for (const [, declared, assigned] of readFileSync(file, 'utf8').matchAll(FUNCTION)) {
      const name = declared ?? assigned ?? ''
      filesByName.set(name, [...(filesByName.get(name) ?? []), file])
    }
  expect(filesByName.size).toBeGreaterThan(1_500)
  const repeatedNames = [...filesByName].filter(([, files]) => files.length > 1)
  expect(repeatedNames).toEqual([])
})
