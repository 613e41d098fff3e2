import { and, desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  applications,
  auditLog,
  contacts,
  gatherings,
  invitations,
  mailOutbox,
  memberships,
  messageAnswers,
  schools,
  terms,
  users,
} from '@/db/schema'
import { newForm, newMember } from '../support/desk'
import { inProcess } from '../support/in-process'
import { form, isSubscribed, newPeople, newPerson, newSchool } from '../support/schools'
import { newGathering } from '../support/series'

let site: Awaited<ReturnType<typeof inProcess>>
let my: Awaited<ReturnType<typeof rooms>>
let asha: Awaited<ReturnType<typeof newPerson>>
beforeAll(async () => {
  site = await inProcess({ RATE_LIMIT_UNASKED_MAIL: '100000/60' })
  my = await rooms()
  asha = await newMember(site.db)
})
afterAll(() => site?.close())

const rooms = async () => ({
  ...(await import('@/lib/accounts/commands/correct-details')),
  ...(await import('@/lib/accounts/export')),
  ...(await import('@/lib/audit/queries')),
  ...(await import('@/lib/audit/record')),
  ...(await import('@/lib/contact/commands/answer')),
  ...(await import('@/lib/contact/commands/send')),
  ...(await import('@/lib/contact/queries')),
  ...(await import('@/lib/mail/commands')),
  ...(await import('@/lib/mail/outbox')),
  ...(await import('@/lib/mail/queries')),
  ...(await import('@/lib/schools/commands/ask')),
  ...(await import('@/lib/schools/commands/correct')),
  ...(await import('@/lib/schools/commands/decide')),
  ...(await import('@/lib/schools/commands/desk-terms')),
  ...(await import('@/lib/schools/commands/merge')),
  ...(await import('@/lib/schools/commands/reopen')),
  ...(await import('@/lib/schools/queries/desk-applications')),
  ...(await import('@/lib/schools/queries/desk-schools')),
  ...(await import('@/lib/schools/queries/duplicates')),
  ...(await import('@/lib/team/looks')),
  ...(await import('@/lib/team/queries/waiting')),
})

const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing',
    (error) => error.word ?? String(error),
  )

const actsOf = async (schoolId: string) => {
  const lines = await site.db
    .select({ act: auditLog.act })
    .from(auditLog)
    .where(eq(auditLog.schoolId, schoolId))
    .orderBy(auditLog.id)
  return lines.map(({ act }) => act)
}

const lettersTo = (to: string, template: string) =>
  site.db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.recipient, to), eq(mailOutbox.template, template)))

const byAsha = () => ({ by: my.aPerson(asha.id), graceful: true })

