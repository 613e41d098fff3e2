import 'server-only'
import { and, eq, gt, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { emailLinks, users } from '@/db/schema'
import type { Language } from '@/i18n/languages'
import { listChanges, userActor, writeAuditLog } from '@/lib/audit/audit-log'
import type { Viewer } from '@/lib/auth/sessions'
import { toPublicUser } from './account'
import { lockAccountRow } from './locks'
import type {
  AccountDetails,
  detailsCorrection,
  MailPreferences,
  OwnDetails,
  PublicUser,
} from './schema'

export type OwnAccountDetails = Awaited<ReturnType<typeof getAccountDetails>>

/** Their values would outlive the account. */
const PERSONAL_FIELDS = ['firstname', 'lastname', 'phone_number'] as const

type DetailsCorrectionInput = z.output<typeof detailsCorrection>

export async function getAccountDetails(userId: string) {
  const db = await database()
  const [row] = await db
    .select({
      firstname: users.firstname,
      lastname: users.lastname,
      email: users.email,
      phone_number: users.phoneNumber,
      certificate_language: users.certificateLanguage,
      confirmed: sql<boolean>`${users.emailConfirmedAt} is not null`,
      failed: sql<boolean>`${users.emailFailedAt} is not null`,
      reminders: users.wantsReminders,
      news: users.wantsNews,
    })
    .from(users)
    .where(eq(users.id, userId))
  if (!row) throw new Error('the account is gone')
  return row
}

export async function findPendingEmail(userId: string): Promise<string | null> {
  const db = await database()
  const [row] = await db
    .select({ email: emailLinks.email })
    .from(emailLinks)
    .where(
      and(
        eq(emailLinks.userId, userId),
        eq(emailLinks.kind, 'change'),
        gt(emailLinks.expiresAt, sql`now()`),
      ),
    )
  return row?.email ?? null
}

/** A certificate keeps the name that was confirmed for it, and the language it was issued in. */
export async function changeDetails(viewer: Viewer, form: OwnDetails): Promise<PublicUser> {
  const { firstname, lastname, phone_number: phoneNumber } = form
  const certificateLanguage = form.certificate_language
  const db = await database()
  await db
    .update(users)
    .set({ firstname, lastname, phoneNumber, certificateLanguage })
    .where(eq(users.id, viewer.id))
  return toPublicUser({ ...viewer, firstname, lastname })
}

export async function updateMailPreferences(
  viewer: { id: string },
  preferences: MailPreferences,
): Promise<void> {
  const preferenceColumns = { wantsReminders: preferences.reminders, wantsNews: preferences.news }
  const db = await database()
  await db.update(users).set(preferenceColumns).where(eq(users.id, viewer.id))
}

export async function chooseLanguage(viewer: { id: string }, language: Language): Promise<void> {
  const db = await database()
  await db.update(users).set({ language }).where(eq(users.id, viewer.id))
}

/** Returns the fields that changed since the form was opened; if there are any, nothing is saved. */
export async function correctDetails(
  viewer: { id: string },
  id: string,
  { was: previousValues = {}, ...form }: DetailsCorrectionInput,
): Promise<Partial<AccountDetails> | null> {
  const db = await database()
  return db.transaction(async (tx) => {
    if (!(await lockAccountRow(tx, requireUuid(id)))) throw new AppError('notFound', 'notFound')
    const [currentValues] = await tx
      .select({
        firstname: users.firstname,
        lastname: users.lastname,
        phone_number: users.phoneNumber,
      })
      .from(users)
      .where(eq(users.id, id))
    const conflicts = Object.entries(currentValues ?? {}).filter(
      ([name, value]) => Object.hasOwn(previousValues, name) && previousValues[name] !== value,
    )
    if (conflicts.length > 0) return Object.fromEntries(conflicts)
    const { firstname, lastname, phone_number: phoneNumber } = form
    await tx.update(users).set({ firstname, lastname, phoneNumber }).where(eq(users.id, id))
    await writeAuditLog(tx, {
      action: 'user.corrected',
      ...{ actor: userActor(viewer.id), userId: id },
      values: { changes: listChanges(currentValues ?? {}, form, [], PERSONAL_FIELDS) },
    })
    return null
  })
}

/** Returns the time of the change by the database's clock. */
export async function setCertificateName(
  db: Db,
  userId: string,
  { name, language }: { name: string; language?: Language },
): Promise<string> {
  const [updatedUser] = await db
    .update(users)
    .set({ certificateName: name, certificateLanguage: language })
    .where(eq(users.id, userId))
    .returning({ at: sql<string>`now()::text` })
  return updatedUser?.at ?? ''
}
