import 'server-only'
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import type { ListName } from '@/base/list-names'
import { bumpContentVersion } from '@/db/bump-content-version'
import { type Db, database } from '@/db/client'
import { isUniqueViolation } from '@/db/errors'
import { itemTexts, listEntries } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { mergeTranslations } from './item/save'
import { forgetLists } from './lists'
import type { ListEntryChange, NewListEntry } from './schema'

type ListEditor = { id: string }

type EntryRow = typeof listEntries.$inferSelect

const MAX_ENTRIES = 200

const MAX_SLUG_CHARS = 40

/** Changes the records that store the label; comes from their domains. */
type RenameRecords = (tx: Db, from: string, to: string) => Promise<unknown>

/** The list already is as it should be. */
const NO_CHANGE = Symbol('nothing')

export const renameCategory = (tx: Db, from: string, to: string) =>
  tx
    .update(itemTexts)
    .set({ content: sql`${itemTexts.content} || jsonb_build_object('category', ${to}::text)` })
    .where(sql`${itemTexts.content} ->> 'category' = ${from}`)

export const addListEntry = (
  actor: ListEditor,
  list: ListName,
  { name: label, ...translations }: NewListEntry,
) =>
  changeList(list, async (tx, entries) => {
    if (entries.length >= MAX_ENTRIES) throw new AppError('conflict', 'listFull')
    const slug = chooseSlug(label, entries)
    const position = Math.max(-1, ...entries.map((entry) => entry.position)) + 1
    await forgetFormerLabel(tx, list, label)
    await tx.insert(listEntries).values({
      ...{ list, slug, label, position },
      translations: mergeTranslations({ list, slug, label, translations: {} }, label, translations),
    })
    await writeAuditLog(tx, {
      action: 'list-entry.added',
      actor: userActor(actor.id),
      targetId: slug,
      values: { label, list },
    })
  })

/** Rejects a form that was opened before a colleague renamed the entry. */
export const renameListEntry = (
  actor: ListEditor,
  list: ListName,
  slug: string,
  { name: label, was, ...typed }: ListEntryChange,
  renameRecords?: RenameRecords,
) =>
  changeList(list, async (tx, entries) => {
    const entry = requireEntry(entries, slug)
    const translations = mergeTranslations(entry, label, typed)
    const isSameLabel = entry.label === label
    if (isSameLabel && isDeepStrictEqual(translations, entry.translations)) return NO_CHANGE
    if (entry.label !== was) throw new AppError('conflict', 'changedByColleague')
    if (isSameLabel) {
      await tx.update(listEntries).set({ translations }).where(isEntry(list, slug))
      return writeAuditLog(tx, {
        action: 'list-entry.translated',
        ...{ actor: userActor(actor.id), targetId: slug, values: { label, list } },
      })
    }
    await forgetFormerLabel(tx, list, label)
    const formerLabels = sql`array_append(${listEntries.formerLabels}, ${entry.label})`
    await tx
      .update(listEntries)
      .set({ label, translations, formerLabels })
      .where(isEntry(list, slug))
    await renameRecords?.(tx, entry.label, label)
    await writeAuditLog(tx, {
      action: 'list-entry.renamed',
      actor: userActor(actor.id),
      targetId: slug,
      values: { list, from: entry.label, to: label },
    })
  })

/** Among the entries that are offered. */
export const moveListEntry = (
  actor: ListEditor,
  list: ListName,
  slug: string,
  direction: 'up' | 'down',
) =>
  changeList(list, async (tx, entries) => {
    const entry = requireEntry(entries, slug)
    const offered = entries.filter(({ retiredAt }) => retiredAt === null)
    const index = offered.indexOf(entry)
    const neighbour = offered[direction === 'up' ? index - 1 : index + 1]
    if (index < 0 || !neighbour) return NO_CHANGE
    const order = entries.map((row) => {
      if (row === entry) return neighbour
      return row === neighbour ? entry : row
    })
    for (const [position, row] of order.entries())
      await tx.update(listEntries).set({ position }).where(isEntry(list, row.slug))
    await writeAuditLog(tx, {
      action: 'list-entry.moved',
      actor: userActor(actor.id),
      targetId: slug,
      values: { label: entry.label, list },
    })
  })

export const retireListEntry = (actor: ListEditor, list: ListName, slug: string) =>
  setRetired(actor, list, slug, true)

export const restoreListEntry = (actor: ListEditor, list: ListName, slug: string) =>
  setRetired(actor, list, slug, false)

const setRetired = (actor: ListEditor, list: ListName, slug: string, isRetired: boolean) =>
  changeList(list, async (tx, entries) => {
    const entry = requireEntry(entries, slug)
    if ((entry.retiredAt !== null) === isRetired) return NO_CHANGE
    await tx
      .update(listEntries)
      .set({ retiredAt: isRetired ? sql`now()` : null })
      .where(isEntry(list, slug))
    await writeAuditLog(tx, {
      action: isRetired ? 'list-entry.retired' : 'list-entry.restored',
      actor: userActor(actor.id),
      targetId: slug,
      values: { label: entry.label, list },
    })
  })

async function changeList(
  list: ListName,
  applyChange: (tx: Db, entries: EntryRow[]) => Promise<unknown>,
): Promise<void> {
  const db = await database()
  await db
    .transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`list ${list}`}, 0))`)
      const entries = await tx
        .select()
        .from(listEntries)
        .where(eq(listEntries.list, list))
        .orderBy(asc(listEntries.position), asc(listEntries.slug))
      if ((await applyChange(tx as Db, entries)) !== NO_CHANGE) await bumpContentVersion(tx as Db)
    })
    .catch((error) => {
      throw isUniqueViolation(error, 'list_entries_label_unique')
        ? new AppError('invalid', 'checkForm', { errors: { name: 'labelTaken' } })
        : error
    })
  forgetLists()
}

/** A label that is used again means the new entry. */
const forgetFormerLabel = (tx: Db, list: ListName, label: string) =>
  tx
    .update(listEntries)
    .set({ formerLabels: sql`array_remove(${listEntries.formerLabels}, ${label})` })
    .where(eq(listEntries.list, list))

const isEntry = (list: ListName, slug: string) =>
  and(eq(listEntries.list, list), eq(listEntries.slug, slug))

function requireEntry(entries: EntryRow[], slug: string): EntryRow {
  const entry = entries.find((row) => row.slug === slug)
  if (!entry) throw new AppError('notFound', 'notFound')
  return entry
}

/** In ASCII, for URLs; a label in another script gets a random one. It never changes. */
function chooseSlug(label: string, entries: EntryRow[]): string {
  const plainLabel = label
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_CHARS)
    .replace(/^-|-$/g, '')
  const suffix = randomUUID().slice(0, 8)
  if (!plainLabel) return `entry-${suffix}`
  return entries.some(({ slug }) => slug === plainLabel) ? `${plainLabel}-${suffix}` : plainLabel
}
