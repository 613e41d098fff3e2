import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import {
  accountMerges,
  accountRecoveries,
  activeViewers,
  announcementRecipients,
  announcements,
  apiTokens,
  applicationQuestions,
  applications,
  attendanceImports,
  attendanceInvitations,
  attendances,
  authenticators,
  billingSettings,
  calendarFeeds,
  certificateSettings,
  certificates,
  contactMessages,
  contactReplies,
  dataExports,
  drafts,
  draftUsage,
  emailAnswers,
  emailLinks,
  highlights,
  identities,
  invitations,
  items,
  learningEntries,
  liveSessionEmails,
  liveSessionRegistrations,
  liveSessions,
  mailBatches,
  orders,
  pageNotes,
  passkeyChallenges,
  passkeys,
  passwordResetTokens,
  payments,
  policyVersions,
  policyWithdrawals,
  privacyRequests,
  pushSubscriptions,
  readingPositions,
  recoveryCodes,
  replyTemplates,
  schoolNotes,
  schoolResponsibles,
  schoolSiteEnquiries,
  schoolSiteMessages,
  schoolSites,
  schoolViews,
  seatAnswers,
  sessionFeedback,
  sessions,
  siteTexts,
  siteTextVersions,
  trustedIpHashes,
  uploads,
  users,
  webhookDeliveries,
  webhooks,
} from '@/db/schema'
import type { EmailTemplateData } from '@/lib/housekeeping/email-templates'
import { addClassData } from './class-tests'
import { newInHouseSession } from './in-house-sessions'
import { newRegisteredUser } from './registered-users'
import { addSiteEditor } from './sample-school-sites'
import { newUser } from './schools'

/** A user with data in every part of the site, in words that occur nowhere else. */

export const UNIQUE_VALUES = {
  apiToken: 'Zebra attendance program',
  firstname: 'Zyxantha',
  lastname: 'Quorvellin',
  email: 'zyxantha@quorvellin.example',
  phone: '9182736450',
  certificateName: 'Brimblewick',
  note: 'plumbago-note',
  quote: 'larkspur-quote',
  message: 'kestrelwhim-message',
  answer: 'thistledown-answer',
  subject: 'marrowgate-subject',
  course: 'oddmentia-course',
  provider: 'fennimore-provider',
  browser: 'Rarefox/77',
  passkey: 'wobbleforge-key',
  login: 'snickerbock-login',
  loginEmail: 'login-snelling@rare.example',
  nextAddress: 'next-quillaby@rare.example',
  reachedAt: 'reached-dunnock@rare.example',
  letter: 'gallimaufry-letter',
  upload: 'spindlewrack-upload.pdf',
  draft: 'quillmarsh-draft',
  feedback: 'tanglewort-feedback',
  classTest: 'hazelmere-test',
}

export async function newUserWithAllData(db: Db) {
  const teacher = await newRegisteredUser(db, {
    firstname: UNIQUE_VALUES.firstname,
    lastname: UNIQUE_VALUES.lastname,
    email: UNIQUE_VALUES.email,
    phone_number: UNIQUE_VALUES.phone,
  })
  const userId = teacher.id
  await db
    .update(users)
    .set({ emailConfirmedAt: sql`now()`, certificateName: `Z. ${UNIQUE_VALUES.certificateName}` })
    .where(eq(users.id, userId))
  await addAccountData(db, userId)
  await addLiveSessionData(db, userId)
  await addContactData(db, userId)
  await addBillingData(db, userId)
  await addClassData(db, userId, UNIQUE_VALUES.classTest)
  return teacher
}

const inOneHour = sql`now() + interval '1 hour'`

