import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { users } from '@/db/relations/accounts'
import { siteTexts } from '@/db/schema'
import { fillFields, listTextFields, pickChanges } from '../fields'
import type { TextFieldValues } from '../kinds'
import type { TextDraftInput } from '../schema'
import { type LockedText, lockText, requireTextName } from './lock-text'

export type TextSaveResult =
  | { version: number; conflict?: undefined }
  | { conflict: { values: TextFieldValues; version: number; name: string | null } }

/** Refused if a colleague saved meanwhile: the editor keeps the typed text and shows the newer one. */
export async function saveTextDraft(
  viewer: { id: string },
  textName: string,
  { values, version, keepsPrevious }: TextDraftInput,
): Promise<TextSaveResult> {
  const name = requireTextName(textName)
  const fields = listTextFields(name)
  const db = await database()
  return db.transaction(async (tx) => {
    const before = await lockText(tx, name)
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
    await tx
      .update(siteTexts)
      .set({
        draft: pickChanges(fields, values),
        ...(keepsPrevious && { previousDraft: before.draft }),
        ...{ version: version + 1, changedBy: viewer.id, changedAt: sql`now()` },
      })
      .where(eq(siteTexts.name, name))
    return { version: version + 1 }
  })
}

/** The draft and the one it has replaced change places. */
export async function swapTextDrafts(viewer: { id: string }, textName: string): Promise<void> {
  const name = requireTextName(textName)
  const db = await database()
  await db.transaction(async (tx) => {
    const { draft, previousDraft, version } = await lockText(tx, name)
    if (!previousDraft) throw new AppError('notFound', 'notFound')
    await tx
      .update(siteTexts)
      .set({
        ...{ draft: previousDraft, previousDraft: draft, version: version + 1 },
        ...{ changedBy: viewer.id, changedAt: sql`now()` },
      })
      .where(eq(siteTexts.name, name))
  })
}

async function findColleague(tx: Db, { changedBy }: LockedText): Promise<string | null> {
  if (!changedBy) return null
  const [colleague] = await tx
    .select({ name: sql<string>`${users.firstname} || ' ' || ${users.lastname}` })
    .from(users)
    .where(eq(users.id, changedBy))
  return colleague?.name ?? null
}