describe('deciding on a form', () => {
  test('its letter waits ten seconds, and undo takes back the decision, the term, the link and the letter; the log keeps both lines', async () => {
    const { id, schoolId, sent } = await newForm()
    await my.approveApplication(id, { ...byAsha(), months: 12, seats: 40 })
    const [letter] = await lettersTo(sent.school_email, 'schoolOpened')
    expect(Number(letter?.dueAt) - Date.now()).toBeGreaterThan(9_000)
    await my.reopenApplication(id, my.aPerson(asha.id))
    expect(await lettersTo(sent.school_email, 'schoolOpened')).toEqual([])
    expect(await site.db.select().from(terms).where(eq(terms.schoolId, schoolId))).toEqual([])
    const links = await site.db.select().from(invitations).where(eq(invitations.schoolId, schoolId))
    expect(links).toEqual([])
    expect((await my.applicationOf(id))?.state).toBe('received')
    expect(await actsOf(schoolId)).toEqual([
      'application.received',
      'application.approved',
      'term.given',
      'application.reopened',
    ])
    await my.rejectApplication(id, { ...byAsha(), reason: 'We do not know this school.' })
    expect(await lettersTo(sent.school_email, 'subscriptionDecided')).toHaveLength(1)
  })

  test('once the letter is on its way, or the time is over, the decision stands', async () => {
    const [one, other] = [await newForm(), await newForm()]
    for (const { id } of [one, other])
      await my.rejectApplication(id, { ...byAsha(), reason: 'No such school.' })
    await site.db
      .update(mailOutbox)
      .set({ attempts: 1 })
      .where(eq(mailOutbox.recipient, one.sent.school_email))
    const late = { decidedAt: sql`now() - interval '15 seconds'` }
    await site.db.update(applications).set(late).where(eq(applications.id, other.id))
    for (const { id } of [one, other]) {
      expect(await refused(my.reopenApplication(id, my.aPerson(asha.id)))).toBe('decisionStands')
      expect((await my.applicationOf(id))?.state).toBe('rejected')
    }
  })

  test('fifty who approve and fifty who reject at once: one outcome, one letter, one line', async () => {
    const { id, schoolId, sent } = await newForm()
    const words = Array.from({ length: 100 }, (_, at) =>
      at % 2
        ? my.approveApplication(id, byAsha())
        : my.rejectApplication(id, { ...byAsha(), reason: 'Not this time.' }),
    )
    const changed = (await Promise.all(words)).filter((word) => word.changed)
    expect(changed).toHaveLength(1)
    const letters = await site.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, sent.school_email))
    expect(letters.filter(({ template }) => template !== 'institutionReceived')).toHaveLength(1)
    const acts = (await actsOf(schoolId)).filter((act) => /approved|rejected/.test(act))
    expect(acts).toHaveLength(1)
  })

  test('a duplicate is closed without an email, with a reason and a line in the log, and reopened', async () => {
    const { id, schoolId, sent } = await newForm()
    const mails = () =>
      site.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, sent.school_email))
    const before = (await mails()).length
    const close = () =>
      my.closeDuplicate(id, { by: my.aPerson(asha.id), reason: 'Duplicate of UNS-00000001.' })
    const closings = await Promise.all(Array.from({ length: 10 }, close))
    expect(closings.filter(({ changed }) => changed)).toHaveLength(1)
    expect(await my.applicationOf(id)).toMatchObject({
      state: 'withdrawn',
      reason: 'Duplicate of UNS-00000001.',
    })
    expect(await mails()).toHaveLength(before)
    expect(await actsOf(schoolId)).toEqual(['application.received', 'application.closed'])
    await my.reopenApplication(id, my.aPerson(asha.id))
    expect(await my.applicationOf(id)).toMatchObject({ state: 'received', reason: null })
  })

  test('a form that its school withdrew is not reopened by the team', async () => {
    const { id } = await newForm()
    const withdrawn = { state: 'withdrawn', decidedAt: sql`now()`, decidedBy: asha.id } as const
    await site.db.update(applications).set(withdrawn).where(eq(applications.id, id))
    expect(await refused(my.reopenApplication(id, my.aPerson(asha.id)))).toBe('decisionStands')
  })

  test('a question goes by letter and is taken back; the form goes on waiting', async () => {
    const { id, sent } = await newForm()
    const { question } = await my.askSchool(asha, id, 'Which campus is this?')
    const [letter] = await lettersTo(sent.school_email, 'schoolQuestion')
    expect(letter?.data.question).toBe('Which campus is this?')
    expect((await my.applicationOf(id))?.questions).toMatchObject([{ by: 'Meena' }])
    await my.takeBackQuestion(asha, question)
    expect(await lettersTo(sent.school_email, 'schoolQuestion')).toEqual([])
    expect(await refused(my.takeBackQuestion(asha, question))).toBe('nothingHere')
    expect(await my.applicationOf(id)).toMatchObject({ state: 'received', questions: [] })
  })

  test('after one the next is in front of you: the one behind it, else the oldest', async () => {
    await site.db
      .update(applications)
      .set({ state: 'withdrawn' })
      .where(eq(applications.state, 'received'))
    const [first, second, third] = [await newForm(), await newForm(), await newForm()]
    expect(await my.nextWaiting(second.id)).toBe(third.id)
    expect(await my.nextWaiting(third.id)).toBe(first.id)
    await my.rejectApplication(first.id, { ...byAsha(), reason: 'x' })
    expect(await my.nextWaiting(third.id)).toBe(second.id)
  })

  test('ids of other kinds lead to nothing', async () => {
    const { schoolId } = await newForm()
    for (const id of [schoolId, 'any', "' or 1=1 --", '../x', '']) {
      expect(await my.applicationOf(id)).toBeNull()
      expect(await refused(my.approveApplication(id, byAsha()))).toBe('nothingHere')
      expect(await refused(my.reopenApplication(id, my.aPerson(asha.id)))).toBe('nothingHere')
      expect(await refused(my.askSchool(asha, id, 'x'))).toBe('nothingHere')
      expect(await refused(my.answerMessage(asha, id, { answer: 'x' }))).toBe('nothingHere')
    }
  })
})