async function addAccountData(db: Db, userId: string) {
  const fakeHash = (name: string) => `${name} ${userId}`
  await db.insert(sessions).values({
    userId,
    tokenHash: fakeHash('session'),
    browser: UNIQUE_VALUES.browser,
    expiresAt: inOneHour,
  })
  await db
    .insert(passwordResetTokens)
    .values({ userId, tokenHash: fakeHash('reset'), expiresAt: inOneHour })
  await db.insert(trustedIpHashes).values({ userId, ipHash: 'mark', expiresAt: inOneHour })
  await db.insert(emailLinks).values({
    userId,
    kind: 'change',
    email: UNIQUE_VALUES.nextAddress,
    tokenHash: fakeHash('change'),
    expiresAt: inOneHour,
  })
  await db.insert(identities).values({
    ...{ userId, provider: 'google', issuer: 'https://accounts.google.com' },
    ...{ subject: UNIQUE_VALUES.login, email: UNIQUE_VALUES.loginEmail, isEmailVerified: true },
  })
  await db.insert(apiTokens).values({
    ...{ userId, tokenHash: fakeHash('api token'), name: UNIQUE_VALUES.apiToken, ending: 'abcd' },
    ...{ scopes: ['school:read'], expiresAt: inOneHour },
  })
  await db.insert(accountRecoveries).values({ userId, email: UNIQUE_VALUES.reachedAt })
  await db.insert(accountMerges).values({
    ...{ fromUserId: (await newUser(db)).id, intoUserId: userId, requestedBy: userId },
    ...{ stopTokenHash: fakeHash('merge'), readyAt: inOneHour },
  })
  await db
    .insert(privacyRequests)
    .values({ userId, kind: 'export', receivedOn: '2026-11-01', recordedBy: userId })
  await db.insert(dataExports).values({ userId, tokenHash: fakeHash('copy'), expiresAt: inOneHour })
  const passkeyValues = { publicKey: '-', counter: 0, backedUp: false, name: UNIQUE_VALUES.passkey }
  await db.insert(passkeys).values({ id: fakeHash('key'), userId, ...passkeyValues })
  await db
    .insert(passkeyChallenges)
    .values({ challenge: fakeHash('challenge'), purpose: 'add', userId, expiresAt: inOneHour })
  await db.insert(activeViewers).values({ userId, targetId: 'message 7' })
  await db
    .insert(uploads)
    .values({ userId, name: UNIQUE_VALUES.upload, bytes: 7, expiresAt: inOneHour })
  await db.insert(authenticators).values({ userId, encryptedSecret: '-' })
  await db.insert(calendarFeeds).values({ userId, tokenHash: '-' })
  await db.insert(recoveryCodes).values({ userId, codeHash: '-' })
  const bookPosition = { userId, bookId: 'rubrics', page: 3 }
  await db.insert(readingPositions).values({ ...bookPosition, view: 'text', scroll: 0 })
  await db.insert(pageNotes).values({ ...bookPosition, bookmarked: true, note: UNIQUE_VALUES.note })
  const words = { quote: UNIQUE_VALUES.quote, before: '', after: '', colour: 'blue' as const }
  await db.insert(highlights).values({ ...bookPosition, ...words, id: randomUUID(), note: 'q' })
}

/** Tax law keeps the rows; an erasure frees them of the user. */
async function addBillingData(db: Db, userId: string) {
  const [order] = await db
    .insert(orders)
    .values({
      buyer: { name: 'A school', address: 'A road', board: 'IB', gstin: null, state: null },
      ...{ plan: 'School', seats: 1, months: 12, taxablePaise: 100, totalPaise: 100 },
      dueDay: '2026-04-01',
    })
    .returning({ id: orders.id })
  await db.insert(payments).values({
    ...{ orderId: order?.id ?? '', mode: 'cash', state: 'rejected', paidOn: '2026-04-01' },
    ...{ reference: 'Cash', amountPaise: 100, reportedBy: userId, decidedBy: userId },
  })
  const version = sql`(select coalesce(max(version), 0) + 1 from billing_settings)`
  await db.insert(billingSettings).values({ version, values: {}, savedBy: userId })
  const certificateVersion = sql`(select coalesce(max(version), 0) + 1 from certificate_settings)`
  await db
    .insert(certificateSettings)
    .values({ version: certificateVersion, values: {}, savedBy: userId })
  await db.insert(replyTemplates).values({ name: 'x', text: 'x', changedBy: userId })
  await db
    .insert(siteTexts)
    .values({ name: 'notice', draft: {}, changedBy: userId })
    .onConflictDoUpdate({ target: siteTexts.name, set: { changedBy: userId } })
  const number = sql`(select coalesce(max(number), 0) + 1 from site_text_versions)`
  await db
    .insert(siteTextVersions)
    .values({ name: 'notice', number, values: {}, publishedBy: userId })
  const policyNumber = sql`(select coalesce(max(number), 1) + 1 from policy_versions)`
  const [policyVersion] = await db
    .insert(policyVersions)
    .values({
      ...{ policy: 'terms', number: policyNumber, body: 'x', summary: 'x' },
      ...{ effectiveFrom: '2026-12-01', publishedBy: userId },
    })
    .returning({ policy: policyVersions.policy, number: policyVersions.number })
  if (policyVersion)
    await db.insert(policyWithdrawals).values({ ...policyVersion, withdrawnBy: userId })
}

