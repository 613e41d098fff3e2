import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '@/db/client'
import { auditLog, certificates, gatherings, mailOutbox, presences, users } from '@/db/schema'
import { confirmedPeople, pastGathering, present } from '../support/gatherings'
import { inProcess } from '../support/in-process'
import { newPeople, newPerson } from '../support/schools'

let db: Db
let stop: () => Promise<void>
let site: Awaited<ReturnType<typeof modules>>

const modules = async () => ({
  ...(await import('@/lib/certificates/commands/close')),
  ...(await import('@/lib/certificates/commands/settle')),
  ...(await import('@/lib/certificates/commands/issue')),
  ...(await import('@/lib/certificates/commands/confirm-name')),
  ...(await import('@/lib/certificates/commands/correct')),
  ...(await import('@/lib/certificates/commands/team')),
  ...(await import('@/lib/certificates/queries/certificate')),
  ...(await import('@/lib/certificates/queries/closing')),
  ...(await import('@/lib/certificates/queries/own')),
  ...(await import('@/lib/certificates/queries/look-up')),
  ...(await import('@/lib/audit/record')),
})

beforeAll(async () => {
  const process = await inProcess()
  db = process.db
  stop = process.close
  site = await modules()
})
afterAll(() => stop())

const issuedFor = (gatheringId: string) =>
  db.select().from(certificates).where(eq(certificates.gatheringId, gatheringId))

const lettersTo = (people: { email: string }[], template: string) =>
  db
    .select({ to: mailOutbox.recipient, data: mailOutbox.data })
    .from(mailOutbox)
    .where(
      sql`${mailOutbox.template} = ${template} and ${mailOutbox.recipient} in ${people.map(({ email }) => email)}`,
    )
    .orderBy(mailOutbox.createdAt)

const close = (id: string) => db.transaction((tx) => site.closeGathering(tx, id, site.theSite))

async function closed(people: { id: string }[], over = {}) {
  const gathering = await pastGathering(db, over)
  await present(db, gathering.id, people)
  await close(gathering.id)
  await site.settle(gathering.id)
  return gathering
}

async function oneCertificate(name = 'Meena Iyer') {
  const [person] = await confirmedPeople(db, 1, name)
  if (!person) throw new Error('nobody')
  const gathering = await closed([person])
  const [certificate] = await issuedFor(gathering.id)
  if (!certificate) throw new Error('none issued')
  return { person, gathering, number: certificate.number }
}

