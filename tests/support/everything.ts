import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import {
  addressLinks,
  applicationQuestions,
  applications,
  attendanceImports,
  authenticators,
  certificates,
  contacts,
  dataCopies,
  gatheringLetters,
  gatherings,
  invitations,
  items,
  learningEntries,
  loginAddresses,
  looks,
  messageAnswers,
  pageNotes,
  passkeyChallenges,
  passkeys,
  passwordResetTokens,
  presences,
  readingPlaces,
  recoveries,
  recoveryCodes,
  registrations,
  sessions,
  uploads,
  users,
} from '@/db/schema'
import { registered } from './rights'

/** Somebody who has left something in every corner of the site, in words that occur nowhere else. */

export const RARE = {
  firstname: 'Zyxantha',
  lastname: 'Quorvellin',
  email: 'zyxantha@quorvellin.example',
  phone: '9182736450',
  certificateName: 'Brimblewick',
  note: 'plumbago-note',
  message: 'kestrelwhim-message',
  answer: 'thistledown-answer',
  subject: 'marrowgate-subject',
  course: 'oddmentia-course',
  provider: 'fennimore-provider',
  browser: 'Rarefox/77',
  passkey: 'wobbleforge-key',
  nextAddress: 'next-quillaby@rare.example',
  reachedAt: 'reached-dunnock@rare.example',
  letter: 'gallimaufry-letter',
  upload: 'spindlewrack-upload.pdf',
}

export async function somebodyWhoDidEverything(db: Db) {
  const teacher = await registered(db, {
    firstname: RARE.firstname,
    lastname: RARE.lastname,
    email: RARE.email,
    phone_number: RARE.phone,
  })
  const userId = teacher.id
  await db
    .update(users)
    .set({ emailConfirmedAt: sql`now()`, certificateName: `Z. ${RARE.certificateName}` })
    .where(eq(users.id, userId))
  await leaveInAccount(db, userId)
  await leaveInSeries(db, userId)
  await leaveInMessages(db, userId)
  return teacher
}

const soon = sql`now() + interval '1 hour'`

async function leaveInAccount(db: Db, userId: string) {
  const hash = (name: string) => `${name} ${userId}`
  await db.insert(sessions).values({
    userId,
    tokenHash: hash('session'),
    browser: RARE.browser,
    expiresAt: soon,
  })
  await db.insert(passwordResetTokens).values({ userId, tokenHash: hash('reset'), expiresAt: soon })
  await db.insert(loginAddresses).values({ userId, address: 'mark', expiresAt: soon })
  await db.insert(addressLinks).values({
    userId,
    kind: 'change',
    email: RARE.nextAddress,
    tokenHash: hash('change'),
    expiresAt: soon,
  })
  await db.insert(recoveries).values({ userId, email: RARE.reachedAt })
  await db.insert(dataCopies).values({ userId, tokenHash: hash('copy'), expiresAt: soon })
  const key = { publicKey: '-', counter: 0, backedUp: false, name: RARE.passkey }
  await db.insert(passkeys).values({ id: hash('key'), userId, ...key })
  await db
    .insert(passkeyChallenges)
    .values({ challenge: hash('challenge'), purpose: 'add', userId, expiresAt: soon })
  await db.insert(looks).values({ userId, thing: 'message 7' })
  await db.insert(uploads).values({ userId, name: RARE.upload, bytes: 7, expiresAt: soon })
  await db.insert(authenticators).values({ userId, sealedSecret: '-' })
  await db.insert(recoveryCodes).values({ userId, codeHash: '-' })
  const book = { userId, bookId: 'rubrics', page: 3 }
  await db.insert(readingPlaces).values({ ...book, view: 'text', down: 0 })
  await db.insert(pageNotes).values({ ...book, bookmarked: true, note: RARE.note })
}

