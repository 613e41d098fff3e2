import 'server-only'
import { eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '@/db/client'
import type { PersonalDataSourceName } from '@/i18n/personal'

export type DataSubject = {
  id: string
  email: string
  /** Rows matched by email belong to the user only if the email is confirmed. */
  confirmed: boolean
}

export type ErasureOptions = { keepCertificates: boolean }
export type ErasureCleanup = () => Promise<void>
export type PersonalDataRow = Record<string, unknown>

/** One table's personal data: the user's rows, what is exported, and what an erasure does. */
export type PersonalDataSource = {
  name: PersonalDataSourceName
  table: PgTable
  /** Columns that identify the user or contain the user's input. */
  personalColumns: string[]
  /** Undefined if no row can be attributed to this user. */
  where: (user: DataSubject) => SQL | undefined
  /** Not exported: hashes, keys, and data about others. */
  withheldColumns?: string[]
  /** deleted: with the account. freed: the row stays without any reference to the user. */
  outcome: 'deleted' | 'freed'
  erase: (tx: Db, user: DataSubject, options: ErasureOptions) => Promise<void>
  /** Runs before the erasure; returns the cleanup of files outside the database, to run after the commit. */
  prepareCleanup?: (tx: Db, user: DataSubject, options: ErasureOptions) => Promise<ErasureCleanup>
}

type OwnedSourceInput = Omit<
  PersonalDataSource,
  'where' | 'erase' | 'outcome' | 'personalColumns'
> & {
  personalColumns?: string[]
  erase?: PersonalDataSource['erase']
}

export function ownedByUser(
  { erase, ...source }: OwnedSourceInput,
  column: PgColumn,
): PersonalDataSource {
  const where = (user: DataSubject) => eq(column, user.id)
  return {
    personalColumns: ['userId'],
    ...source,
    where,
    outcome: 'deleted',
    erase: erase ?? deleteMatching(source.table, where),
  }
}

export const deleteMatching =
  (table: PgTable, where: PersonalDataSource['where']): PersonalDataSource['erase'] =>
  async (tx, user) => {
    const rows = where(user)
    if (rows) await tx.delete(table).where(rows)
  }

/** For columns with `on delete set null`. */
export const clearedByDatabase: PersonalDataSource['erase'] = async () => {}

export async function readRows(
  db: Db,
  source: PersonalDataSource,
  user: DataSubject,
): Promise<PersonalDataRow[]> {
  const condition = source.where(user)
  if (!condition) return []
  const columns = Object.entries(getTableColumns(source.table)).filter(
    ([name]) => !source.withheldColumns?.includes(name),
  )
  return db.select(Object.fromEntries(columns)).from(source.table).where(condition)
}
