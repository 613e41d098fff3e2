import { readFileSync } from 'node:fs'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { KEPT_FOR } from '@/base/kept-for'
import { users } from '@/db/schema'
import { columnName, tables, unanswered } from '@/lib/rights/columns'
import { holdings } from '@/lib/rights/domains'
import { personalDataPage } from '@/scripts/personal-data/page'
import { keptFor, spanOf } from '@/words/en/kept-for'
import { personal } from '@/words/en/personal'
import { policies } from '@/words/en/policies'
import { sources } from '../support/source'

test('for every column that tells of a person a domain answers in its personal.ts', () => {
  expect(tables.length).toBeGreaterThan(30)
  expect(unanswered()).toEqual([])
})

test('a table that nobody answers for is found, by what it is called and by where it leads', () => {
  const stray = pgTable('stray', {
    id: uuid('id').primaryKey(),
    readerId: uuid('reader').references(() => users.id),
    parentEmail: text('parent_email'),
    colour: text('colour'),
  })
  expect(unanswered([stray])).toEqual(['stray.reader', 'stray.parent_email'])
})

test('what a domain lists is there, and what opens a door is handed to nobody', () => {
  for (const { table, personal: keys } of holdings) for (const key of keys) columnName(table, key)
  const secret = /hash|secret|public_key|^challenge$/
  for (const { name, table, withheld = [] } of holdings) {
    const out = withheld.map((key) => columnName(table, key))
    const open = Object.keys(columnsOf(table)).filter((column) => secret.test(column))
    expect(
      open.filter((column) => !out.includes(column)),
      name,
    ).toEqual([])
  }
})

test('every part has its words, and no words are left over', () => {
  const told = new Set(holdings.map(({ name }) => name))
  expect(Object.keys(personal.holdings).sort()).toEqual([...told].sort())
})

test('the map of personal data follows the lists: if not, `npm run personal-data` writes it', () => {
  expect(readFileSync('docs/personal-data.md', 'utf8')).toBe(personalDataPage())
})

/** Done by whoever runs the site, or by the browser. */
const BY_OTHERS = ['requestLog', 'backup', 'knownDevice']

test('what is kept how long: the privacy page says each row, and code goes by it', () => {
  const code = sources()
    .filter(({ file }) => /^lib\//.test(file))
    .map(({ text: source }) => source)
    .join('\n')
  const { privacy } = policies({ address: '', email: '', jurisdiction: '' })
  expect(privacy.sections['how-long-we-keep-it'].body).toEqual([keptFor])
  const rows = Object.keys(KEPT_FOR) as (keyof typeof KEPT_FOR)[]
  expect(keptFor).toHaveLength(rows.length)
  for (const row of rows) {
    expect(
      keptFor.some((sentence) => sentence.includes(spanOf(row))),
      row,
    ).toBe(true)
    if (!BY_OTHERS.includes(row)) expect(code, row).toContain(`KEPT_FOR.${row}`)
  }
})

function columnsOf(table: (typeof tables)[number]) {
  const entries = Object.values(table as unknown as Record<string, { name?: string }>)
  const names = entries.map((column) => column?.name).filter((name) => name !== undefined)
  return Object.fromEntries(names.map((name) => [name, true]))
}
