import 'server-only'
import { eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '@/db/client'
import type { HoldingName } from '@/words/personal'

/** What the site knows of a person when it looks for the person's data. */
export type Person = {
  id: string
  email: string
  /** What is found by an address is the person's only when the address is known to be. */
  confirmed: boolean
}

export type Wish = { keepCertificates: boolean }
export type AfterErasure = () => Promise<void>
export type Row = Record<string, unknown>

/**
 * What one table holds of a person. Each domain lists its own in `personal.ts`: which rows are the
 * person's, what of them is handed out, and what becomes of them when the person is erased.
 */
export type Holding = {
  name: HoldingName
  table: PgTable
  /** Columns that say who it is, or hold what the person has said. */
  personal: string[]
  /** Nothing, where none of the rows can be told to be this person's. */
  of: (person: Person) => SQL | undefined
  /** Nobody is handed a hash or a key, the person neither; nor what is about somebody else. */
  withheld?: string[]
  /** deleted: with the account. freed: the row stays, and nothing in it leads to the person. */
  end: 'deleted' | 'freed'
  erase: (tx: Db, person: Person, wish: Wish) => Promise<void>
  /** Asked before erasing: returns what removes the files outside the database after the commit. */
  outside?: (tx: Db, person: Person, wish: Wish) => Promise<AfterErasure>
}

type Told = Omit<Holding, 'of' | 'erase' | 'end' | 'personal'> & {
  personal?: string[]
  erase?: Holding['erase']
}

/** The usual case: rows that belong to an account, and go with it. */
export function owned({ erase, ...told }: Told, column: PgColumn): Holding {
  const of = (person: Person) => eq(column, person.id)
  return {
    personal: ['userId'],
    ...told,
    of,
    end: 'deleted',
    erase: erase ?? deleting(told.table, of),
  }
}

export const deleting =
  (table: PgTable, of: Holding['of']): Holding['erase'] =>
  async (tx, person) => {
    const rows = of(person)
    if (rows) await tx.delete(table).where(rows)
  }

/** For rows that the database itself frees when the account goes (`on delete set null`). */
export const freedByDatabase: Holding['erase'] = async () => {}

/** The rows as they are handed out. */
export async function rowsOf(db: Db, holding: Holding, person: Person): Promise<Row[]> {
  const which = holding.of(person)
  if (!which) return []
  const columns = Object.entries(getTableColumns(holding.table)).filter(
    ([name]) => !holding.withheld?.includes(name),
  )
  return db.select(Object.fromEntries(columns)).from(holding.table).where(which)
}
