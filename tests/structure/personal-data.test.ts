import { readFileSync } from 'node:fs'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { RETENTION } from '@/base/retention'
import { users } from '@/db/schema'
import { formatRetention, listRetentionTexts } from '@/i18n/en/common/retention'
import { personalData } from '@/i18n/en/personal'
import { policy } from '@/i18n/en/policies'
import { allTables, findUncoveredColumns, getColumnName } from '@/lib/privacy/columns'
import { personalDataSources } from '@/lib/privacy/domains'
import { renderPersonalDataPage } from '@/scripts/personal-data/page'
import { readSources } from '../support/product-sources'

test('every column with personal data is listed in the personal.ts of a domain', () => {
  expect(allTables.length).toBeGreaterThan(30)
  expect(findUncoveredColumns()).toEqual([])
})

test('finds an unlisted table by its column names and foreign keys', () => {
  const unclaimedTable = pgTable('stray', {
    id: uuid('id').primaryKey(),
    readerId: uuid('reader').references(() => users.id),
    parentEmail: text('parent_email'),
    colour: text('colour'),
  })
  expect(findUncoveredColumns([unclaimedTable])).toEqual(['stray.reader', 'stray.parent_email'])
})

test('listed columns exist, and credentials are never exported', () => {
  for (const { table, personalColumns: keys } of personalDataSources)
    for (const key of keys) getColumnName(table, key)
  const secretPattern = /hash|secret|public_key|^challenge$/
  for (const { name, table, withheldColumns: withheld = [] } of personalDataSources) {
    const withheldColumns = withheld.map((key) => getColumnName(table, key))
    const secretColumns = Object.keys(indexColumnNames(table)).filter((column) =>
      secretPattern.test(column),
    )
    expect(
      secretColumns.filter((column) => !withheldColumns.includes(column)),
      name,
    ).toEqual([])
  }
})

test('every personal-data source has a text, and every text a source', () => {
  const dataSourceNames = new Set(personalDataSources.map(({ name }) => name))
  expect(Object.keys(personalData.holdings).sort()).toEqual([...dataSourceNames].sort())
})

test('the map of personal data is current (if not, run `npm run personal-data`)', () => {
  expect(readFileSync('docs/personal-data.md', 'utf8')).toBe(renderPersonalDataPage())
})

/** Enforced by the operator of the site or by the browser. */
const ENFORCED_ELSEWHERE = ['requestLog', 'backup', 'knownDevice']

test('the privacy page lists every retention period, and the code uses it', () => {
  const code = readSources()
    .filter(({ file }) => /^lib\//.test(file))
    .map(({ text: source }) => source)
    .join('\n')
  const { privacy } = policy({ address: '', email: '', jurisdiction: '' })
  expect(privacy.sections['how-long-we-keep-it'].body).toEqual([listRetentionTexts()])
  const rows = Object.keys(RETENTION) as (keyof typeof RETENTION)[]
  expect(listRetentionTexts()).toHaveLength(rows.length)
  for (const row of rows) {
    expect(
      listRetentionTexts().some((sentence) => sentence.includes(formatRetention(row))),
      row,
    ).toBe(true)
    if (!ENFORCED_ELSEWHERE.includes(row)) expect(code, row).toContain(`RETENTION.${row}`)
  }
})

function indexColumnNames(table: (typeof allTables)[number]) {
  const entries = Object.values(table as unknown as Record<string, { name?: string }>)
  const names = entries.map((column) => column?.name).filter((name) => name !== undefined)
  return Object.fromEntries(names.map((name) => [name, true]))
}