describe('lists', () => {
  test('fifty a page by key: no row twice, none left out, from a page that a colleague was sent, too', async () => {
    const place = `Place${Date.now()}`
    await Promise.all(
      Array.from({ length: 103 }, () => newForm({ school_address: `4 Temple Road, ${place}` })),
    )
    const seen: string[] = []
    let after: string | undefined
    const sizes: number[] = []
    do {
      const page = await my.applicationsFor({ search: place, after })
      sizes.push(page.rows.length)
      seen.push(...page.rows.map(({ id }) => id))
      after = page.next ?? undefined
    } while (after)
    expect(sizes).toEqual([50, 50, 3])
    expect(new Set(seen).size).toBe(103)
  })

  test('are searched by the beginnings of words, by phone however it is typed, and by reference', async () => {
    const { sent, reference, id } = await newForm({
      institution_name: "St. Zephyrine's Convent",
      school_mobile: '+91 98419-77123',
    })
    const finds = async (search: string) =>
      (await my.applicationsFor({ search })).rows.some((row) => row.id === id)
    for (const search of ['zephyr', 'CONV zeph', '98419 77123', sent.school_email, reference])
      expect([search, await finds(search)]).toEqual([search, true])
    for (const search of ['ephyrine', "zephyr' or 1=1", 'zephyr & !x | ()', '%', ':*', "'"])
      expect([search, await finds(search)]).toEqual([search, false])
    expect(await finds('\0')).toBe(true)
  })

  test('a page that nobody has made begins the list anew', async () => {
    await newForm()
    const first = await my.applicationsFor({})
    for (const value of ['2026-02-30 00:00:00.000000', '2026-13-01 00:00:00.000000', 'x', ''])
      for (const id of [first.rows[0]?.id, '------------------------------------']) {
        const after = Buffer.from(JSON.stringify([value, id])).toString('base64url')
        expect((await my.applicationsFor({ after })).rows[0]?.id).toBe(first.rows[0]?.id)
      }
  })
})

describe('two schools that are one', () => {
  test('are found by a like name in the same place, by phone and by e-mail, and no other is', async () => {
    const place = 'Kumbakonam 612001'
    const own = await newForm({
      institution_name: "St. Mary's Matriculation School",
      school_address: `12 North Street, ${place}`,
      school_mobile: '98400 11111',
      principal_contact: '9840011112',
      principal_email: 'head@stmary.example',
    })
    const other = {
      school_mobile: '9000000001',
      principal_contact: '9000000002',
      principal_email: 'p1@x.example',
    }
    const like = await newForm({
      ...other,
      institution_name: 'Saint Marys Matric. Hr. Sec. School',
      school_address: `North St, ${place}`,
    })
    const phone = await newForm({
      ...other,
      principal_contact: '+91 98400-11111',
      institution_name: 'Little Flower',
      school_address: 'Pune',
    })
    const email = await newForm({
      ...other,
      principal_email: 'HEAD@stmary.example',
      institution_name: 'Rosary',
      school_address: 'Goa',
    })
    const elsewhere = await newForm({
      ...other,
      institution_name: "St. Mary's Matriculation School",
      school_address: 'Shillong 793001',
    })
    const fields = await my.fieldsFor(own.schoolId)
    if (!fields) throw new Error('no school')
    const found = await my.duplicatesOf(own.schoolId, fields)
    const why = Object.fromEntries(found.map((one) => [one.id, one.why]))
    expect(why).toEqual({
      [like.schoolId]: ['name'],
      [phone.schoolId]: ['phone'],
      [email.schoolId]: ['email'],
    })
    expect(found.map(({ id }) => id)).not.toContain(elsewhere.schoolId)
  })

  test('merge: members, terms, forms and links go along, both references lead to the one that stays', async () => {
    const [into, from] = [await newSchool(site.db), await newSchool(site.db)]
    const old = { firstDay: '2020-04-01', lastDay: '2021-03-31', seats: 9, schoolId: from.id }
    await site.db.insert(terms).values(old)
    await site.db
      .update(terms)
      .set({ paymentNote: 'UPI 77' })
      .where(and(eq(terms.schoolId, from.id), eq(terms.seats, 41)))
    const merge = (name: string) => my.mergeSchools(asha, { from: from.id, into: into.id, name })
    expect(await refused(merge('Vidya'))).toBe('nameDiffers')
    expect(await merge(' Vidya  Mandir ')).toMatchObject({ members: 1, terms: 1, kept: 1 })
    const { applicationBy } = await import('@/lib/schools/queries/applications')
    for (const { reference } of [from, into])
      expect((await applicationBy(reference)).schoolId).toBe(into.id)
    const kept = await my.termsForTeam(into.id)
    expect(kept.map(({ seats, note }) => [seats, note])).toEqual([
      [41, 'UPI 77'],
      [9, null],
    ])
    expect(await isSubscribed(site.db, from.coordinator.id)).toBe(true)
    expect(await my.mergedInto(from.id)).toBe(into.id)
    expect(await site.db.select().from(schools).where(eq(schools.id, from.id))).toEqual([])
    const lines = await my.linesOf({ thing: into.id })
    expect(lines.rows.map(({ act }) => act)).toEqual(expect.arrayContaining(['school.merged']))
    expect(lines.rows.filter(({ act }) => act === 'application.received')).toHaveLength(2)
    expect(lines.rows.every(({ school }) => school?.name === 'Vidya Mandir')).toBe(true)
    expect(await refused(merge('Vidya Mandir'))).toBe('nothingHere')
  })

  test('merge: of two open forms one is withdrawn, of four coordinators one becomes a teacher', async () => {
    const [a, b] = [await newForm(), await newForm()]
    const people = await newPeople(site.db, 4)
    await site.db.insert(memberships).values(
      people.map(({ id: userId }, at) => ({
        userId,
        schoolId: at < 2 ? a.schoolId : b.schoolId,
        role: 'coordinator' as const,
      })),
    )
    await my.mergeSchools(asha, { from: b.schoolId, into: a.schoolId, name: 'Vidya Mandir' })
    expect((await my.applicationOf(a.id))?.state).toBe('received')
    expect((await my.applicationOf(b.id))?.state).toBe('withdrawn')
    const roles = (await my.membersForTeam(a.schoolId)).map(({ role }) => role)
    expect(roles.filter((role) => role === 'coordinator')).toHaveLength(3)
    expect(roles).toHaveLength(4)
  })

  test('merge: a waiting form closes where a term runs, and waits on where the school may ask', async () => {
    const { detailsFor } = await import('@/lib/schools/queries/details')
    const { mergePlan } = await import('@/lib/schools/queries/merge-plan')
    const healthy = await newSchool(site.db)
    const twin = await newForm()
    const merge = { from: twin.schoolId, into: healthy.id, name: 'Vidya Mandir' }
    expect((await mergePlan(merge.from, merge.into))?.form).toBe('closes')
    await my.mergeSchools(asha, merge)
    expect(await my.applicationOf(twin.id)).toMatchObject({
      state: 'withdrawn',
      reason: `Duplicate of ${healthy.reference}.`,
    })
    expect(await actsOf(healthy.id)).toContain('application.closed')
    const { status } = (await detailsFor(healthy.coordinator.id)) ?? {}
    expect(status).toEqual({ form: 'none', term: 'running', renewable: false })

    const [bare, other] = [await newForm(), await newForm()]
    await my.rejectApplication(bare.id, { ...byAsha(), reason: 'No receipt.' })
    expect((await mergePlan(other.schoolId, bare.schoolId))?.form).toBe('waits')
    await my.mergeSchools(asha, { ...merge, from: other.schoolId, into: bare.schoolId })
    expect(await my.applicationOf(other.id)).toMatchObject({ state: 'received' })
  })

  test('merge: of a pair merged into each other at once one stays', async () => {
    const [a, b] = [await newForm(), await newForm()]
    const merge = (from: string, into: string) =>
      refused(my.mergeSchools(asha, { from, into, name: 'Vidya Mandir' }))
    const both = await Promise.all([merge(a.schoolId, b.schoolId), merge(b.schoolId, a.schoolId)])
    expect(both.sort()).toEqual(['nothing', 'nothingHere'])
  })

  test('merge: every table that names a school is moved', async () => {
    const rows =
      await site.db.execute(sql`select distinct tc.table_name from information_schema.table_constraints tc
      join information_schema.constraint_column_usage c using (constraint_name)
      where tc.constraint_type = 'FOREIGN KEY' and c.table_name = 'schools'`)
    const named = [...((rows as any).rows ?? rows)].map((row: any) => row.table_name).sort()
    expect([...my.MOVED].sort()).toEqual(named)
  })
})