async function addLiveSessionData(db: Db, userId: string) {
  const bookValues = { type: 'book', position: 1, access: 'free' } as const
  await db.insert(items).values({ ...bookValues, id: randomUUID(), changedBy: userId })
  const [liveSession] = await db
    .insert(liveSessions)
    .values({
      slug: randomUUID(),
      changedBy: userId,
      kind: 'series',
      title: 'Ethics',
      summary: 'A session',
      host: 'A host',
      hostBio: 'of the team',
      startsAt: sql`now() - interval '1 day'`,
      minutes: 60,
      meetingUrl: 'https://meet.example',
      audience: 'user',
      attendanceMethod: 'joining',
    })
    .returning({ id: liveSessions.id })
  const liveSessionId = liveSession?.id ?? ''
  await db.insert(liveSessionRegistrations).values({ liveSessionId, userId, state: 'registered' })
  await db.insert(attendances).values({ liveSessionId, userId, source: 'joining' })
  await db.insert(liveSessionEmails).values({ liveSessionId, userId, kind: 'day' })
  await db.insert(sessionFeedback).values({
    ...{ liveSessionId, userId, usefulness: 5, clarity: 4, comment: UNIQUE_VALUES.feedback },
  })
  await db.insert(attendanceInvitations).values({
    ...{ liveSessionId, name: UNIQUE_VALUES.lastname, email: UNIQUE_VALUES.email },
    invitedBy: userId,
  })
  await db.insert(attendanceImports).values({ liveSessionId, importedBy: userId })
  const number = `UNS-${userId.slice(0, 8)}`
  await db.insert(certificates).values({
    number,
    liveSessionId,
    userId,
    name: `Z. ${UNIQUE_VALUES.certificateName}`,
  })
  const course = {
    title: UNIQUE_VALUES.course,
    provider: UNIQUE_VALUES.provider,
    day: '2026-05-01',
    minutes: 90,
  }
  await db.insert(learningEntries).values({ userId, ...course })
  const text = UNIQUE_VALUES.draft
  await db.insert(drafts).values({
    ...{ userId, task: 'worksheet', language: 'en', grade: 8, minutes: 40, classSize: 45 },
    ...{ subject: text, source: 'topic', topic: text, title: text, body: text },
    ...{ previousBody: text, citations: [], madeBy: 'template' },
  })
  await db
    .insert(draftUsage)
    .values({ key: `user ${userId}`, scope: 'user', userId, period: '2026-11-21', texts: 7 })
}

async function addContactData(db: Db, userId: string) {
  const { sendContactMessage: sendMessage } = await import('@/lib/contact/send')
  const name = `${UNIQUE_VALUES.firstname} ${UNIQUE_VALUES.lastname}`
  await sendMessage({
    name,
    email: UNIQUE_VALUES.email,
    subject: UNIQUE_VALUES.subject,
    message: UNIQUE_VALUES.message,
  })
  const [message] = await db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.email, UNIQUE_VALUES.email))
  await db
    .insert(contactReplies)
    .values({ contactMessageId: message?.id ?? '', repliedBy: userId, text: UNIQUE_VALUES.answer })
  await db.insert(emailAnswers).values({
    ...{ contactMessageId: message?.id, receivedId: 'received', name, text: UNIQUE_VALUES.letter },
    email: UNIQUE_VALUES.email,
  })
  const { enqueueMail } = await import('@/lib/mail/outbox')
  const data = { firstname: UNIQUE_VALUES.letter, link: 'https://uns.example/x' }
  await enqueueMail<EmailTemplateData>(db, {
    template: 'resetLink',
    to: UNIQUE_VALUES.email.toUpperCase(),
    data,
  })
  const content = { subject: 'Reminder', html: '', text: UNIQUE_VALUES.letter, tags: [] }
  const [announcement] = await db
    .insert(announcements)
    .values({ audience: 'news', subject: 'News', body: 'News', changedBy: userId })
    .returning({ announcementId: announcements.id })
  if (announcement)
    await db.insert(announcementRecipients).values({ ...announcement, userId, mailId: userId })
  await db.insert(mailBatches).values({
    id: randomUUID(),
    payload: [{ from: 'no-reply@uns.example', to: UNIQUE_VALUES.email, ...content }],
  })
}

