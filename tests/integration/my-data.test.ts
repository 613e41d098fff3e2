import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { auditLog, certificates, dataCopies, gatherings, users } from '@/db/schema'
import { RARE, somebodyWhoDidEverything } from '../support/everything'
import { inProcess } from '../support/in-process'
import { atOnce, registered } from '../support/rights'

let site: Awaited<ReturnType<typeof inProcess>>
let copy: typeof import('@/lib/rights/commands/copy')

beforeAll(async () => {
  vi.doMock('next/server', async (actual) => ({ ...(await actual<object>()), after: () => {} }))
  site = await inProcess()
  copy = await import('@/lib/rights/commands/copy')
})
afterAll(() => site?.close())

type Somebody = { id: string; sessionId: string; password: string }
const open = (who: Somebody) => copy.openCopy(who, { password: who.password })

async function unpacked(bytes: Buffer) {
  const { default: Zip } = await import('jszip')
  const zip = await Zip.loadAsync(bytes, { checkCRC32: true })
  const read = async (name: string) => (await zip.file(name)?.async('string')) ?? ''
  return { data: JSON.parse(await read('data.json')), page: await read('your-data.html') }
}

async function archiveOf(id: string) {
  const { sendCopy } = await import('@/lib/rights/copy')
  const answer = await sendCopy(new Request('http://localhost/'), id)
  return unpacked(Buffer.from(await answer.arrayBuffer()))
}

test('the copy holds all that somebody has left anywhere, for people and for programs, and nothing that opens a door', async () => {
  const teacher = await somebodyWhoDidEverything(site.db)
  const { data, page } = await archiveOf(teacher.id)
  const said = Object.entries(RARE).filter(([name]) => name !== 'letter')
  for (const [name, text] of said) {
    expect(JSON.stringify(data), name).toContain(text)
    expect(page, name).toContain(text)
  }
  for (const secret of [teacher.passwordHash, `session ${teacher.id}`, `copy ${teacher.id}`])
    expect(JSON.stringify(data) + page).not.toContain(secret)
  expect(data.account[0]).not.toHaveProperty('passwordHash')
})

test('on request a manager downloads it whole, and the log says so before the first byte', async () => {
  const { sendCopyToTeam } = await import('@/lib/rights/copy')
  const [teacher, manager] = [await registered(site.db), await registered(site.db)]
  const asked = (method: string) => new Request('http://localhost/', { method })
  const lines = () => site.db.select().from(auditLog).where(eq(auditLog.personId, teacher.id))
  await sendCopyToTeam(asked('HEAD'), manager, teacher.id)
  expect(await lines()).toEqual([])
  const answer = await sendCopyToTeam(asked('GET'), manager, teacher.id)
  expect(await lines()).toMatchObject([{ act: 'person.exported', actorId: manager.id }])
  const { data } = await unpacked(Buffer.from(await answer.arrayBuffer()))
  expect(data.account).toMatchObject([{ email: teacher.email }])
  await expect(sendCopyToTeam(asked('GET'), manager, 'nobody')).rejects.toMatchObject({
    word: 'nothingHere',
  })
})

test('what a person wrote cannot run on the page to read', async () => {
  const teacher = await registered(site.db, { firstname: '<img src=x onerror=alert(1)>&"' })
  const { page } = await archiveOf(teacher.id)
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;&amp;&quot;')
  expect(page).not.toContain('<img')
})

test('what was sent from an address that nobody has confirmed is not handed out', async () => {
  const { sendMessage } = await import('@/lib/contact/commands/send')
  const teacher = await registered(site.db)
  await sendMessage({
    name: 'Ravi',
    email: teacher.email,
    subject: 'Hello',
    message: 'somebody-elses-words',
  })
  const { data, page } = await archiveOf(teacher.id)
  expect(JSON.stringify(data) + page).not.toContain('somebody-elses-words')
})

test('the link works once, for an hour, for its owner alone, and asks for the password first', async () => {
  const [teacher, other] = [await registered(site.db), await registered(site.db)]
  await expect(copy.openCopy(teacher, { password: 'wrong' })).rejects.toMatchObject({
    word: 'wrongCurrentPassword',
  })
  const token = await open(teacher)
  expect(await copy.takeCopyLink(other, token)).toBe(false)
  for (const odd of [token.slice(1), 'A'.repeat(43), '', '\0'])
    expect(await copy.takeCopyLink(teacher, odd)).toBe(false)
  const taken = await atOnce(50, () => copy.takeCopyLink(teacher, token))
  expect(taken.filter((one) => one.status === 'fulfilled' && one.value)).toHaveLength(1)
  expect(await copy.takeCopyLink(teacher, token)).toBe(false)
  const late = await open(teacher)
  await site.db.update(dataCopies).set({ expiresAt: sql`now()` })
  expect(await copy.takeCopyLink(teacher, late)).toBe(false)
  const [older, newer] = [await open(teacher), await open(teacher)]
  expect(await copy.takeCopyLink(teacher, older)).toBe(false)
  expect(await copy.takeCopyLink(teacher, newer)).toBe(true)
})