describe('a school', () => {
  test('seats are never under those that are taken; other terms are free', async () => {
    const { id } = await newSchool(site.db)
    const [term] = await my.termsForTeam(id)
    const others = await newPeople(site.db, 2)
    await site.db
      .insert(memberships)
      .values(others.map((one) => ({ userId: one.id, schoolId: id, role: 'teacher' as const })))
    expect(await refused(my.changeSeats(asha, term?.id ?? '', 2))).toBe('seatsTaken')
    await my.changeSeats(asha, term?.id ?? '', 3)
    expect((await my.termsForTeam(id))[0]?.seats).toBe(3)
    const { lastDay } = await my.addTerm(asha, id, { months: 6, seats: 1 })
    expect(lastDay > (term?.lastDay ?? '')).toBe(true)
    expect(await refused(my.addTerm(asha, id, { firstDay: lastDay, months: 1, seats: 1 }))).toBe(
      'termsOverlap',
    )
  })

  test('the second to save is told what the first changed, field by field, and can let it stand', async () => {
    const { id } = await newSchool(site.db)
    const before = await my.fieldsFor(id)
    if (!before) throw new Error('no school')
    const was = before as Record<string, string>
    const { declaration: _, ...typed } = form({ branches: 'Two' })
    const ravi = await newMember(site.db)
    expect(await my.correctSchool(ravi, id, { ...typed, branches: 'One', was })).toBeNull()
    const second = await my.correctSchool(asha, id, { ...typed, was })
    expect(second).toEqual({
      changed: expect.objectContaining({ branches: 'One' }),
      by: ravi.firstname,
    })
    expect((await my.fieldsFor(id))?.branches).toBe('One')
    const now = { ...was, ...second?.changed }
    expect(await my.correctSchool(asha, id, { ...typed, was: now })).toBeNull()
    expect((await my.fieldsFor(id))?.branches).toBe('Two')
  })

  test('at most three coordinate it, and one that nobody coordinates is sent its link again', async () => {
    const { id } = await newSchool(site.db)
    const others = await newPeople(site.db, 3)
    const seats = await site.db
      .insert(memberships)
      .values(others.map((one) => ({ userId: one.id, schoolId: id, role: 'teacher' as const })))
      .returning({ id: memberships.id })
    const named = await Promise.all(
      seats.map((seat) => refused(my.nameCoordinatorOf(asha, seat.id))),
    )
    expect(named.sort()).toEqual(['enoughCoordinators', 'nothing', 'nothing'])
    expect(await refused(my.sendLinkAgain(asha, id))).toBe('hasCoordinator')
    const opened = await newForm()
    expect(await refused(my.sendLinkAgain(asha, opened.schoolId))).toBe('noTermRuns')
    await my.approveApplication(opened.id, byAsha())
    await my.sendLinkAgain(asha, opened.schoolId)
    expect(await lettersTo(opened.sent.school_email, 'schoolOpened')).toHaveLength(2)
  })
})

