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
