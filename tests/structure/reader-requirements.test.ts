import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync('components/library/reader/README.md', 'utf8')
const rows = [...page.matchAll(/^\| (\d.*?) \| (.*?) \| (.*?) \| (.*) \|$/gm)].map(
  ([, number = '', , result = '', proof = '']) => ({ number, result, proof }),
)
const FOLDERS = ['tests/e2e', 'tests/unit']

test('each requirement on the reader of e-books is proved by a test that exists, or a fact', () => {
  expect(rows.length).toBeGreaterThan(80)
  const lost = rows.filter(({ proof }) => {
    const [, file, title = ''] = /^`([\w-]+\.(?:spec|test)\.ts)`: (.+)$/.exec(proof) ?? []
    if (!file) return !proof.endsWith('.')
    const path = FOLDERS.map((folder) => `${folder}/${file}`).find(existsSync)
    return !path || !readFileSync(path, 'utf8').includes(title)
  })
  expect(lost).toEqual([])
})

test('the page counts how many are met, partly and not', () => {
  const count = (wanted: string) => rows.filter(({ result }) => result === wanted).length
  const results = new Set(rows.map(({ result }) => result))
  expect(results).toEqual(new Set(['met', 'partly', 'not', 'none']))
  expect(page).toContain(`${count('met')} are met, ${count('partly')} partly, ${count('not')} not`)
})