async function leaveInSeries(db: Db, userId: string) {
  const book = { shelf: 'book', place: 1, access: 'free' } as const
  await db.insert(items).values({ ...book, id: randomUUID(), changedBy: userId })
  const [gathering] = await db
    .insert(gatherings)
    .values({
      slug: randomUUID(),
      changedBy: userId,
      kind: 'series',
      title: 'Ethics',
      summary: 'A session',
      host: 'A host',
      hostLine: 'of the team',
      startsAt: sql`now() - interval '1 day'`,
      minutes: 60,
      meetingAddress: 'https://meet.example',
      audience: 'person',
      proof: 'joining',
    })
    .returning({ id: gatherings.id })
  const gatheringId = gathering?.id ?? ''
  await db.insert(registrations).values({ gatheringId, userId, state: 'registered' })
  await db.insert(presences).values({ gatheringId, userId, how: 'joining' })
  await db.insert(gatheringLetters).values({ gatheringId, userId, kind: 'day' })
  await db.insert(attendanceImports).values({ gatheringId, importedBy: userId })
  const number = `UNS-${userId.slice(0, 8)}`
  await db
    .insert(certificates)
    .values({ number, gatheringId, userId, name: `Z. ${RARE.certificateName}` })
  const course = { title: RARE.course, provider: RARE.provider, day: '2026-05-01', minutes: 90 }
  await db.insert(learningEntries).values({ userId, ...course })
}

async function leaveInMessages(db: Db, userId: string) {
  const { sendMessage } = await import('@/lib/contact/commands/send')
  const name = `${RARE.firstname} ${RARE.lastname}`
  await sendMessage({ name, email: RARE.email, subject: RARE.subject, message: RARE.message })
  const [message] = await db.select().from(contacts).where(eq(contacts.email, RARE.email))
  await db
    .insert(messageAnswers)
    .values({ contactId: message?.id ?? '', answeredBy: userId, text: RARE.answer })
  const { enqueueMail } = await import('@/lib/mail/outbox')
  const data = { firstname: RARE.letter, link: 'https://uns.example/x' }
  await enqueueMail(db, { template: 'resetLink', to: RARE.email.toUpperCase(), data })
}

/** A seat in somebody's school, by an invitation that was sent to the address; and a form sent once. */
export async function seatIn(db: Db, userId: string, schoolId: string) {
  const { memberships } = await import('@/db/schema')
  await db.insert(memberships).values({ userId, schoolId, role: 'teacher' })
  const [form] = await db
    .insert(applications)
    .values({ schoolId, userId, decidedBy: userId, kind: 'renewal', state: 'withdrawn' })
    .returning({ id: applications.id })
  await db
    .insert(applicationQuestions)
    .values({ applicationId: form?.id ?? '', askedBy: userId, text: 'When?' })
  await db.insert(invitations).values([
    {
      schoolId,
      email: RARE.email,
      tokenHash: `used ${userId}`,
      usedAt: sql`now()`,
      usedBy: userId,
    },
    { schoolId, email: RARE.email, tokenHash: `open ${userId}` },
  ])
}

/** In which tables a text (or one of several, with `|` between them) occurs, in any column, whatever its type. */
export async function tablesWith(db: Db, text: string): Promise<string[]> {
  const { tables } = await import('@/lib/rights/columns')
  const { getTableConfig } = await import('drizzle-orm/pg-core')
  const found: string[] = []
  for (const table of tables) {
    const { name } = getTableConfig(table)
    const rows = await db
      .select({ one: sql`1` })
      .from(sql.raw(`"${name}" as t`))
      .where(sql`t::text ~* ${text}`)
    if (rows.length > 0) found.push(name)
  }
  return found.sort()
}

/** Which files under a folder hold a text; the embedded database's own files aside. */
export const filesWith = (folder: string, text: string): string[] =>
  readdirSync(path.join(folder, 'outbox'), { encoding: 'utf8' }).filter((name) =>
    readFileSync(path.join(folder, 'outbox', name), 'utf8')
      .toLowerCase()
      .includes(text.toLowerCase()),
  )