describe('messages', () => {
  const newMessage = async (over: Record<string, string> = {}) => {
    const { email } = await newPerson(site.db)
    const text = {
      name: 'Ravi',
      email,
      subject: 'Sessions',
      message: 'When do they begin?',
      ...over,
    }
    await my.sendMessage(text)
    const [row] = await site.db.select().from(contacts).where(eq(contacts.email, email))
    return { id: row?.id ?? '', email }
  }

  test('the answer is a letter that quotes the question, waits ten seconds, and can be taken back', async () => {
    const { id, email } = await newMessage()
    const sent = await my.answerMessage(asha, id, { answer: 'At ten.', seen: '0' })
    const [letter] = await lettersTo(email, 'messageAnswer')
    expect(letter?.data).toMatchObject({ message: 'When do they begin?', answer: 'At ten.' })
    expect(Number(letter?.dueAt) - Date.now()).toBeGreaterThan(9_000)
    const { composeLetter } = await import('@/lib/mail/letters')
    const { owner } = await import('@/base/owner')
    expect(composeLetter('messageAnswer', letter?.data as never)).toMatchObject({
      quote: 'When do they begin?',
      replyTo: owner.email,
    })
    expect(await my.messageOf(id)).toMatchObject({
      state: 'answered',
      answers: [{ text: 'At ten.', by: 'Meena', letter: 'going' }],
    })
    if (!('answer' in sent)) throw new Error('not sent')
    expect(await my.takeBackAnswer(asha, sent.answer)).toMatchObject({ text: 'At ten.' })
    expect(await lettersTo(email, 'messageAnswer')).toEqual([])
    expect(await my.messageOf(id)).toMatchObject({ state: 'open', answers: [] })
    const { rows } = await my.linesOf({ thing: id })
    expect(rows.map(({ act }) => act)).toEqual(['answer.taken-back', 'message.answered'])
  })

  test('fifty who answer at once: one letter, and the others read what was answered', async () => {
    const { id, email } = await newMessage()
    const sent = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        my.answerMessage(asha, id, { answer: `${n}`, seen: '0' }),
      ),
    )
    const others = sent.filter((one) => 'first' in one)
    expect(others).toHaveLength(49)
    expect(await lettersTo(email, 'messageAnswer')).toHaveLength(1)
    const [row] = await site.db
      .select()
      .from(messageAnswers)
      .where(eq(messageAnswers.contactId, id))
    expect(others.every((one) => 'first' in one && one.first.text === row?.text)).toBe(true)
    expect(await my.answerMessage(asha, id, { answer: 'more', seen: '1' })).toHaveProperty('answer')
  })

  test('spam is one word with a way back, said once in the log', async () => {
    const { id } = await newMessage()
    expect(await my.putMessage(asha, id, 'spam')).toEqual({ before: 'open' })
    expect(await my.putMessage(asha, id, 'spam')).toEqual({ before: 'spam' })
    expect(await my.putMessage(asha, id, 'open')).toEqual({ before: 'spam' })
    const { rows } = await my.linesOf({ thing: id })
    expect(rows.map(({ act }) => act)).toEqual(['message.opened', 'message.spam'])
  })

  test('who else looks at it, and writes, is shown for a minute', async () => {
    const { id } = await newMessage()
    const ravi = await newMember(site.db)
    expect(await my.lookAt(asha, { thing: id })).toEqual([])
    expect(await my.lookAt(ravi, { thing: id, writing: true })).toMatchObject([{ writing: false }])
    expect(await my.lookAt(asha, { thing: id })).toEqual([{ name: 'Meena', writing: true }])
    await site.db.execute(sql`update looks set seen_at = now() - interval '61 seconds'`)
    expect(await my.lookAt(asha, { thing: id })).toEqual([])
  })

  test('a request about data is counted down from thirty days, on top of what waits', async () => {
    const { id } = await newMessage({ subject: ' About my Data ' })
    await site.db
      .update(contacts)
      .set({ createdAt: sql`now() - interval '31 days'` })
      .where(eq(contacts.id, id))
    const { requests, messages } = await my.whatWaits('manager')
    expect(requests.find((one) => one.id === id)).toMatchObject({ daysLeft: -1, isLate: true })
    expect(messages.map((one) => one.id)).not.toContain(id)
  })
})