describe('closing a session', () => {
  test('gives everyone present one certificate and a mail with the link, and nobody else', async () => {
    const people = await confirmedPeople(db, 3)
    const [absent] = await confirmedPeople(db, 1)
    const gathering = await closed(people)
    const issued = await issuedFor(gathering.id)
    expect(issued.map(({ userId }) => userId).sort()).toEqual(people.map(({ id }) => id).sort())
    expect(issued.map(({ userId }) => userId)).not.toContain(absent?.id)
    const letters = await lettersTo(people, 'certificateIssued')
    expect(letters.map(({ data }) => data.link?.split('/').at(-1)).sort()).toEqual(
      issued.map(({ number }) => number).sort(),
    )
  })

  test('however often and by however many at once: exactly one each, and one mail each', async () => {
    const people = await confirmedPeople(db, 1200)
    const gathering = await pastGathering(db)
    await present(db, gathering.id, people)
    await Promise.all(Array.from({ length: 10 }, () => close(gathering.id)))
    await Promise.all(Array.from({ length: 6 }, () => site.settle(gathering.id)))
    expect(await issuedFor(gathering.id)).toHaveLength(1200)
    expect(await lettersTo(people, 'certificateIssued')).toHaveLength(1200)
    const lines = await db.select().from(auditLog).where(eq(auditLog.act, 'gathering.closed'))
    const own = lines.filter(({ at }) => at >= gathering.createdAt)
    expect(own).toHaveLength(1)
  })

  test('cut off in the middle, goes on where it was', async () => {
    const people = await confirmedPeople(db, 700)
    const gathering = await pastGathering(db)
    await present(db, gathering.id, people)
    await close(gathering.id)
    await db.transaction((tx) => site.issueSome(tx, { gatheringId: gathering.id }))
    expect(await issuedFor(gathering.id)).toHaveLength(100)
    await db
      .transaction(async (tx) => {
        await site.issueSome(tx, { gatheringId: gathering.id })
        throw new Error('killed')
      })
      .catch(() => undefined)
    expect(await issuedFor(gathering.id)).toHaveLength(100)
    await site.settleAll()
    expect(await issuedFor(gathering.id)).toHaveLength(700)
    expect(await lettersTo(people, 'certificateIssued')).toHaveLength(700)
  })

  test('is refused before its end, for a draft, for a cancelled one and for none', async () => {
    const soon = await pastGathering(db, { startsAt: new Date(Date.now() - 60_000) })
    const draft = await pastGathering(db, { state: 'draft' })
    const cancelled = await pastGathering(db, { state: 'cancelled' })
    for (const { id } of [soon, draft, cancelled])
      await expect(close(id)).rejects.toMatchObject({ word: 'sessionNotOver' })
    await expect(close(crypto.randomUUID())).rejects.toMatchObject({ code: 'notFound' })
  })

  test('happens by itself a day after the end, and not on the day', async () => {
    const people = await confirmedPeople(db, 1)
    const ended = (hours: number) => new Date(Date.now() - (hours + 1.5) * 60 * 60_000)
    const old = { updatedAt: new Date(Date.now() - 90 * 60 * 60_000) }
    const late = await pastGathering(db, { startsAt: ended(25), ...old })
    const early = await pastGathering(db, { startsAt: ended(23), ...old })
    for (const { id } of [late, early]) await present(db, id, people)
    await site.settleAll()
    expect(await issuedFor(late.id)).toHaveLength(1)
    expect(await issuedFor(early.id)).toHaveLength(0)
  })

  test('a late list: reopened, stays open for a day, and the missing ones are issued without doubles', async () => {
    const people = await confirmedPeople(db, 2)
    const gathering = await closed(people, { startsAt: new Date(Date.now() - 90 * 60 * 60_000) })
    const editor = await newPerson(db)
    await site.reopenGathering(editor, gathering.id)
    const late = await confirmedPeople(db, 2)
    await present(db, gathering.id, late)
    await site.settleAll()
    expect(await issuedFor(gathering.id)).toHaveLength(2)
    await site.closeByTeam(editor, gathering.id)
    await site.settle(gathering.id)
    const issued = await issuedFor(gathering.id)
    expect(new Set(issued.map(({ userId }) => userId)).size).toBe(4)
    expect(issued).toHaveLength(4)
    expect(await lettersTo(people, 'certificateIssued')).toHaveLength(2)
  })

  test('tells the team how far it is', async () => {
    const people = [...(await confirmedPeople(db, 2)), ...(await newPeople(db, 1))]
    const gathering = await closed(people)
    const told = await site.closingOf(gathering.id)
    expect(told).toMatchObject({ stands: 'closed', present: 3, issued: 2, waiting: 1, revoked: 0 })
    const { id, email } = people[2] ?? {}
    expect(told?.teachers).toMatchObject([{ id, email, missing: 'both' }])
    expect(await site.closingOf('nonsense')).toBeNull()
  })
})

