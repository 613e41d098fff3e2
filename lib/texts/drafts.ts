import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { siteTexts } from '@/db/schema'
import { fillFields, listTextFields, pickChanges, type TextField } from './fields'
import type { TextFieldValues } from './kinds'
import type { TextDraftInput } from './schema'
import { requireTextId } from './versions'

/** Drafts of texts and of policies. The caller knows the name. */

export type TextSaveResult =
  | { version: number; conflict?: undefined }
  | { conflict: { values: TextFieldValues; version: number; name: string | null } }

type LockedDraft = Awaited<ReturnType<typeof lockDraft>>

/** Refused if a colleague saved meanwhile: the editor keeps the typed text and shows the newer one. */
export async function saveTeamDraft(
  viewer: { id: string },
  name: string,
  fields: TextField[],
  { values, version, keepsPrevious }: TextDraftInput,
): Promise<TextSaveResult> {
  const db = await database()
  return db.transaction(async (tx) => {
    const before = await lockDraft(tx, name)
    if (before.version !== version) {
      const colleague = await findColleague(tx, before)
      return {
        conflict: {
          values: fillFields(fields, before.draft),
          version: before.version,
          name: colleague,
        },
      }
    }
    await replaceDraft(tx, viewer, before, {
      draft: pickChanges(fields, values),
      ...(keepsPrevious && { previousDraft: before.draft }),
    })
    return { version: version + 1 }
  })
}

/** The draft and the one it has replaced change places. */
export async function swapDrafts(viewer: { id: string }, name: string): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const before = await lockDraft(tx, name)
    if (!before.previousDraft) throw new AppError('notFound', 'notFound')
    const swapped = { draft: before.previousDraft, previousDraft: before.draft }
    await replaceDraft(tx, viewer, before, swapped)
  })
}

/** Creates the row of a text that nobody has edited, so that two first edits take turns, too. */
export async function lockDraft(tx: Db, name: string) {
  await tx.insert(siteTexts).values({ name, draft: {} }).onConflictDoNothing()
  const [text] = await tx.select().from(siteTexts).where(eq(siteTexts.name, name)).for('update')
  if (!text) throw new Error(`the text ${name} has no row`)
  return text
}

/** An editor that has the draft open gets a conflict. */
export async function replaceDraft(
  tx: Db,
  viewer: { id: string },
  { name, version }: LockedDraft,
  drafts: { draft: TextFieldValues; previousDraft?: TextFieldValues },
): Promise<void> {
  await tx
    .update(siteTexts)
    .set({ ...drafts, version: version + 1, changedBy: viewer.id, changedAt: sql`now()` })
    .where(eq(siteTexts.name, name))
}

export async function saveTextDraft(
  viewer: { id: string },
  id: string,
  input: TextDraftInput,
): Promise<TextSaveResult> {
  const name = requireTextId(id)
  return saveTeamDraft(viewer, name, listTextFields(name), input)
}

export async function swapTextDrafts(viewer: { id: string }, id: string): Promise<void> {
  await swapDrafts(viewer, requireTextId(id))
}

async function findColleague(tx: Db, { changedBy }: LockedDraft): Promise<string | null> {
  if (!changedBy) return null
  const [colleague] = await tx
    .select({ name: sql<string>`${users.firstname} || ' ' || ${users.lastname}` })
    .from(users)
    .where(eq(users.id, changedBy))
  return colleague?.name ?? null
}