test('names the session that runs or comes next, and no draft', async () => {
  await site.db.delete(gatherings)
  expect(await my.nextGathering()).toBeNull()
  await newGathering(site.db, { inMinutes: 60, state: 'draft' })
  await newGathering(site.db, { inMinutes: -70 })
  const later = await newGathering(site.db, { inMinutes: 120 })
  expect((await my.nextGathering())?.id).toBe(later.id)
  const live = await newGathering(site.db, { inMinutes: -10 })
  expect((await my.nextGathering())?.id).toBe(live.id)
})

test('a message leads to the account that has confirmed its address, and to no other', async () => {
  const person = await newPerson(site.db)
  const about = { name: 'Asha', subject: 'About my data', message: 'Please erase my account.' }
  await my.sendMessage({ ...about, email: person.email.toUpperCase() })
  const [message] = await site.db.select().from(contacts).orderBy(desc(contacts.createdAt)).limit(1)
  const account = async () => (await my.messageOf(message?.id ?? ''))?.account
  expect(await account()).toBeNull()
  await site.db.update(users).set({ emailConfirmedAt: sql`now()` }).where(eq(users.id, person.id))
  expect(await account()).toMatchObject({ id: person.id })
})

test('details are corrected with a line in the log; the second to save is told what has changed', async () => {
  const person = await newPerson(site.db)
  const [row] = await site.db.select().from(users).where(eq(users.id, person.id))
  const was = { firstname: row?.firstname ?? '', lastname: row?.lastname ?? '' }
  const form = { firstname: 'Kavitha', lastname: 'Rao', phone_number: '9876501234' }
  const saved = await Promise.all(
    [1, 2, 3].map(() => my.correctDetails(asha, person.id, { ...form, was })),
  )
  expect(saved.filter((changed) => changed === null)).toHaveLength(1)
  expect(saved.filter((changed) => changed?.firstname === 'Kavitha')).toHaveLength(2)
  const [now] = await site.db.select().from(users).where(eq(users.id, person.id))
  expect(now).toMatchObject({ firstname: 'Kavitha', lastname: 'Rao', phoneNumber: '9876501234' })
  const lines = await site.db.select().from(auditLog).where(eq(auditLog.personId, person.id))
  expect(lines).toMatchObject([{ act: 'person.corrected', actorId: asha.id }])
  expect(JSON.stringify(lines)).not.toContain('Kavitha')
})

describe('letters that failed', () => {
  const newLetter = async (data: Record<string, string>, over: object = {}) => {
    const to = (await newPerson(site.db)).email
    const [row] = await site.db
      .insert(mailOutbox)
      .values({
        template: 'welcome',
        recipient: to,
        data,
        dueAt: null,
        attempts: 3,
        lastError: '422 validation_error',
        ...over,
      })
      .returning({ id: mailOutbox.id })
    return row?.id ?? ''
  }
  const rowOf = async (id: string) =>
    (await site.db.select().from(mailOutbox).where(eq(mailOutbox.id, id)))[0]

  test('are sent again from the first try on; one whose link is gone cannot be', async () => {
    const id = await newLetter({ firstname: 'Asha' })
    await my.sendAgain(asha, id)
    expect(await rowOf(id)).toMatchObject({ attempts: 0, lastError: null, dueAt: expect.any(Date) })
    expect(await refused(my.sendAgain(asha, await newLetter({})))).toBe('cannotSendAgain')
    const sent = await newLetter({ firstname: 'x' }, { sentAt: sql`now()` })
    expect(await refused(my.sendAgain(asha, sent))).toBe('mailNotThere')
  })

  test('when a letter is given up, what it says is kept, but for one that holds a link', async () => {
    for (const [data, kept] of [
      [{ firstname: 'A' }, { firstname: 'A' }],
      [{ firstname: 'A', link: 'https://x/secret' }, {}],
    ] as const) {
      const id = await newLetter(data, { dueAt: sql`now()` })
      const row = await rowOf(id)
      if (!row) throw new Error('no letter')
      await my.giveUp(row, '422 validation_error')
      expect((await rowOf(id))?.data).toEqual(kept)
    }
  })

  test('given up by hand, no sender takes it any more, not even one that has it in hand', async () => {
    const id = await newLetter({ firstname: 'A' }, { dueAt: sql`now()` })
    const inHand = await rowOf(id)
    await my.giveUpByHand(asha, id)
    if (inHand) await my.postpone(inHand, 'no answer', 0)
    expect(await rowOf(id)).toMatchObject({ dueAt: null, data: {} })
    expect(await refused(my.giveUpByHand(asha, id))).toBe('mailNotThere')
  })
})

