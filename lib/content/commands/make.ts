import 'server-only'
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { items, itemTexts } from '@/db/schema'
import { aPerson, record } from '@/lib/audit/record'
import type { Shelf } from '../item'

/** A draft with a title, at the end of its shelf. The address begins like the title and is never given twice. */
export async function makeItem(by: { id: string }, shelf: Shelf, title: string): Promise<string> {
  const db = await database()
  const id = addressFor(title)
  await db.transaction(async (tx) => {
    await tx.insert(items).values({
      ...{ id, shelf, access: 'premium', changedBy: by.id },
      place: sql`(select coalesce(max(last.place), 0) + 1 from items last)`,
    })
    await tx.insert(itemTexts).values({ itemId: id, language: 'en', title, words: {} })
    await record(tx, { act: 'item.made', by: aPerson(by.id), values: { item: id } })
  })
  return id
}

function addressFor(title: string) {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? ['item']
  return [...words.slice(0, 6), randomBytes(3).toString('hex')].join('-')
}