describe('a certificate that waits', () => {
  test('for the name: the person hears of it once, and it is issued with the name', async () => {
    const people = await confirmedPeople(db, 1, null)
    const [person] = people
    if (!person) throw new Error('nobody')
    const gathering = await closed(people)
    await site.settle(gathering.id)
    expect(await issuedFor(gathering.id)).toHaveLength(0)
    expect(await lettersTo(people, 'certificateWaits')).toHaveLength(1)
    const issued = await site.confirmName(person, 'கு. மீனாட்சி')
    const [certificate] = await issuedFor(gathering.id)
    expect(issued).toEqual({
      count: 1,
      shown: [{ number: certificate?.number, session: gathering.title }],
    })
    expect(await site.confirmName(person, 'கு. மீனாட்சி')).toEqual({ count: 0, shown: [] })
    expect(certificate?.name).toBe('கு. மீனாட்சி')
  })

  test('is listed for the team with its teacher and what is missing, at most fifty', async () => {
    const [nameless] = await confirmedPeople(db, 1, null)
    const unconfirmed = await newPeople(db, 51)
    const [named] = unconfirmed
    if (!nameless || !named) throw new Error('nobody')
    await site.confirmName(named, 'Meena Iyer')
    const gathering = await closed([nameless, ...unconfirmed])
    const told = await site.closingOf(gathering.id)
    expect(told?.waiting).toBe(52)
    expect(told?.teachers).toHaveLength(50)
    const all = await Promise.all(
      [nameless, named].map(async ({ id }) => {
        const own = await pastGathering(db, { closedAt: new Date() })
        await present(db, own.id, [{ id }])
        return (await site.closingOf(own.id))?.teachers.map(({ missing }) => missing)
      }),
    )
    expect(all).toEqual([['name'], ['address']])
  })

  test('for the address: one confirmation email however many close, and confirming is enough', async () => {
    const [person] = await newPeople(db, 1)
    if (!person) throw new Error('nobody')
    await site.confirmName(person, 'Meena Iyer')
    const gathering = await closed([person])
    expect(await issuedFor(gathering.id)).toHaveLength(0)
    await Promise.all([site.settle(gathering.id), site.settle(gathering.id), site.settleAll()])
    const letters = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, person.email))
    expect(letters.map(({ template }) => template)).toEqual(['certificateAddress'])
    expect(letters[0]?.data).toMatchObject({ link: expect.stringContaining('/confirm-email/') })
    await db.update(users).set({ emailConfirmedAt: sql`now()` }).where(eq(users.id, person.id))
    await site.issueTo({ userId: person.id })
    expect(await issuedFor(gathering.id)).toHaveLength(1)
  })

  test('of a cancelled session, nobody hears anything, whatever is missing', async () => {
    const people = [...(await confirmedPeople(db, 1, null)), ...(await newPeople(db, 1))]
    const gathering = await pastGathering(db, { state: 'cancelled', closedAt: new Date() })
    await present(db, gathering.id, people)
    await site.settle(gathering.id)
    for (const template of ['certificateWaits', 'certificateAddress'])
      expect(await lettersTo(people, template), template).toEqual([])
  })

  test('a name that our fonts cannot set is refused, with the field', async () => {
    const person = await newPerson(db)
    await expect(site.confirmName(person, '山田')).rejects.toMatchObject({
      errors: { name: 'certificateNameUnset' },
    })
  })
})

describe('correcting a name', () => {
  test('works twice, and not a third time, also when fifty try at once', async () => {
    const { person, number } = await oneCertificate()
    const tries = Array.from({ length: 50 }, (_, at) =>
      site
        .correctOwn(person, number, `Meena Iyer ${'abcdefghijklmnopqrstuvwxyz'[at % 26]}${at}`)
        .then(
          () => 'done',
          (error) => error.word,
        ),
    )
    const outcomes = await Promise.all(tries)
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(2)
    expect(outcomes.filter((outcome) => outcome === 'correctedTwice')).toHaveLength(48)
    const certificate = await site.certificateBy(number)
    expect(certificate).toMatchObject({ number, corrections: 2, standing: 'corrected' })
  })

  test('to the same name costs nothing; the next certificates bear the corrected one', async () => {
    const { person, number } = await oneCertificate()
    await expect(site.correctOwn(person, number, 'Meena Iyer')).rejects.toMatchObject({
      word: 'sameName',
    })
    expect(await site.correctOwn(person, number, 'Meena Ayyar')).toEqual({ left: 1 })
    const next = await closed([person])
    expect((await issuedFor(next.id))[0]?.name).toBe('Meena Ayyar')
  })

  test('of somebody else’s certificate there is nothing to find', async () => {
    const { number } = await oneCertificate()
    const stranger = await newPerson(db)
    await expect(site.correctOwn(stranger, number, 'Mine Now')).rejects.toMatchObject({
      code: 'notFound',
    })
    expect(await site.ownCertificate(stranger, number)).toBeNull()
  })
})