describe('the log', () => {
  test('says who did what on whom in a sentence, and is filtered by person, thing, kind and day', async () => {
    const { id, schoolId, reference } = await newForm()
    const manager = await newMember(site.db, 'manager')
    await my.approveApplication(id, {
      by: my.aPerson(manager.id),
      firstDay: '2031-11-21',
      months: 12,
      seats: 40,
    })
    const { rows } = await my.linesOf({ thing: schoolId, act: 'application.approved' })
    expect(rows).toMatchObject([
      {
        who: { name: 'Meena Iyer' },
        school: { name: 'Vidya Mandir' },
        sentence: `approved {school}: 40 seats to 20 November 2032 (${reference})`,
      },
    ])
    const ofManager = await my.linesOf({ person: manager.id })
    expect(ofManager.rows.map(({ act }) => act)).toEqual(['term.given', 'application.approved'])
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
    expect((await my.linesOf({ person: manager.id, day: today })).rows).toHaveLength(2)
    for (const day of ['2026-02-30', 'x', '2020-01-01'])
      expect((await my.linesOf({ person: manager.id, day })).rows).toEqual([])
    for (const odd of ['x', "' or 1=1", schoolId])
      expect((await my.linesOf({ person: odd })).rows).toEqual([])
  })

  test('goes back fifty lines at a time', async () => {
    const first = await my.linesOf({})
    const second = await my.linesOf({ after: first.next ?? '' })
    expect(first.rows).toHaveLength(50)
    expect(first.rows.at(-1)?.id).toBeGreaterThan(second.rows[0]?.id ?? Number.POSITIVE_INFINITY)
  })
})

test('people: found by name, e-mail and phone; logins end at once; no column holds a secret', async () => {
  const people = await import('@/lib/accounts/people')
  const { endAllLogins } = await import('@/lib/accounts/commands/end-logins')
  const { sessions } = await import('@/db/schema')
  const person = await newPerson(site.db)
  const login = {
    userId: person.id,
    tokenHash: person.id,
    expiresAt: sql`now() + interval '1 day'`,
  }
  await site.db.insert(sessions).values(login)
  for (const search of [person.email, '+91 98765 43210', 'meena iy'])
    expect((await people.peopleFor({ search })).rows.length).toBeGreaterThan(0)
  const sheet = await people.personOf(person.id)
  expect(sheet?.logins).toBe(1)
  expect(JSON.stringify(sheet)).not.toMatch(/hash|token|password|secret/i)
  expect(await endAllLogins(asha, person.id)).toEqual({ logins: 1 })
  expect((await people.personOf(person.id))?.logins).toBe(0)
  const [line] = await site.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.personId, person.id))
    .orderBy(desc(auditLog.id))
  expect(line).toMatchObject({ act: 'logins.ended', actorId: asha.id, values: { logins: 1 } })
})

test('the list of people goes out whole, without a cell that runs, and stands in the log first', async () => {
  const { sendPeople } = await import('@/lib/accounts/export')
  const { users } = await import('@/db/schema')
  const odd = ['=1+1', '+1', '-1', '@x', '\t=1', '\r=1', '"', 'அ,ஆ']
  for (const firstname of odd)
    await site.db
      .update(users)
      .set({ firstname })
      .where(eq(users.id, (await newPerson(site.db)).id))
  const answer = await sendPeople(new Request('https://uns.example/x'), asha)
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer())
  expect(text.startsWith('\uFEFF"First name"')).toBe(true)
  expect(text).not.toMatch(/(^|,|\n)"?[\s]*[=+\-@]/)
  const count = Number((await site.db.select({ n: sql`count(*)` }).from(users))[0]?.n)
  expect(text.trimEnd().split('\r\n')).toHaveLength(count + 1)
  const [line] = await site.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
  expect(line).toMatchObject({ act: 'people.exported', actorId: asha.id })
})

