import { and, asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { POST as subscribeRoute } from '@/app/api/auth/user/subscribe/route'
import { POST as confirmRoute } from '@/app/api/school/email/[token]/route'
import { POST as sendLinkRoute } from '@/app/api/school/email/route'
import { POST as publishRoute } from '@/app/api/school/website/publish/route'
import { POST as createSiteRoute } from '@/app/api/school/website/route'
import { POST as messageRoute } from '@/app/api/websites/[slug]/message/route'
import {
  invitations,
  mailOutbox,
  memberships,
  schoolSiteMessages,
  schoolSites,
  schools,
  users,
} from '@/db/schema'
import type { RouteHandler } from '@/lib/api/define-route'
import {
  listSiteMessages,
  purgeSiteMessages,
  removeSiteMessage,
  sendSiteMessage,
} from '@/lib/school-sites/messages'
import { publishSite } from '@/lib/school-sites/publish'
import { filterPublicSlugs } from '@/lib/school-sites/serving/find-site'
import { buildSiteResponse } from '@/lib/school-sites/serving/site-response'
import { getLastSiteChange, listSiteChanges } from '@/lib/school-sites/site/changes'
import { createInvitationHash, createInvitationToken } from '@/lib/schools/invitation/links'
import { joinSchool } from '@/lib/schools/join'
import {
  confirmSchoolEmailByLink,
  findConfirmedRecipient,
  findDecisionRecipient,
  findSchoolOfEmailLink,
  getSchoolEmail,
  sendSchoolEmailLink,
} from '@/lib/schools/school-email'
import { handOverSchool } from '@/lib/schools/teachers/hand-over'
import { bearerHeader, newSchoolForm, newTeacher } from '../support/api-user'
import { openInProcessDatabase } from '../support/in-process'
import { replaceAfter } from '../support/next-server'
import { newSite } from '../support/school-sites'
import { newSchool, newUser, parseLinkToken } from '../support/schools'
import { newUserToken } from '../support/team'

/** Emails stay in the outbox. */
replaceAfter(() => {})

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
beforeAll(async () => {
  site = await openInProcessDatabase({ RATE_LIMIT_CONTACT: '1000/60' })
})
afterAll(() => site?.close())

async function send(
  handle: RouteHandler,
  { body = {}, token, params = {} }: { body?: unknown; token?: string; params?: object },
): Promise<number> {
  const headers = { 'content-type': 'application/json', ...(token && bearerHeader(token)) }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await handle(new Request('http://localhost:3000/api', init), {
    params: Promise.resolve({ ...params }),
  })
  await response.text()
  return response.status
}

const PHISHING = 'Your account is locked. Log in at https://evil.example/bank to open it.'
const message = { name: 'A Parent', email: 'parent@home.example', message: PHISHING }

const listMails = (recipient: string) =>
  site.db
    .select()
    .from(mailOutbox)
    .where(eq(sql`lower(${mailOutbox.recipient})`, recipient.toLowerCase()))
    .orderBy(asc(mailOutbox.createdAt))
const listTemplates = async (recipient: string) =>
  (await listMails(recipient)).map(({ template }) => template)

const confirmAccount = (userId: string, emailConfirmedAt: Date | null = new Date()) =>
  site.db.update(users).set({ emailConfirmedAt }).where(eq(users.id, userId))

const countStored = async (slug: string) => {
  const [row] = await site.db.select().from(schoolSites).where(eq(schoolSites.slug, slug))
  return site.db.$count(schoolSiteMessages, eq(schoolSiteMessages.siteId, row?.id ?? ''))
}

const confirmSchool = (id: string) =>
  site.db.update(schools).set({ confirmedEmail: schools.email }).where(eq(schools.id, id))

const readEmail = async (id: string) => {
  const [row] = await site.db.select().from(schools).where(eq(schools.id, id))
  return row?.email ?? ''
}

test('nobody sends text to an address that never agreed, through the website of a school', async () => {
  const victim = newTeacher().email
  const account = await newUser(site.db)
  const token = await newUserToken(site.db, account.id)
  const form = newSchoolForm({
    ...{ institution_name: 'State Bank of India alerts', school_email: victim },
  })
  const body = { ...form, userId: account.id }
  expect(await send(subscribeRoute, { body, token })).toBe(200)
  const slug = 'bank-alerts-salem'
  expect(await send(createSiteRoute, { body: { slug }, token })).toBe(201)
  expect(await send(publishRoute, { token })).toBe(409)
  expect(await send(messageRoute, { body: message, params: { slug } })).toBe(404)

  await confirmAccount(account.id)
  expect(await send(publishRoute, { token })).toBe(200)
  for (let count = 0; count < 20; count += 1)
    expect(await send(messageRoute, { body: message, params: { slug } })).toBe(201)
  expect(await countStored(slug)).toBe(20)
  expect(await listTemplates(victim)).toEqual(['institutionReceived'])
  expect(JSON.stringify(await listMails(victim))).not.toContain('evil.example')

  expect(await send(sendLinkRoute, { token })).toBe(200)
  expect(await listTemplates(victim)).toEqual(['institutionReceived', 'schoolAddress'])
  expect(await listSiteMessages(account, {})).toMatchObject({
    rows: Array(20).fill({ message: PHISHING, mailId: null }),
  })
})

describe('the address of the school', () => {
  const requestLink = async (coordinator: { id: string; firstname: string }, email: string) => {
    await sendSchoolEmailLink(coordinator)
    const [mail] = (await listMails(email)).filter(({ template }) => template === 'schoolAddress')
    return parseLinkToken(mail?.data.link ?? '')
  }

  test('is confirmed by the link that was sent to it; then messages are emailed', async () => {
    const { coordinator, slug, school } = await newSite(site.db)
    await publishSite(coordinator)
    const email = await readEmail(school.id)
    const token = await requestLink(coordinator, email)
    expect(await getSchoolEmail(school.id)).toEqual({ email, isConfirmed: false })
    for (const bad of [
      `${token.slice(0, -1)}!`,
      token.replace(/^./, (first) => (first === '0' ? '1' : '0')),
      'x',
      `${token}0`,
    ])
      expect(await send(confirmRoute, { params: { token: bad } })).toBe(400)
    expect(await send(confirmRoute, { params: { token } })).toBe(200)
    expect(await send(confirmRoute, { params: { token } })).toBe(200)
    expect(await getSchoolEmail(school.id)).toEqual({ email, isConfirmed: true })
    await sendSiteMessage(slug, message, '192.0.2.1')
    expect((await listMails(email)).at(-1)).toMatchObject({ template: 'siteMessage' })
    expect(await countStored(slug)).toBe(1)
  })

  test('must be confirmed again after a change, and an old link confirms no other address', async () => {
    const school = await newSchool(site.db)
    const token = await requestLink(school.coordinator, await readEmail(school.id))
    await confirmSchoolEmailByLink(token)
    const email = newTeacher().email
    await site.db.update(schools).set({ email }).where(eq(schools.id, school.id))
    expect(await getSchoolEmail(school.id)).toEqual({ email, isConfirmed: false })
    expect(await send(confirmRoute, { params: { token } })).toBe(400)
  })

  test('a link works for seven days', async () => {
    const school = await newSchool(site.db)
    const token = await requestLink(school.coordinator, await readEmail(school.id))
    const expiry = Number.parseInt(token.slice(32, 40), 16) * 1000
    expect(Math.round((expiry - Date.now()) / 86_400_000)).toBe(7)
    const past = Math.floor(Date.now() / 1000 - 10).toString(16)
    expect(await findSchoolOfEmailLink(token.slice(0, 32) + past + token.slice(40))).toBeNull()
  })

  test('is confirmed by a coordinator who has confirmed the same address', async () => {
    const email = newTeacher().email
    const coordinator = await newUser(site.db, { email })
    const school = await newSchool(site.db, { school_email: email.toUpperCase() })
    const { schoolId } = await joinAs(coordinator, school.id)
    expect(await getSchoolEmail(schoolId)).toMatchObject({ isConfirmed: false })
    await confirmAccount(coordinator.id)
    expect(await getSchoolEmail(schoolId)).toMatchObject({ isConfirmed: true })
  })

  test('is confirmed by a user who opens an invitation that was sent to it', async () => {
    const school = await newSchool(site.db)
    const email = await readEmail(school.id)
    const id = crypto.randomUUID()
    await site.db.insert(invitations).values({
      ...{ id, schoolId: school.id, email, tokenHash: createInvitationHash(id) },
      expiresAt: sql`now() + interval '1 day'`,
    })
    await joinSchool(await newUser(site.db), createInvitationToken(id))
    expect(await getSchoolEmail(school.id)).toMatchObject({ isConfirmed: true })
  })

  test('only a coordinator with a confirmed address of their own sends the link', async () => {
    const school = await newSchool(site.db)
    await confirmAccount(school.coordinator.id, null)
    await expect(sendSchoolEmailLink(school.coordinator)).rejects.toMatchObject({
      code: 'confirmEmailToInvite',
    })
    await expect(sendSchoolEmailLink(await newUser(site.db))).rejects.toMatchObject({
      status: 404,
    })
  })

  async function joinAs(user: { id: string }, schoolId: string) {
    const role = 'coordinator' as const
    await site.db.insert(memberships).values({ userId: user.id, schoolId, role })
    return { schoolId }
  }
})

describe('who gets what the school has asked for', () => {
  const findRecipient = (id: string) => findConfirmedRecipient(site.db, id)

  test('the school once confirmed, before that a coordinator with a confirmed address, else nobody', async () => {
    const school = await newSchool(site.db)
    const email = await readEmail(school.id)
    expect(await findRecipient(school.id)).toBe(school.coordinator.email)
    await confirmAccount(school.coordinator.id, null)
    expect(await findRecipient(school.id)).toBeNull()
    expect(await findDecisionRecipient(site.db, { id: school.id, email })).toBe(email)
    await confirmSchool(school.id)
    expect(await findRecipient(school.id)).toBe(email)
  })
})

describe('a website', () => {
  const isPublic = async (slug: string) =>
    (await buildSiteResponse(slug, '')).response.status === 200 &&
    (await filterPublicSlugs([slug])).length === 1

  test('is public only while a coordinator has a confirmed address, and cached pages end with it', async () => {
    const { coordinator, slug, school } = await newSite(site.db)
    await confirmAccount(coordinator.id, null)
    await expect(publishSite(coordinator)).rejects.toMatchObject({
      code: 'siteNeedsCoordinator',
    })
    await confirmAccount(coordinator.id)
    await publishSite(coordinator)
    expect(await isPublic(slug)).toBe(true)
    const successor = await newUser(site.db)
    const [seat] = await site.db
      .insert(memberships)
      .values({ userId: successor.id, schoolId: school.id, role: 'teacher' })
      .returning()
    const before = await getLastSiteChange()
    await handOverSchool(coordinator, seat?.id ?? '')
    expect(await isPublic(slug)).toBe(false)
    expect((await listSiteChanges(before)).changes).toMatchObject([{ slug }])
    await confirmAccount(successor.id)
    expect(await isPublic(slug)).toBe(true)
  })
})

describe('many messages', () => {
  const openSite = async () => {
    const own = await newSite(site.db)
    await publishSite(own.coordinator)
    await confirmSchool(own.school.id)
    return { ...own, email: await readEmail(own.school.id) }
  }
  const countEmailed = async (email: string) =>
    (await listMails(email)).filter(({ template }) => template === 'siteMessage').length

  test('above the limit wait under My school, and a network that sends many stops no other one', async () => {
    const { slug, email, coordinator } = await openSite()
    for (const ip of ['198.51.100.1', '198.51.100.9', '203.0.113.1', '203.0.114.1', '203.0.115.1'])
      for (let count = 0; count < 8; count += 1) await sendSiteMessage(slug, message, ip)
    expect(await countEmailed(email)).toBe(20)
    await sendSiteMessage(slug, { ...message, message: 'When does it begin?' }, '192.0.2.9')
    expect(await countEmailed(email)).toBe(20)
    expect(await countStored(slug)).toBe(41)
    const page = await listSiteMessages(coordinator, {})
    expect(page?.rows[0]).toMatchObject({ message: 'When does it begin?', mailId: null })
    expect(page?.rows).toHaveLength(20)
    const older = await listSiteMessages(coordinator, { after: page?.next ?? '' })
    expect(older?.rows).toHaveLength(20)
  })

  test('from one network, five a day are emailed and a hundred stored', async () => {
    const { slug, email } = await openSite()
    for (let count = 0; count < 100; count += 1)
      await sendSiteMessage(slug, message, `198.51.100.${count}`)
    await expect(sendSiteMessage(slug, message, '198.51.100.7')).rejects.toMatchObject({
      status: 429,
    })
    expect([await countEmailed(email), await countStored(slug)]).toEqual([5, 100])
    await sendSiteMessage(slug, message, '198.51.101.7')
    expect(await countEmailed(email)).toBe(6)
  })

  test('a coordinator deletes a message of the own website; nobody else reads or deletes it', async () => {
    const { slug, coordinator, school } = await openSite()
    await sendSiteMessage(slug, message, '192.0.2.1')
    const [row] = (await listSiteMessages(coordinator, {}))?.rows ?? []
    const teacher = await newUser(site.db)
    await site.db
      .insert(memberships)
      .values({ userId: teacher.id, schoolId: school.id, role: 'teacher' })
    for (const other of [teacher, (await openSite()).coordinator]) {
      expect((await listSiteMessages(other, {}))?.rows ?? []).toEqual([])
      const removal = removeSiteMessage(other, row?.id ?? '')
      await expect(removal).rejects.toMatchObject({ status: 404 })
    }
    await removeSiteMessage(coordinator, row?.id ?? '')
    expect(await countStored(slug)).toBe(0)
  })

  test('messages are deleted after a year', async () => {
    const { slug } = await openSite()
    await sendSiteMessage(slug, message, '192.0.2.1')
    await site.db
      .update(schoolSiteMessages)
      .set({ createdAt: sql`now() - interval '366 days'` })
      .where(and(eq(schoolSiteMessages.email, message.email)))
    await sendSiteMessage(slug, message, '192.0.2.1')
    await purgeSiteMessages(site.db)
    expect(await countStored(slug)).toBe(1)
  })
})
