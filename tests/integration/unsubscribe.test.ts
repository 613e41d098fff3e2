import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailOutbox, users } from '@/db/schema'
import { inProcess } from '../support/in-process'
import { newPerson, newSchool } from '../support/schools'

let site: Awaited<ReturnType<typeof inProcess>>
let route: typeof import('@/app/api/mail/unsubscribe/[token]/route')
let signing: typeof import('@/lib/mail/unsubscribe')

beforeAll(async () => {
  site = await inProcess({ APP_URL: 'https://uns.example' })
  route = await import('@/app/api/mail/unsubscribe/[token]/route')
  signing = await import('@/lib/mail/unsubscribe')
})
afterAll(() => site?.close())

/** As a mail program does by itself: a form of one field, no cookie, no origin. */
const post = (token: string) =>
  route.POST(
    new Request(`https://uns.example/api/mail/unsubscribe/${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    }),
    { params: Promise.resolve({ token }) },
  )

const get = (token: string) =>
  route.GET(new Request(`https://uns.example/api/mail/unsubscribe/${token}`), {
    params: Promise.resolve({ token }),
  })

async function wishes(id: string) {
  const [row] = await site.db.select().from(users).where(eq(users.id, id))
  return { reminders: row?.wantsReminders, news: row?.wantsNews }
}

test('one press ends one kind of letter for one person; looking at the link ends nothing', async () => {
  const [person, other] = [await newPerson(site.db), await newPerson(site.db)]
  await site.db.update(users).set({ wantsNews: true })
  const token = signing.unsubscribeToken({ userId: person.id, kind: 'reminders' })
  const looked = await get(token)
  expect(looked.status).toBe(303)
  expect(looked.headers.get('location')).toBe(`https://uns.example/unsubscribe/${token}`)
  expect(await wishes(person.id)).toEqual({ reminders: true, news: true })
  for (const _ of [1, 2]) expect((await post(token)).status).toBe(200)
  expect(await wishes(person.id)).toEqual({ reminders: false, news: true })
  expect(await wishes(other.id)).toEqual({ reminders: true, news: true })
})

test('a link for somebody else, or for another kind, cannot be made from one’s own', async () => {
  const [person, victim] = [await newPerson(site.db), await newPerson(site.db)]
  const own = signing.unsubscribeToken({ userId: person.id, kind: 'reminders' })
  const theirs = victim.id.replaceAll('-', '')
  const forged = [
    `r${theirs}${own.slice(33)}`,
    `n${own.slice(1)}`,
    own.slice(0, -1),
    `${own}A`,
    own.toUpperCase(),
    '',
  ]
  for (const token of forged) expect((await post(token)).status).toBe(404)
  expect(await wishes(victim.id)).toEqual({ reminders: true, news: false })
  expect(await wishes(person.id)).toEqual({ reminders: true, news: false })
})

test('the reminder of a term carries the headers and the link, and does not come to who has ended it', async () => {
  const { remindOfTerms } = await import('@/lib/schools/commands/remind')
  const { composeLetter } = await import('@/lib/mail/letters')
  const { renderLetter } = await import('@/lib/mail/render')
  const { terms } = await import('@/db/schema')
  const { sql } = await import('drizzle-orm')
  const [willing, unwilling] = [await newSchool(site.db), await newSchool(site.db)]
  await site.db
    .update(users)
    .set({ wantsReminders: false })
    .where(eq(users.id, unwilling.coordinator.id))
  await site.db
    .update(terms)
    .set({ firstDay: sql`day_in_india() - 300`, lastDay: sql`day_in_india() + 7` })
  await remindOfTerms()
  const letters = await site.db.select().from(mailOutbox).where(eq(mailOutbox.template, 'termEnds'))
  expect(letters.map(({ recipient }) => recipient)).toEqual([willing.coordinator.email])
  const data = letters[0]?.data as never
  const { headers, html, text } = await renderLetter(composeLetter('termEnds', data))
  const link = signing.unsubscribeAddress({ userId: willing.coordinator.id, kind: 'reminders' })
  expect(headers).toEqual({
    'List-Unsubscribe': `<${link}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(link).toMatch(/^https:\/\//)
  for (const body of [html, text]) expect(body).toContain(link)
})

test('an invitation carries the headers, and who unsubscribes gets none from any school', async () => {
  const { invite } = await import('@/lib/schools/commands/invite')
  const { composeLetter } = await import('@/lib/mail/letters')
  const { renderLetter } = await import('@/lib/mail/render')
  const [school, other] = [await newSchool(site.db), await newSchool(site.db)]
  const asked = { addresses: 'leela@school.example', send: true }
  expect((await invite(school.coordinator, asked)).sent).toBe(1)
  const [mail] = await site.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, 'leela@school.example'))
  const { headers } = await renderLetter(composeLetter('schoolInvitation', mail?.data as never))
  const [, token = ''] = /unsubscribe\/([\w-]+)>$/.exec(headers?.['List-Unsubscribe'] ?? '') ?? []
  expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  expect(token).not.toContain('leela')
  for (const _ of [1, 2]) expect((await post(token)).status).toBe(200)
  for (const addresses of ['leela@school.example', 'Leela+x@school.example']) {
    const { sent, verdicts } = await invite(other.coordinator, { addresses, send: true })
    expect(sent).toBe(0)
    expect(verdicts[0]?.verdict).toBe('declined')
  }
  const fresh = { addresses: 'ravi@school.example', send: true }
  expect((await invite(other.coordinator, fresh)).sent).toBe(1)
})

/** About the reader's own action, account or registration, or an answer to what the reader sent. */
const ABOUT_THE_READER =
  /^(resetLink|welcome|loginAttempts|confirmAddress|newAddress|addressChanged|erasure\w+|recovery\w+|institutionReceived|subscriptionDecided|schoolOpened|schoolQuestion|joinedSchool|removedFromSchool|coordinatorNamed|messageAnswer|wayInChanged|certificate\w+|gathering(Registered|Waiting|MovedUp|Moved|Cancelled|Restored)|team\w+)$/

test('every kind of email is either about the reader’s own action or can be ended by one click', async () => {
  const { templateNames } = await import('@/lib/mail/letters')
  const others = templateNames.filter((name) => !ABOUT_THE_READER.test(name))
  expect(others.sort()).toEqual([
    'gatheringSoon',
    'gatheringTomorrow',
    'schoolInvitation',
    'termEnds',
  ])
})

test('letters about an act of one’s own carry no such header', async () => {
  const { composeLetter } = await import('@/lib/mail/letters')
  const { renderLetter } = await import('@/lib/mail/render')
  const letter = composeLetter('welcome', { firstname: 'Asha' })
  expect((await renderLetter(letter)).headers).toBeUndefined()
})