test('at the address: the file for who is logged in, and nothing for a second, a stranger, a HEAD', async () => {
  const { startSession } = await import('@/lib/auth/sessions')
  const { GET, HEAD } = await import('@/app/(account)/profile/data/copy/[token]/route')
  const [teacher, other] = [await registered(site.db), await registered(site.db)]
  const bearer = async ({ id: userId, passwordHash }: typeof teacher) =>
    `Bearer ${(await startSession(site.db, { userId, passwordHash }))?.token}`
  const token = await open(teacher)
  const ask = async (by: typeof GET, authorization: string) =>
    by(
      new Request('http://localhost/', {
        method: by === HEAD ? 'HEAD' : 'GET',
        headers: { authorization },
      }),
      {
        params: Promise.resolve({ token }),
      },
    )
  const mine = await bearer(teacher)
  expect((await ask(HEAD, mine)).status).toBe(404)
  expect((await ask(GET, await bearer(other))).status).toBe(404)
  expect((await ask(GET, 'Bearer nobody')).status).toBe(401)
  const answer = await ask(GET, mine)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const { data } = await unpacked(Buffer.from(await answer.arrayBuffer()))
  expect(data.account[0].email).toBe(teacher.email)
  expect((await ask(GET, mine)).status).toBe(404)
})

test('five hundred certificates are packed within ten seconds', async () => {
  const teacher = await registered(site.db)
  await site.db.execute(sql`
    with made as (
      insert into ${gatherings} (slug, kind, title, summary, host, host_line, starts_at, minutes,
        meeting_address, audience, proof)
      select 'many-' || n, 'series', 'Ethics', 'A session', 'A host', 'of the team', now(), 60,
        'https://meet.example', 'person', 'joining' from generate_series(1, 500) n
      returning id)
    insert into ${certificates} (number, gathering_id, user_id, name)
    select 'UNS-' || id, id, ${teacher.id}, 'Meena Iyer' from made`)
  const started = Date.now()
  const { data } = await archiveOf(teacher.id)
  expect(Date.now() - started).toBeLessThan(10_000)
  expect(data.certificates).toHaveLength(500)
})

test('details are changed by the rules of the registration, mails as the person chooses', async () => {
  const { changeDetails, chooseMails } = await import('@/lib/accounts/commands/change-details')
  const { accountDetails } = await import('@/lib/accounts/schema')
  const teacher = await registered(site.db)
  const form = { firstname: ' Asha ', lastname: 'Rao', phone_number: '+91 98765-43210' }
  const parsed = accountDetails.parse(form)
  const told = await changeDetails(
    { ...teacher, isSubscribed: false, sessionId: '' } as never,
    parsed,
  )
  expect(told).toMatchObject({ id: teacher.id, name: 'Asha Rao', email: teacher.email })
  await chooseMails(teacher, { reminders: false, news: true })
  const [row] = await site.db.select().from(users).where(eq(users.id, teacher.id))
  expect(row).toMatchObject({
    firstname: 'Asha',
    phoneNumber: '9876543210',
    wantsReminders: false,
    wantsNews: true,
  })
  expect(accountDetails.safeParse({ ...form, phone_number: '12' }).success).toBe(false)
})

test('a new notice about data is shown to who has not seen it, until it is closed', async () => {
  const { newsFor, seeNotice } = await import('@/lib/rights/news')
  const { NOTICE } = await import('@/base/notice')
  const { startSession, viewerOfSession } = await import('@/lib/auth/sessions')
  const teacher = await registered(site.db)
  const { id: userId, passwordHash } = teacher
  const session = await startSession(site.db, { userId, passwordHash })
  const news = async () => newsFor((await viewerOfSession(session?.id ?? '')) ?? {})
  expect(teacher).toMatchObject({ noticeSeen: NOTICE.version, noticeSeenAt: expect.any(Date) })
  expect(await news()).toEqual({})
  await site.db.update(users).set({ noticeSeen: '2025-01-01' }).where(eq(users.id, teacher.id))
  expect(await news()).toEqual({ notice: NOTICE.version })
  await seeNotice(teacher.id)
  expect(await news()).toEqual({})
})

test('a message about one’s data has a day by which it is answered, thirty days on', async () => {
  const { contacts } = await import('@/db/schema')
  const { sendMessage } = await import('@/lib/contact/commands/send')
  const letter = { name: 'Ravi', email: 'ravi@school.example', message: 'Please send me a copy.' }
  await sendMessage({ ...letter, subject: ' about my DATA ' })
  await sendMessage({ ...letter, subject: 'About the books' })
  const rows = await site.db
    .select({ subject: contacts.subject, days: sql<number | null>`answer_by - day_in_india()` })
    .from(contacts)
    .where(eq(contacts.email, letter.email))
    .orderBy(contacts.createdAt)
  expect(rows.map(({ days }) => days)).toEqual([30, null])
})
