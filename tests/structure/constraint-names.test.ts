import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSources } from '../support/product-sources'

const NAME_PATTERN = /isUniqueViolation\(\s*\w+,\s*'(\w+)'/g

test('every constraint that the code names exists in the migrations', () => {
  const migrations = readdirSync('db/migrations')
    .filter((file) => file.endsWith('.sql'))
    .map((file) => readFileSync(`db/migrations/${file}`, 'utf8'))
    .join('\n')
  const names = readSources().flatMap(({ text }) =>
    [...text.matchAll(NAME_PATTERN)].map(([, name]) => name ?? ''),
  )
  expect(names.length).toBeGreaterThan(4)
  // PostgreSQL names a primary key after its table.
  const isDefined = (name: string) =>
    migrations.includes(
      name.endsWith('_pkey') ? `CREATE TABLE "${name.slice(0, -5)}"` : `"${name}"`,
    )
  expect(names.filter((name) => !isDefined(name))).toEqual([])
})