describe('the team', () => {
  test('revokes with a reason, which stands in the log and reaches the person, and undoes it', async () => {
    const { person, number } = await oneCertificate()
    const manager = await newPerson(db)
    await site.revoke(manager, number, 'The list named somebody else.')
    expect((await site.certificateBy(number))?.standing).toBe('revoked')
    expect((await site.ownCertificate(person, number))?.because).toBe(
      'The list named somebody else.',
    )
    await expect(site.correctOwn(person, number, 'Another Name')).rejects.toMatchObject({
      word: 'certificateRevoked',
    })
    await expect(site.revoke(manager, number, 'Twice')).rejects.toMatchObject({ code: 'conflict' })
    await site.restore(manager, number)
    expect((await site.certificateBy(number))?.standing).toBe('valid')
    await expect(site.restore(manager, number)).rejects.toMatchObject({ word: 'nothingToUndo' })
    const letters = await lettersTo([person], 'certificateChanged')
    expect(letters.map(({ data }) => data.news)).toEqual(['revoked', 'restored'])
    const lines = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.personId, person.id))
      .orderBy(auditLog.id)
    expect(lines.map(({ act }) => act)).toEqual(['certificate.revoked', 'certificate.restored'])
  })

  test('corrects a name beyond the person’s two, and takes that back', async () => {
    const { person, number } = await oneCertificate()
    await site.correctOwn(person, number, 'Meena A')
    await site.correctOwn(person, number, 'Meena B')
    const before = await site.certificateBy(number)
    const manager = await newPerson(db)
    await site.correctByTeam(manager, number, { name: 'Meena C', reason: 'By letter.' })
    expect(await site.certificateBy(number)).toMatchObject({ name: 'Meena C', corrections: 2 })
    await site.takeBackCorrection(manager, number)
    const after = await site.certificateBy(number)
    expect([after?.name, after?.correctedAt]).toEqual(['Meena B', before?.correctedAt])
    await expect(site.takeBackCorrection(manager, number)).rejects.toMatchObject({
      word: 'nothingToUndo',
    })
  })
})

describe('looking a number up', () => {
  const from = (address: string) => new Headers({ 'x-forwarded-for': address })

  test('tells valid, unknown and mistyped apart, and leads to the number as it is written', async () => {
    const { number } = await oneCertificate()
    expect((await site.lookUp(number, from('1'))).is).toBe('certificate')
    expect(await site.lookUp(number.toLowerCase(), from('1'))).toEqual({ is: 'elsewhere', number })
    const { numberFrom } = await import('@/lib/certificates/number')
    const free = numberFrom([9, 9, 9, 9, 9, 9, 9, 9, 9])
    expect((await site.lookUp(free, from('1'))).is).toBe('unknown')
    expect((await site.lookUp(`${number.slice(0, -1)}U`, from('1'))).is).toBe('wrongSign')
    expect((await site.lookUp('%E0%A4%A', from('1'))).is).toBe('noNumber')
  })

  test('is possible sixty times a minute, and mistyped ones are not counted', async () => {
    await db.execute(sql`delete from rate_limits`)
    const { numberFrom } = await import('@/lib/certificates/number')
    const outcomes: string[] = []
    for (let at = 0; at < 70; at += 1) {
      const number = numberFrom([1, 2, 3, 4, 5, 6, 7, Math.floor(at / 32), at % 32])
      outcomes.push((await site.lookUp(number, from('2'))).is)
      await site.lookUp('UNS-UUUUUUUUUU', from('2'))
    }
    expect(outcomes.filter((is) => is === 'unknown')).toHaveLength(60)
    expect(outcomes.slice(60)).toEqual(Array(10).fill('tooMany'))
  })

  test('of a person who has gone, the certificate stays verifiable', async () => {
    const { person, number, gathering } = await oneCertificate()
    await db.delete(presences).where(eq(presences.gatheringId, gathering.id))
    await db.delete(users).where(eq(users.id, person.id))
    expect(await site.certificateBy(number)).toMatchObject({ standing: 'valid', userId: null })
    await expect(db.delete(gatherings).where(eq(gatherings.id, gathering.id))).rejects.toThrow()
  })
})