export async function addMembership(db: Db, userId: string, schoolId: string) {
  const { memberships } = await import('@/db/schema')
  await db.insert(memberships).values({ userId, schoolId, role: 'teacher' })
  await db.insert(seatAnswers).values({ userId, schoolId, answer: 'waits' })
  await addSiteEditor(db, userId, schoolId)
  const [site] = await db.select().from(schoolSites).where(eq(schoolSites.schoolId, schoolId))
  await db.insert(schoolSiteMessages).values({
    siteId: site?.id ?? '',
    name: UNIQUE_VALUES.firstname,
    email: UNIQUE_VALUES.email,
    message: UNIQUE_VALUES.message,
  })
  await db.insert(schoolSiteEnquiries).values({
    ...{ siteId: site?.id ?? '', name: UNIQUE_VALUES.firstname, email: UNIQUE_VALUES.email },
    ...{ className: 'Class 6', schoolYear: '2027-28', message: UNIQUE_VALUES.message },
    fingerprint: userId,
  })
  const [login] = await db.select().from(sessions).where(eq(sessions.userId, userId))
  await db.insert(pushSubscriptions).values({
    sessionId: login?.id ?? '',
    ...{ userId, endpoint: `https://fcm.googleapis.com/${userId}` },
    ...{ p256dh: 'a key', auth: 'a secret', browser: 'firefox/android' },
  })
  await newInHouseSession(db, schoolId, [userId], { plannedBy: userId })
  const [webhook] = await db
    .insert(webhooks)
    .values({
      ...{ schoolId, title: 'Staff list', url: 'https://receiver.example', createdBy: userId },
      ...{ events: ['term.changed'], encryptedSecret: 'sealed' },
    })
    .returning({ id: webhooks.id })
  await db.insert(webhookDeliveries).values({
    ...{ webhookId: webhook?.id ?? '', eventId: userId, event: 'member.joined', dueAt: null },
    ...{ object: `member:${userId}`, userId, payload: '{}' },
  })
  await db.insert(schoolNotes).values({ schoolId, authorId: userId, text: 'Call in June.' })
  await db.insert(schoolResponsibles).values({ schoolId, userId })
  await db
    .insert(schoolViews)
    .values({ userId, name: 'x', filters: { term: 'none' }, isShared: false })
  const [application] = await db
    .insert(applications)
    .values({ schoolId, userId, decidedBy: userId, kind: 'renewal', state: 'withdrawn' })
    .returning({ id: applications.id })
  await db
    .insert(applicationQuestions)
    .values({ applicationId: application?.id ?? '', askedBy: userId, text: 'When?' })
  await db.insert(invitations).values([
    {
      schoolId,
      email: UNIQUE_VALUES.email,
      tokenHash: `used ${userId}`,
      usedAt: sql`now()`,
      usedBy: userId,
    },
    { schoolId, email: UNIQUE_VALUES.email, tokenHash: `open ${userId}` },
  ])
}

/** All rows of each table as text, read once for any number of searches. */
export async function readTables(db: Db): Promise<{ name: string; text: string }[]> {
  const { allTables: tables } = await import('@/lib/privacy/columns')
  const { getTableConfig } = await import('drizzle-orm/pg-core')
  const contents: { name: string; text: string }[] = []
  for (const table of tables) {
    const { name } = getTableConfig(table)
    const [row] = await db
      .select({ text: sql<string | null>`string_agg(t::text, ' ')` })
      .from(sql.raw(`"${name}" as t`))
    contents.push({ name, text: (row?.text ?? '').toLowerCase() })
  }
  return contents
}

export const findTablesContaining = async (db: Db, ...texts: string[]): Promise<string[]> =>
  (await readTables(db))
    .filter(({ text }) => texts.some((part) => text.includes(part.toLowerCase())))
    .map(({ name }) => name)
    .sort()

export function findFilesContaining(folder: string, text: string): string[] {
  const outbox = path.join(folder, 'outbox')
  // The first email creates it.
  if (!existsSync(outbox)) return []
  return readdirSync(outbox, { encoding: 'utf8' }).filter((name) =>
    readFileSync(path.join(outbox, name), 'utf8').toLowerCase().includes(text.toLowerCase()),
  )
}
