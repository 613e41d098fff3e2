import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GET, POST } from '@/app/api/mail/unsubscribe/[token]/route'
import { mailOutbox, terms, users } from '@/db/schema'
import { composeEmail, templateNames } from '@/lib/housekeeping/email-templates'
import { renderEmail } from '@/lib/mail/render'
import { createUnsubscribeToken, createUnsubscribeUrl } from '@/lib/mail/unsubscribe'
import { inviteTeachers } from '@/lib/schools/invitation/invite'
import { sendTermReminders } from '@/lib/schools/terms/ending'
import { openInProcessDatabase } from '../support/in-process'
import { newSchool, newUser } from '../support/schools'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>

beforeAll(async () => {
  site = await openInProcessDatabase({ APP_URL: 'https://uns.example' })
})
afterAll(() => site?.close())

/** Like a one-click mail client: one form field, no cookie, no origin. */
const postToken = (token: string) =>
  POST(
    new Request(`https://uns.example/api/mail/unsubscribe/${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    }),
    { params: Promise.resolve({ token }) },
  )

const getToken = (token: string) =>
  GET(new Request(`https://uns.example/api/mail/unsubscribe/${token}`), {
    params: Promise.resolve({ token }),
  })

async function readPreferences(id: string) {
  const [row] = await site.db.select().from(users).where(eq(users.id, id))
  return { reminders: row?.wantsReminders, news: row?.wantsNews }
}

test('one click ends one kind of email for one user, and opening the link ends nothing', async () => {
  const [user, otherUser] = [await newUser(site.db), await newUser(site.db)]
  await site.db.update(users).set({ wantsNews: true })
  const token = createUnsubscribeToken({ userId: user.id, kind: 'reminders' })
  const viewResponse = await getToken(token)
  expect(viewResponse.status).toBe(303)
  expect(viewResponse.headers.get('location')).toBe(`https://uns.example/unsubscribe/${token}`)
  expect(await readPreferences(user.id)).toEqual({ reminders: true, news: true })
  for (const _ of [1, 2]) expect((await postToken(token)).status).toBe(200)
  expect(await readPreferences(user.id)).toEqual({ reminders: false, news: true })
  expect(await readPreferences(otherUser.id)).toEqual({ reminders: true, news: true })
})

test('a token cannot be altered for another user or kind', async () => {
  const [user, victim] = [await newUser(site.db), await newUser(site.db)]
  const ownToken = createUnsubscribeToken({ userId: user.id, kind: 'reminders' })
  const victimId = victim.id.replaceAll('-', '')
  const forgedTokens = [
    `r${victimId}${ownToken.slice(33)}`,
    `n${ownToken.slice(1)}`,
    ownToken.slice(0, -1),
    `${ownToken}A`,
    ownToken.toUpperCase(),
    '',
  ]
  for (const token of forgedTokens) expect((await postToken(token)).status).toBe(404)
  expect(await readPreferences(victim.id)).toEqual({ reminders: true, news: false })
  expect(await readPreferences(user.id)).toEqual({ reminders: true, news: false })
})

test('a term reminder has the headers and the link, and is not sent after unsubscribing', async () => {
  const [subscribedSchool, optedOutSchool] = [await newSchool(site.db), await newSchool(site.db)]
  await site.db
    .update(users)
    .set({ wantsReminders: false })
    .where(eq(users.id, optedOutSchool.coordinator.id))
  await site.db
    .update(terms)
    .set({ firstDay: sql`day_in_india() - 300`, lastDay: sql`day_in_india() + 7` })
  await sendTermReminders()
  const emails = await site.db.select().from(mailOutbox).where(eq(mailOutbox.template, 'termEnds'))
  expect(emails.map(({ recipient }) => recipient)).toEqual([subscribedSchool.coordinator.email])
  const data = emails[0]?.data as never
  const { headers, html, text } = await renderEmail(composeEmail('termEnds', data))
  const link = createUnsubscribeUrl({
    userId: subscribedSchool.coordinator.id,
    kind: 'reminders',
  })
  expect(headers).toEqual({
    'List-Unsubscribe': `<${link}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(link).toMatch(/^https:\/\//)
  for (const body of [html, text]) expect(body).toContain(link)
})

test('an invitation has the headers, and unsubscribing stops invitations from all schools', async () => {
  const [school, otherSchool] = [await newSchool(site.db), await newSchool(site.db)]
  const invitationInput = { addresses: 'leela@school.example', send: true }
  expect((await inviteTeachers(school.coordinator, invitationInput)).sent).toBe(1)
  const [invitationEmail] = await site.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, 'leela@school.example'))
  const { headers } = await renderEmail(
    composeEmail('schoolInvitation', invitationEmail?.data as never),
  )
  const [, token = ''] = /unsubscribe\/([\w-]+)>$/.exec(headers?.['List-Unsubscribe'] ?? '') ?? []
  expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  expect(token).not.toContain('leela')
  for (const _ of [1, 2]) expect((await postToken(token)).status).toBe(200)
  for (const variant of ['leela@school.example', 'Leela+x@school.example']) {
    const { sent, lines } = await inviteTeachers(otherSchool.coordinator, {
      addresses: variant,
      send: true,
    })
    expect(sent).toBe(0)
    expect(lines[0]?.status).toBe('declined')
  }
  const otherInvitation = { addresses: 'ravi@school.example', send: true }
  expect((await inviteTeachers(otherSchool.coordinator, otherInvitation)).sent).toBe(1)
})

/**
 * Emails about the recipient's own action, account or registration, a reply to a message, or a
 * visitor's message to the recipient's school.
 */
const ABOUT_THE_READER =
  /^(quotation|billingDocument|orderReminder|seatsAdded|resetLink|factorLink|mergePlanned|welcome|loginAttempts|confirmAddress|newAddress(ByTeam)?|addressC\w+|dataExportReady|account(Ended|Extended)|erasure\w+|recovery\w+|institutionReceived|subscriptionDecided|schoolOpened|schoolQuestion|joinedSchool|removedFromSchool|movedToSchool|coordinatorNamed|messageAnswer|site(Message|Enquiry)|loginMethodChanged|apiTokenCreated|teamTokenCreated|webhookStopped|certificate\w+|liveSession(Registered|Waiting|MovedUp|Moved|Cancelled|Restored)|team\w+)$/

test('every email is either about the recipient’s own action or has a one-click unsubscribe', async () => {
  const oneClickTemplates = templateNames.filter((name) => !ABOUT_THE_READER.test(name))
  expect(oneClickTemplates.sort()).toEqual([
    'announcement',
    'attendanceInvitation',
    'liveSessionSoon',
    'liveSessionTomorrow',
    'news',
    'schoolAddress',
    'schoolInvitation',
    'schoolLoginEnded',
    'sessionAnnounced',
    'siteApprovalAsked',
    'siteDocumentsEnd',
    'siteDomainEnded',
    'siteEnds',
    'termEnds',
    'trainingReminder',
  ])
})

test("emails about the recipient's own action have no unsubscribe header", async () => {
  const email = composeEmail('loginAttempts', { firstname: 'Asha' })
  expect((await renderEmail(email)).headers).toBeUndefined()
})
