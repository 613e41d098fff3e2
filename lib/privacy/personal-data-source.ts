import 'server-only'
import { eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '@/db/client'
import type { PersonalDataSourceName } from '@/i18n/personal'

/** What the site knows of a person when it looks for the person's data. */
export type DataSubject = {
  id: string
  email: string
  /** What is found by an address is the person's only when the address is known to be. */
  confirmed: boolean
}

export type ErasureOptions = { keepCertificates: boolean }
export type ErasureCleanup = () => Promise<void>
export type PersonalDataRow = Record<string, unknown>

/**
 * What one table holds of a person. Each domain lists its own in `personal.ts`: which rows are the
 * person's, what of them is handed out, and what becomes of them when the person is erased.
 */
export type PersonalDataSource = {
  name: PersonalDataSourceName
  table: PgTable
  /** Columns that say who it is, or hold what the person has said. */
  personal: string[]
  /** Nothing, where none of the rows can be told to be this person's. */
  of: (user: DataSubject) => SQL | undefined
  /** Nobody is handed a hash or a key, the person neither; nor what is about somebody else. */
  withheld?: string[]
  /** deleted: with the account. freed: the row stays, and nothing in it leads to the person. */
  end: 'deleted' | 'freed'
  erase: (tx: Db, user: DataSubject, options: ErasureOptions) => Promise<void>
  /** Asked before erasing: returns what removes the files outside the database after the commit. */
  outside?: (tx: Db, user: DataSubject, options: ErasureOptions) => Promise<ErasureCleanup>
}

type OwnedSourceInput = Omit<PersonalDataSource, 'of' | 'erase' | 'end' | 'personal'> & {
  personal?: string[]
  erase?: PersonalDataSource['erase']
}

/** The usual case: rows that belong to an account, and go with it. */
export function ownedByUser(
  { erase, ...source }: OwnedSourceInput,
  column: PgColumn,
): PersonalDataSource {
  const where = (user: DataSubject) => eq(column, user.id)
  return {
    personal: ['userId'],
    ...source,
    of: where,
    end: 'deleted',
    erase: erase ?? deleteMatching(source.table, where),
  }
}

export const deleteMatching =
  (table: PgTable, where: PersonalDataSource['of']): PersonalDataSource['erase'] =>
  async (tx, user) => {
    const rows = where(user)
    if (rows) await tx.delete(table).where(rows)
  }

/** For rows that the database itself frees when the account goes (`on delete set null`). */
export const clearedByDatabase: PersonalDataSource['erase'] = async () => {}

/** The rows as they are handed out. */
export async function readRows(
  db: Db,
  source: PersonalDataSource,
  user: DataSubject,
): Promise<PersonalDataRow[]> {
  const condition = source.of(user)
  if (!condition) return []
  const columns = Object.entries(getTableColumns(source.table)).filter(
    ([name]) => !source.withheld?.includes(name),
  )
  return db.select(Object.fromEntries(columns)).from(source.table).where(condition)
}
