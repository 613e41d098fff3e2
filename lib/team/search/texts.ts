import 'server-only'
import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import * as textSearch from '@/db/full-text-search'
import { orderByName } from '@/db/name-order'
import { users } from '@/db/read-models/accounts'
import { contactMessages } from '@/db/read-models/contact'
import { items, itemTexts } from '@/db/read-models/content'
import { liveSessions } from '@/db/read-models/live-sessions'
import { schools } from '@/db/read-models/schools'

type TextSearch = { tx: Db; searchText: string; limit: number }

export async function findUsers({ tx, searchText, limit }: TextSearch) {
  const condition = textSearch.matchesSearch(textSearch.userSearchColumns, searchText)
  await textSearch.choosePlan(tx, { table: users, condition })
  return tx
    .select({
      id: users.id,
      name: sql<string>`${users.firstname} || ' ' || ${users.lastname}`,
      email: users.email,
    })
    .from(users)
    .where(condition)
    .orderBy(desc(users.createdAt))
    .limit(limit)
}

export async function findSchools({ tx, searchText, limit }: TextSearch) {
  const condition = textSearch.matchesSearch(textSearch.schoolSearchColumns, searchText)
  await textSearch.choosePlan(tx, { table: schools, condition })
  return tx
    .select({ id: schools.id, name: schools.name, address: schools.address })
    .from(schools)
    .where(condition)
    .orderBy(desc(schools.createdAt))
    .limit(limit)
}

export async function findSessions({ tx, searchText, limit }: TextSearch) {
  const condition = textSearch.matchesSearch(textSearch.sessionSearchColumns, searchText)
  await textSearch.choosePlan(tx, { table: liveSessions, condition })
  return tx
    .select({ id: liveSessions.id, title: liveSessions.title, startsAt: liveSessions.startsAt })
    .from(liveSessions)
    .where(condition)
    .orderBy(desc(liveSessions.startsAt))
    .limit(limit)
}

/** Drafts included. */
export async function findContent({ tx, searchText, limit }: TextSearch) {
  const condition = textSearch.matchesSearch(textSearch.itemSearchColumns, searchText)
  await textSearch.choosePlan(tx, { table: itemTexts, condition })
  return tx
    .selectDistinctOn([orderByName(itemTexts.title), items.id], {
      id: items.id,
      type: items.type,
      title: itemTexts.title,
    })
    .from(itemTexts)
    .innerJoin(items, eq(items.id, itemTexts.itemId))
    .where(condition)
    .orderBy(orderByName(itemTexts.title), items.id)
    .limit(limit)
}

export async function findMessagesByText({ tx, searchText, limit }: TextSearch) {
  const condition = textSearch.matchesSearch(textSearch.contactSearchColumns, searchText)
  await textSearch.choosePlan(tx, { table: contactMessages, condition })
  return tx
    .select({
      id: contactMessages.id,
      subject: contactMessages.subject,
      name: contactMessages.name,
    })
    .from(contactMessages)
    .where(condition)
    .orderBy(desc(contactMessages.createdAt))
    .limit(limit)
}
