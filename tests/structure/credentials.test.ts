// @module-tag machine
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import * as schema from '@/db/schema'
import { users } from '@/db/schema'
import { ACCOUNT_CREDENTIALS, NON_ACCOUNT_SECRETS } from '@/lib/accounts/revoke-access'

/** Columns that hold a credential or the secret behind one. */
const CREDENTIAL_NAME = /hash|secret|token|public_key|challenge|code|issuer/

const tables = Object.values<unknown>(schema).filter((value) => is(value, PgTable))

function findUnrevokedTables(candidates: PgTable[]) {
  const revokedNames = ACCOUNT_CREDENTIALS.flatMap(({ tables: credentialTables }) =>
    credentialTables.map(getTableName),
  )
  return candidates
    .filter((table) => holdsCredential(table))
    .map(getTableName)
    .filter((name) => !revokedNames.includes(name) && !Object.hasOwn(NON_ACCOUNT_SECRETS, name))
}

/** By the name of a column or table, where the table also references a user. */
function holdsCredential(table: PgTable) {
  const columns = Object.values(getTableColumns(table)).map(({ name }) => name)
  const isUserTable = columns.some((name) => /user_id|used_by/.test(name)) || table === users
  return isUserTable && [getTableName(table), ...columns].some((name) => CREDENTIAL_NAME.test(name))
}

test('every table with a credential is revoked with the rest, or has a reason not to be', () => {
  expect(tables.filter(holdsCredential).length).toBeGreaterThan(9)
  expect(findUnrevokedTables(tables)).toEqual([])
})

test('finds a new table with a credential that nothing revokes', () => {
  const userId = uuid('user_id').references(() => users.id)
  const unrevokedTable = pgTable('app_passwords', { userId, hash: text('password_hash') })
  expect(findUnrevokedTables([unrevokedTable])).toEqual(['app_passwords'])
})

test('has no reason for a table that no longer exists', () => {
  const names = tables.map(getTableName)
  expect(Object.keys(NON_ACCOUNT_SECRETS).filter((name) => !names.includes(name))).toEqual([])
})
