import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog, contactMessages, mailOutbox, privacyRequests, users } from '@/db/schema'
import { sendContactMessage } from '@/lib/contact/send'
import { consumeDataExportLink, sendDataExportLink } from '@/lib/privacy/data-export'
import {
  findRequestOfMessage,
  listPrivacyRequests,
  requestErasureByTeam,
} from '@/lib/privacy/erasure/request'
import {
  closePrivacyRequest,
  purgePrivacyRequests,
  recordPrivacyRequest,
} from '@/lib/privacy/requests'
import { getPendingWork } from '@/lib/team/today/pending-work'
import { newTeamMember } from '../support/applications'
import { openInProcessDatabase } from '../support/in-process'
import { countOutcomes, runConcurrently } from '../support/registered-users'
import { newUser } from '../support/schools'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let teamMember: Awaited<ReturnType<typeof newUser>>
beforeAll(async () => {
  site = await openInProcessDatabase()
  teamMember = await newTeamMember(site.db)
})
afterAll(() => site?.close())

const newConfirmedUser = () => newUser(site.db, { emailConfirmedAt: new Date() })
const record = (userId: string, input: Partial<Parameters<typeof recordPrivacyRequest>[2]> = {}) =>
  recordPrivacyRequest(teamMember, userId, { kind: 'export', receivedOn: '', ...input })

async function dayAgo(days: number) {
  const [row] = await site.db
    .select({ day: sql<string>`(day_in_india() - ${days}::int)::text` })
    .from(sql`(select 1) as one`)
  return row?.day ?? ''
}

const listActions = async (userId: string) =>
  (
    await site.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.userId, userId))
      .orderBy(auditLog.id)
  ).map(({ action }) => action)

describe('a request', () => {
  test('counts 30 days from the day it was received; the start page lists the most urgent first', async () => {
    const [first, second, third] = [
      await newConfirmedUser(),
      await newConfirmedUser(),
      await newConfirmedUser(),
    ]
    await record(first.id, { receivedOn: await dayAgo(5) })
    await record(second.id, { kind: 'correction', receivedOn: await dayAgo(31) })
    await record(third.id)
    const { endsSoon } = await getPendingWork('manager')
    const rows = endsSoon.filter(({ targetId }) =>
      [first.id, second.id, third.id].includes(targetId),
    )
    expect(rows.map(({ targetId, daysLeft }) => [targetId, daysLeft])).toEqual([
      [second.id, -1],
      [first.id, 25],
      [third.id, 30],
    ])
    expect((await getPendingWork('editor')).endsSoon.map(({ targetId }) => targetId)).not.toContain(
      first.id,
    )
  })

  test('is recorded once of each kind, also twice at once, and closed once', async () => {
    const user = await newConfirmedUser()
    const results = await runConcurrently(10, () => record(user.id))
    expect(countOutcomes(results)).toEqual({ done: 1, words: ['privacyRequestOpen'] })
    await record(user.id, { kind: 'erasure' })
    const [request] = (await listPrivacyRequests(user.id)).filter(({ kind }) => kind === 'export')
    const closings = await runConcurrently(5, () =>
      closePrivacyRequest(teamMember, request?.id ?? ''),
    )
    expect(countOutcomes(closings)).toEqual({ done: 1, words: ['privacyRequestDone'] })
    expect(await listActions(user.id)).toEqual([
      'privacy-request.recorded',
      'privacy-request.recorded',
      'privacy-request.closed',
    ])
    await record(user.id)
    expect((await listPrivacyRequests(user.id)).map(({ doneAt }) => doneAt !== null)).toEqual([
      false,
      false,
      true,
    ])
  })

  test('is refused for a future day and an unknown user', async () => {
    const user = await newConfirmedUser()
    await expect(record(user.id, { receivedOn: await dayAgo(-1) })).rejects.toMatchObject({
      code: 'dayInFuture',
    })
    for (const id of [crypto.randomUUID(), 'x'])
      await expect(record(id)).rejects.toMatchObject({ code: 'notFound' })
  })

  test('takes the day of its message, which is then listed once; a message of others is refused', async () => {
    const user = await newConfirmedUser()
    const sendMessage = async (email: string) => {
      await sendContactMessage({
        ...{ name: 'Asha', email, subject: 'About my data', message: 'Send me my data.' },
      })
      const [message] = await site.db
        .update(contactMessages)
        .set({ createdAt: sql`now() - interval '10 days'` })
        .where(eq(contactMessages.email, email))
        .returning({ id: contactMessages.id })
      return message?.id ?? ''
    }
    const message = await sendMessage(user.email)
    const foreignMessage = await sendMessage('someone@else.example')
    await expect(record(user.id, { message: foreignMessage })).rejects.toMatchObject({
      code: 'notFound',
    })
    await record(user.id, { message })
    expect(await findRequestOfMessage(message)).toMatchObject({ userId: user.id })
    const { endsSoon } = await getPendingWork('manager')
    const targets = endsSoon.filter(({ targetId }) => [user.id, message].includes(targetId))
    expect(targets).toMatchObject([{ targetId: user.id, daysLeft: 20 }])
  })

  test('that is done is deleted after a year, an open one never', async () => {
    const user = await newConfirmedUser()
    await record(user.id)
    await record(user.id, { kind: 'correction' })
    await site.db
      .update(privacyRequests)
      .set({ doneAt: sql`now() - interval '366 days'` })
      .where(and(eq(privacyRequests.userId, user.id), eq(privacyRequests.kind, 'export')))
    await purgePrivacyRequests(site.db)
    expect((await listPrivacyRequests(user.id)).map(({ kind }) => kind)).toEqual(['correction'])
  })
})

