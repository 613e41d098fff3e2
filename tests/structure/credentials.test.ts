import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import * as schema from '@/db/schema'
import { users } from '@/db/schema'
import { ACCOUNT_CREDENTIALS, OPENS_NO_ACCOUNT } from '@/lib/accounts/revoke-access'

/** What a stolen copy of the column, or the secret behind it, could open. */
const CREDENTIAL = /hash|secret|token|public_key|challenge|code|login_address/

const tables = Object.values<unknown>(schema).filter((value) => is(value, PgTable))

function unrevoked(all: PgTable[]) {
  const revoked = ACCOUNT_CREDENTIALS.flatMap(({ tables: some }) => some.map(getTableName))
  return all
    .filter((table) => holdsCredential(table))
    .map(getTableName)
    .filter((name) => !revoked.includes(name) && !Object.hasOwn(OPENS_NO_ACCOUNT, name))
}

/** By the name of a column or of the table itself, where the table also names a user. */
function holdsCredential(table: PgTable) {
  const columns = Object.values(getTableColumns(table)).map(({ name }) => name)
  const ofUser = columns.some((name) => /user_id|used_by/.test(name)) || table === users
  return ofUser && [getTableName(table), ...columns].some((name) => CREDENTIAL.test(name))
}

test('every table with a credential is revoked with the rest, or says why not', () => {
  expect(tables.filter(holdsCredential).length).toBeGreaterThan(9)
  expect(unrevoked(tables)).toEqual([])
})

test('finds a new table with a credential that nothing revokes', () => {
  const userId = uuid('user_id').references(() => users.id)
  const stray = pgTable('app_passwords', { userId, hash: text('password_hash') })
  expect(unrevoked([stray])).toEqual(['app_passwords'])
})

test('no reason is left over for a table that is gone', () => {
  const names = tables.map(getTableName)
  expect(Object.keys(OPENS_NO_ACCOUNT).filter((name) => !names.includes(name))).toEqual([])
})
