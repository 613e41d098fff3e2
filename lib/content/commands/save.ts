import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { items, itemTexts, users } from '@/db/schema'
import { THEMES } from '@/lib/series/kinds'
import type { Overtaken } from '@/lib/team/overtaken'
import { PARTS } from '@/lib/toolkit/schema'
import { isDrawn } from '@/lib/workshops/schema'
import type { Item } from '../item'
import { fieldsOf } from '../policy'
import type { ChangedItem, ItemForm, ItemInput } from '../schema'
import { changeItem, NOTHING } from '../take'
import { typedOf } from '../typed'

type Theirs = Overtaken<Partial<ItemInput>>

/**
 * Saves what was typed, unless somebody else has saved meanwhile: then says who, and what each field
 * that differs reads now.
 */
export async function saveItem(
  by: { id: string },
  id: string,
  { version, ...form }: ChangedItem,
): Promise<Theirs | null> {
  let overtaken: Theirs | null = null
  await changeItem(by, id, 'item.changed', async ({ tx, item }) => {
    if (item.version !== version) {
      overtaken = await overtakenBy(tx, item, form)
      return NOTHING
    }
    await tx
      .update(items)
      .set({ access: form.access, facts: { ...item.facts, ...factsOf(item, form) } })
      .where(eq(items.id, id))
    await tx
      .update(itemTexts)
      .set({ title: form.title, words: { ...item.words, ...wordsOf(item, form) } })
      .where(and(eq(itemTexts.itemId, id), eq(itemTexts.language, 'en')))
  })
  return overtaken
}

async function overtakenBy(tx: Db, item: Item, form: ItemForm): Promise<Theirs> {
  const [who] = await tx
    .select({ name: sql<string>`${users.firstname} || ' ' || ${users.lastname}` })
    .from(items)
    .innerJoin(users, eq(users.id, items.changedBy))
    .where(eq(items.id, item.id))
  const now = typedOf(item)
  const differing = Object.entries(now).filter(
    ([field, text]) => (form[field as keyof ItemForm] ?? '') !== text,
  )
  return { name: who?.name ?? null, version: item.version, theirs: Object.fromEntries(differing) }
}

function wordsOf({ shelf }: Item, form: ItemForm) {
  const { description, author, category, grades } = form
  const own = fieldsOf(shelf)
  return {
    description,
    ...(own.includes('author') && { author: author ?? undefined }),
    ...(own.includes('category') && { category: category ?? undefined }),
    ...(own.includes('grades') && { grades: grades ?? undefined }),
  }
}

function factsOf({ shelf }: Item, form: ItemForm) {
  const own = fieldsOf(shelf)
  return {
    ...(own.includes('companion') && { companion: companionIn(form.companion) }),
    ...(own.includes('link') && { link: form.link ?? undefined }),
    ...(own.includes('picture') && {
      picture: isDrawn(form.picture ?? undefined) ? (form.picture ?? undefined) : undefined,
    }),
    ...(own.includes('theme') && {
      theme: THEMES.find((one) => one === form.theme),
      part: PARTS.find((one) => one === form.part),
    }),
  }
}

/** `theme:ethics-innovation` or `part:cards`, as the form says it. */
function companionIn(said: string | null) {
  const [kind, name] = said?.split(':') ?? []
  const [theme, part] = [THEMES.find((one) => one === name), PARTS.find((one) => one === name)]
  if (kind === 'theme' && theme) return { theme }
  return kind === 'part' && part ? { part } : undefined
}