test('one box finds people, schools, references and messages; an editor finds messages alone', async () => {
  const { searchAll } = await import('@/lib/team/queries/search')
  const { sent, reference } = await newForm({ institution_name: 'Quixote Vidyalaya' })
  const person = await newPerson(site.db)
  const { email } = person
  await my.sendMessage({ name: 'Ravi', email, subject: 'Quixote', message: 'Where are you?' })
  expect(await searchAll(reference, 'manager')).toMatchObject({ forms: [{ reference }] })
  expect(await searchAll('quixo', 'manager')).toMatchObject({
    schools: [{ name: sent.institution_name }],
    messages: [{ subject: 'Quixote' }],
  })
  expect((await searchAll(email, 'manager'))?.people).toHaveLength(1)
  for (const words of ['quixo', email, reference]) {
    const { messages, ...rest } = (await searchAll(words, 'editor')) ?? { messages: [] }
    expect(Object.values(rest).flat()).toEqual([])
    expect(messages).toHaveLength(words === reference ? 0 : 1)
  }
  for (const odd of ['', '   ', undefined, '\0']) expect(await searchAll(odd, 'manager')).toBeNull()
})

test('a rare word is taken from the index of words, whatever the database takes it for', async () => {
  const { hasWords, plannedAnew, wordsOfUsers } = await import('@/db/words')
  // Few enough to walk, and the database would.
  await site.db.execute(sql`
    insert into users (firstname, lastname, email, phone_number, password_hash)
    select 'Meena', 'Iyer', 'crowd' || n || '@school.example', '9876543210', 'x'
    from generate_series(1, 20000) n`)
  const rare = await newPerson(site.db)
  await site.db.execute(sql`analyze users`)
  const words = hasWords(wordsOfUsers, rare.email)
  const look = sql`explain select id from users where ${words} order by created_at desc limit 10`
  const plan = JSON.stringify(await plannedAnew((tx) => tx.execute(look), { table: users, words }))
  expect(plan).toContain('Bitmap Index Scan on users_words_index')
  expect(plan).not.toContain('Filter: (words_of')
})

test('twelve weeks are counted from Mondays in India', async () => {
  const { countWeeks } = await import('@/lib/team/queries/weeks')
  const weeks = await countWeeks()
  expect(weeks).toHaveLength(12)
  expect(weeks.every(({ monday }) => new Date(`${monday}T00:00:00Z`).getUTCDay() === 1)).toBe(true)
  expect(weeks.at(-1)?.registrations).toBeGreaterThan(0)
  expect(weeks[0]?.registrations).toBe(0)
})

test('a new school is one that gets its first term, not a form', async () => {
  const { countWeeks } = await import('@/lib/team/queries/weeks')
  const newSchools = async () => (await countWeeks()).at(-1)?.schools ?? 0
  const before = await newSchools()
  const [first, _] = [await newForm(), await newForm()]
  expect(await newSchools()).toBe(before)
  await my.approveApplication(first.id, byAsha())
  expect(await newSchools()).toBe(before + 1)
  await my.addTerm(asha, first.schoolId, { months: 6, seats: 1 })
  expect(await newSchools()).toBe(before + 1)
})

test('the count of open messages leaves out requests about personal data, as their list does', async () => {
  const count = async () => (await my.whatWaits('manager')).counts.messages
  const before = await count()
  const message = { name: 'Ravi', email: 'ravi@school.example', message: 'Send me my data.' }
  await my.sendMessage({ ...message, subject: 'About my data' })
  expect(await count()).toBe(before)
  await my.sendMessage({ ...message, subject: 'A question' })
  expect(await count()).toBe(before + 1)
})

test('invitations that were sent at once are listed by email, for the team and the school, on every page', async () => {
  const { invitationsOf } = await import('@/lib/schools/queries/invitations')
  const { id } = await newSchool(site.db)
  const emails = Array.from({ length: 60 }, (_, n) => `t${String(n).padStart(2, '0')}@x.example`)
  const rows = emails.map((email, n) => ({
    ...{ schoolId: id, email, tokenHash: `${id} ${n}` },
    expiresAt: sql`now() + interval '1 day'`,
  }))
  await site.db.insert(invitations).values(rows.toReversed())
  expect((await my.openInvitationsFor(id)).map(({ email }) => email)).toEqual(emails)
  const first = await invitationsOf(id, {})
  const second = await invitationsOf(id, { after: first.next })
  expect([...first.rows, ...second.rows].map(({ email }) => email)).toEqual(emails)
})

test('everybody stands in the table for spreadsheet programs once, however many they are, and as text', async () => {
  await newPeople(site.db, 1_100)
  await site.db
    .update(users)
    .set({ firstname: '=1+1', lastname: 'a"b\nc' })
    .where(eq(users.id, asha.id))
  const answer = await my.sendPeople(new Request('http://uns.example'), asha)
  const [, ...lines] = (await answer.text()).trimEnd().split('\r\n')
  const everybody = await site.db.select({ email: users.email }).from(users)
  expect(lines).toHaveLength(everybody.length)
  const mails = lines.map((line) => line.split('","')[2])
  expect(mails.sort()).toEqual(everybody.map(({ email }) => email).sort())
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format()
  expect(lines.find((line) => line.includes(asha.email))).toMatch(
    new RegExp(`^"'=1\\+1","a""b c","${asha.email}","\\d+","[^"]*","${today}"$`),
  )
})
