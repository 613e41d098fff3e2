import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { RETENTION } from '@/base/retention'
import { settings } from '@/base/settings'
import { type Db, database } from '@/db/client'
import { confirmedRecipient, hasConfirmedEmail } from '@/db/read-models/schools'
import { schools } from '@/db/schema'
import { siteActor, userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { fingerprint, matchesFingerprint } from '@/lib/auth/secrets'
import { enqueueMail } from '@/lib/mail/outbox'
import { getMailboxId, hasDeclinedInvitations } from '@/lib/mail/unsubscribe'
import { routes } from '@/lib/routes'
import type { SchoolEmailData } from './emails'
import { requireConfirmedSender } from './invitation/send'
import { lockOwnSchool } from './locks'

/** The school's own address, which its form names and a link confirms. */

export async function getSchoolEmail(schoolId: string) {
  const db = await database()
  const [row] = await db
    .select({ email: schools.email, isConfirmed: hasConfirmedEmail })
    .from(schools)
    .where(eq(schools.id, schoolId))
  return row ?? null
}

/** The school's email once it is confirmed, else that of a coordinator; null if nobody has confirmed one. */
export async function findConfirmedRecipient(tx: Db, schoolId: string): Promise<string | null> {
  const [row] = await tx
    .select({ recipient: confirmedRecipient })
    .from(schools)
    .where(eq(schools.id, schoolId))
  return row?.recipient ?? null
}

/**
 * For what the team decides, in its own words. A school without a confirmed coordinator has no address but the
 * one in its form, and must still learn the decision.
 */
export const findDecisionRecipient = async (tx: Db, school: { id: string; email: string }) =>
  (await findConfirmedRecipient(tx, school.id)) ?? school.email

export async function sendSchoolEmailLink(viewer: { id: string; firstname: string }) {
  const db = await database()
  return db.transaction(async (tx) => {
    const { school } = await lockOwnSchool(tx, viewer.id)
    const { id, name: institution_name, email: to } = school
    await requireConfirmedSender(tx, viewer)
    if (await hasDeclinedInvitations(tx, to)) throw new AppError('conflict', 'invitationsDeclined')
    const link = new URL(routes.confirmSchoolEmail(createToken(id, to)), settings().appUrl).href
    const data = { institution_name, inviter: viewer.firstname, link, mailbox: getMailboxId(to) }
    const mailId = await enqueueMail<SchoolEmailData>(tx, { template: 'schoolAddress', to, data })
    if (!mailId) throw new AppError('tooMany', 'dailyEmailLimitReached')
    const actor = userActor(viewer.id)
    await writeAuditLog(tx, { action: 'school.email-link-sent', actor, schoolId: id })
    return { email: to }
  })
}

/** The school and its address, while the link works. */
export async function findSchoolOfEmailLink(token: string) {
  const [, hex = '', expiry = '', signature = ''] = TOKEN_PATTERN.exec(token) ?? []
  if (Number.parseInt(expiry, 16) * 1000 < Date.now() || !signature) return null
  const schoolId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const db = await database()
  const [school] = await db
    .select({ id: schools.id, name: schools.name, email: schools.email })
    .from(schools)
    .where(eq(schools.id, schoolId))
  const isGenuine =
    school && matchesFingerprint(PURPOSE, describeLink(school.id, school.email, expiry), signature)
  return isGenuine ? school : null
}

/** Needs no login: only a reader of the mailbox has the link. */
export async function confirmSchoolEmailByLink(token: string): Promise<{ school: string }> {
  const school = await findSchoolOfEmailLink(token)
  if (!school) throw new AppError('badRequest', 'linkInvalid')
  const db = await database()
  await db.transaction(async (tx) => {
    if (!(await confirmSchoolEmail(tx, school.id, school.email)))
      throw new AppError('badRequest', 'linkInvalid')
    const { id: schoolId } = school
    await writeAuditLog(tx, { action: 'school.email-confirmed', actor: siteActor, schoolId })
  })
  return { school: school.name }
}

/** After a link to `email` was opened. False if the school has another address. */
export async function confirmSchoolEmail(tx: Db, schoolId: string, email: string) {
  const rows = await tx
    .update(schools)
    .set({ confirmedEmail: email })
    .where(and(eq(schools.id, schoolId), eq(sql`lower(${schools.email})`, sql`lower(${email})`)))
    .returning({ id: schools.id })
  return rows.length > 0
}

const PURPOSE = 'school email'
const TOKEN_PATTERN = /^([0-9a-f]{32})([0-9a-f]{8})([\w-]{43})$/

/** Signed for one school, address and time, so nothing is stored, and a changed address ends the link. */
function createToken(schoolId: string, email: string): string {
  const expiry = Math.floor(Date.now() / 1000 + RETENTION.addressLink).toString(16)
  const signature = fingerprint(PURPOSE, describeLink(schoolId, email, expiry))
  return `${schoolId.replaceAll('-', '')}${expiry}${signature}`
}

const describeLink = (schoolId: string, email: string, expiry: string) =>
  `${schoolId} ${expiry} ${email.toLowerCase()}`