describe('the team', () => {
  test('sends the data to the user, whose login alone opens the link; the request is done', async () => {
    const [user, other] = [await newConfirmedUser(), await newConfirmedUser()]
    await record(user.id, { receivedOn: await dayAgo(3) })
    await sendDataExportLink(teamMember, user.id)
    const [email] = await site.db
      .select({ data: mailOutbox.data })
      .from(mailOutbox)
      .where(and(eq(mailOutbox.recipient, user.email), eq(mailOutbox.template, 'dataExportReady')))
    const token = String(email?.data.link).split('/').at(-1) ?? ''
    expect(await consumeDataExportLink(other, token)).toBe(false)
    expect(await consumeDataExportLink(teamMember, token)).toBe(false)
    expect(await consumeDataExportLink(user, token)).toBe(true)
    expect(await consumeDataExportLink(user, token)).toBe(false)
    expect((await listPrivacyRequests(user.id)).map(({ doneAt }) => doneAt === null)).toEqual([
      false,
    ])
    expect(await listActions(user.id)).toEqual(['privacy-request.recorded', 'user.exported'])
  })

  test('cannot send data to an address that is not confirmed or fails', async () => {
    const unconfirmed = await newUser(site.db)
    const failed = await newUser(site.db, {
      ...{ emailConfirmedAt: new Date(), emailFailedAt: new Date() },
    })
    for (const { id } of [unconfirmed, failed])
      await expect(sendDataExportLink(teamMember, id)).rejects.toMatchObject({
        code: 'emailNotUsable',
      })
  })

  test('starts an erasure under a request, which ends with the account', async () => {
    const user = await newConfirmedUser()
    await requestErasureByTeam(teamMember, user.id, false)
    await requestErasureByTeam(teamMember, user.id, false)
    expect(await listPrivacyRequests(user.id)).toMatchObject([
      { kind: 'erasure', doneAt: null, daysLeft: 30 },
    ])
    await site.db.delete(users).where(eq(users.id, user.id))
    expect(await listPrivacyRequests(user.id)).toEqual([])
  })
})
