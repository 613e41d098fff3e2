import { and, desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  auditLog,
  invitations,
  mailOutbox,
  memberships,
  rateLimits,
  terms,
  users,
} from '@/db/schema'
import { inProcess } from '../support/in-process'
import {
  form,
  isSubscribed,
  newPeople,
  newPerson,
  newSchool,
  seatsOf,
  setClock,
  staffToken,
  tokenIn,
} from '../support/schools'

let site: Awaited<ReturnType<typeof inProcess>>
let my: Awaited<ReturnType<typeof rooms>>
beforeAll(async () => {
  site = await inProcess({ RATE_LIMIT_UNASKED_MAIL: '100000/60' })
  my = await rooms()
})
afterAll(() => site?.close())

/** Fetched when the settings stand. */
const rooms = async () => ({
  ...(await import('@/lib/schools/commands/apply')),
  ...(await import('@/lib/schools/commands/decide')),
  ...(await import('@/lib/schools/commands/end-term')),
  ...(await import('@/lib/schools/commands/invite')),
  ...(await import('@/lib/schools/commands/invitations')),
  ...(await import('@/lib/schools/commands/join')),
  ...(await import('@/lib/schools/commands/leave')),
  ...(await import('@/lib/schools/commands/members')),
  ...(await import('@/lib/schools/commands/remind')),
  ...(await import('@/lib/schools/commands/restore-member')),
  ...(await import('@/lib/schools/commands/staff-link')),
  ...(await import('@/lib/schools/queries/details')),
  ...(await import('@/lib/schools/queries/join')),
  ...(await import('@/lib/schools/queries/my-school')),
  ...(await import('@/lib/schools/queries/office')),
  ...(await import('@/lib/schools/queries/teachers')),
  ...(await import('@/lib/schools/record')),
  ...(await import('@/base/csv')),
  ...(await import('@/lib/audit/record')),
})

const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing',
    (error) => error.word ?? String(error),
  )

const newestLetter = async (to: string) => {
  const [letter] = await site.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, to))
    .orderBy(desc(mailOutbox.createdAt))
    .limit(1)
  return letter
}

const actsOf = async (schoolId: string) => {
  const lines = await site.db
    .select({ act: auditLog.act })
    .from(auditLog)
    .where(eq(auditLog.schoolId, schoolId))
    .orderBy(auditLog.id)
  return lines.map(({ act }) => act)
}

const shift = (days: number) =>
  sql`update terms set first_day = first_day + ${days}::int, last_day = last_day + ${days}::int`

describe('from form to term', () => {
  test('an approved school has a term of one year from today and as many seats as teaching staff, 1 to 500', async () => {
    for (const [staff, seats] of [
      [41, 41],
      [0, 1],
      [900, 500],
    ]) {
      const school = await newSchool(site.db, { teaching_staff_count: staff })
      const [term] = await my.allTermsOf(school.id)
      expect(term).toMatchObject({ seats, standing: 'running' })
      expect([364, 365]).toContain(term?.daysLeft)
      expect(await isSubscribed(site.db, school.coordinator.id)).toBe(true)
    }
  })

  test('a resubmission corrects details; near the end and after it, it is also a renewal', async () => {
    const { coordinator, id, reference } = await newSchool(site.db)
    const correct = (name: string) => my.subscribe(coordinator, form({ institution_name: name }))
    expect(await correct('Corrected')).toEqual({ reference, isSubscribed: true })
    expect((await my.mySchool(coordinator.id))?.name).toBe('Corrected')
    await site.db.execute(sql`${shift(-303)} where school_id = ${id}`)
    expect((await correct('Early')).reference).toBe(reference)
    await site.db.execute(sql`${shift(-1)} where school_id = ${id}`)
    const renewed = await correct('In time')
    expect(renewed.reference).not.toBe(reference)
    const [next, first] = await my.allTermsOf(id)
    expect(next?.standing).toBe('coming')
    expect(dayAfter(first?.lastDay)).toBe(next?.firstDay)
    expect((await correct('Again')).reference).toBe(renewed.reference)
    expect(await my.allTermsOf(id)).toHaveLength(2)
    await site.db.execute(sql`${shift(-800)} where school_id = ${id}`)
    expect(await isSubscribed(site.db, coordinator.id)).toBe(false)
    expect((await correct('Late')).isSubscribed).toBe(true)
    expect((await my.storyOf(id)).map(({ kind }) => kind)).toEqual([
      'renewal',
      'renewal',
      'subscription',
    ])
  })

  test('a school that registered without an account gets a link for one use, with which somebody becomes its coordinator', async () => {
    const sent = form()
    const reference = await my.registerSchool(sent)
    const { applicationBy } = await import('@/lib/schools/queries/applications')
    const { id, schoolId } = await applicationBy(reference.toLowerCase())
    await my.approveApplication(id, { by: my.theTeam, months: 6, seats: 7 })
    const letter = await newestLetter(sent.school_email)
    expect(letter?.template).toBe('schoolOpened')
    const [one, other] = await newPeople(site.db, 2)
    const token = tokenIn(letter?.data.link ?? '')
    await my.joinSchool(one ?? ({ id: '' } as never), token)
    expect(await my.mySchool(one?.id ?? '')).toMatchObject({
      id: schoolId,
      role: 'coordinator',
      term: { seats: 7 },
    })
    expect(await refused(my.joinSchool(other ?? ({ id: '' } as never), token))).toBe('linkUsed')
  })

  test('an invitation confirms the address that it was sent to, and no other', async () => {
    const { coordinator } = await newSchool(site.db)
    const [asha, ravi] = await newPeople(site.db, 2)
    if (!asha || !ravi) throw new Error('nobody')
    const addresses = `${asha.email.toUpperCase()}\nsomeone-else@school.example`
    await my.invite(coordinator, { addresses, send: true })
    const tokenTo = async (email: string) => tokenIn((await newestLetter(email))?.data.link ?? '')
    const joined = await my.joinSchool(asha, await tokenTo(asha.email.toUpperCase()))
    expect(joined.confirmed).toBe(true)
    const other = await my.joinSchool(ravi, await tokenTo('someone-else@school.example'))
    expect(other.confirmed).toBe(false)
    const confirmed = async ({ id }: { id: string }) =>
      (await site.db.select().from(users).where(eq(users.id, id)))[0]?.emailConfirmedAt
    expect(await confirmed(asha)).not.toBeNull()
    expect(await confirmed(ravi)).toBeNull()
  })

  test('terms of one school do not overlap, of two schools they may', async () => {
    const { giveTerm } = await import('@/lib/schools/terms')
    const { id } = await newSchool(site.db)
    const [term] = await my.allTermsOf(id)
    const give = (firstDay?: string) =>
      site.db.transaction((tx) => giveTerm(tx, id, { firstDay, months: 1, seats: 5 }, my.theTeam))
    expect(await refused(give(term?.lastDay))).toBe('termsOverlap')
    expect((await give()).firstDay).toBe(dayAfter(term?.lastDay))
    await newSchool(site.db)
  })

  test('the team ends a term: the seats lock on the next request, and the log keeps what there was', async () => {
    const { coordinator, id } = await newSchool(site.db)
    expect(await my.endTerm(id, my.theTeam)).toMatchObject({ changed: true })
    expect(await isSubscribed(site.db, coordinator.id)).toBe(false)
    expect((await actsOf(id)).at(-1)).toBe('term.ended')
    expect(await my.endTerm(id, my.theTeam)).toMatchObject({ changed: false })
  })

  test('a term begins and ends at midnight in India, by the clock of the database', async () => {
    const { coordinator, id } = await newSchool(site.db)
    await site.db
      .update(terms)
      .set({ firstDay: '2026-04-01', lastDay: '2027-03-31' })
      .where(eq(terms.schoolId, id))
    const at = async (moment: string) => {
      await setClock(site.db, `timestamptz '${moment}'`)
      return isSubscribed(site.db, coordinator.id)
    }
    expect(await at('2026-03-31T18:29:59Z')).toBe(false)
    expect(await at('2026-03-31T18:30:00Z')).toBe(true)
    expect(await at('2027-03-31T18:29:59Z')).toBe(true)
    expect(await at('2027-03-31T18:30:00Z')).toBe(false)
    await setClock(site.db, 'now()')
  })
})

describe('inviting', () => {
  test('says of each line what is wrong with it, sends the rest, and names who is here or invited', async () => {
    const { coordinator } = await newSchool(site.db)
    const fresh = (await newPerson(site.db)).email
    const pasted = [
      fresh,
      '',
      'not an address',
      `Meena <${fresh.toUpperCase()}>`,
      coordinator.email,
      'மீனா@பள்ளி.இந்தியா',
    ].join('\r\n')
    const verdicts = async (send: boolean) => {
      const told = await my.invite(coordinator, { addresses: pasted, send })
      return [told.sent, ...told.verdicts.map(({ line, verdict }) => `${line} ${verdict}`)]
    }
    const wrong = ['3 notAnAddress', '4 double', '5 member', '6 notAnAddress']
    expect(await verdicts(false)).toEqual([0, '1 fine', ...wrong])
    expect(await verdicts(true)).toEqual([1, '1 fine', ...wrong])
    expect(await verdicts(true)).toEqual([0, '1 invited', ...wrong])
  })

  test('waits until the coordinator’s own address is confirmed; the link for the staff room does not', async () => {
    const { coordinator } = await newSchool(site.db)
    const own = eq(users.id, coordinator.id)
    const confirmed = (emailConfirmedAt: Date | null) =>
      site.db.update(users).set({ emailConfirmedAt }).where(own)
    const ask = (send: boolean) => my.invite(coordinator, { addresses: 'asha@x.example', send })
    await confirmed(null)
    expect((await ask(false)).verdicts).toMatchObject([{ verdict: 'fine' }])
    expect(await refused(ask(true))).toBe('confirmToInvite')
    expect(await newestLetter('asha@x.example')).toBeUndefined()
    expect(await staffToken(coordinator)).toMatch(/^[2-9B-DF-HJ-NP-TV-Z]{8}$/)
    await confirmed(new Date())
    expect((await ask(true)).sent).toBe(1)
  })

  test('takes at most 200 at once', async () => {
    const { coordinator } = await newSchool(site.db)
    const lines = (count: number) =>
      Array.from({ length: count }, (_, n) => `t${n}@x.example`).join('\n')
    const ask = (count: number) => my.invite(coordinator, { addresses: lines(count), send: false })
    expect((await ask(200)).verdicts).toHaveLength(200)
    expect(await refused(ask(201))).toBe('checkForm')
  })

  test('a mailbox that has had its letters for today gets no more of them, and the coordinator hears of it', async () => {
    const { count } = await import('@/lib/auth/limits')
    const { coordinator, id } = await newSchool(site.db)
    await count(site.db, 'SCHOOL_LETTERS', id)
    await site.db.update(rateLimits).set({ hits: 600 })
    const told = await my.invite(coordinator, { addresses: 'late@x.example', send: true })
    expect(told).toMatchObject({ sent: 0, verdicts: [{ verdict: 'withheld' }] })
  })

  test('a link is taken back and let stand again, sent again with another fortnight, and never works twice', async () => {
    const { coordinator, id } = await newSchool(site.db)
    const [asha, ravi] = await newPeople(site.db, 2)
    if (!asha || !ravi) throw new Error('nobody')
    await my.invite(coordinator, { addresses: asha.email, send: true })
    const [row] = await site.db.select().from(invitations).where(eq(invitations.schoolId, id))
    const token = tokenIn((await newestLetter(asha.email))?.data.link ?? '')
    const state = async () => (await my.lookAtLink(token, null)).state
    const invitation = row?.id ?? ''
    expect(row?.tokenHash).not.toContain(token)
    await my.revokeInvitation(coordinator, invitation)
    expect(await state()).toBe('unknown')
    expect(await refused(my.joinSchool(asha, token))).toBe('linkUnknown')
    await my.restoreInvitation(coordinator, invitation)
    await site.db
      .update(invitations)
      .set({ expiresAt: sql`now()` })
      .where(eq(invitations.id, invitation))
    expect(await state()).toBe('expired')
    expect(await refused(my.joinSchool(asha, token))).toBe('linkExpired')
    await my.resendInvitation(coordinator, invitation)
    expect(tokenIn((await newestLetter(asha.email))?.data.link ?? '')).toBe(token)
    // Whoever is logged in joins, whatever address it was sent to.
    await my.joinSchool(ravi, token)
    expect([await state(), await isSubscribed(site.db, ravi.id)]).toEqual(['used', true])
    expect(await refused(my.resendInvitation(coordinator, invitation))).toBe('nothingHere')
  })

  test('a code works however it is typed, and a link from before there were codes works until it is replaced', async () => {
    const { coordinator, id } = await newSchool(site.db)
    const [one, other] = await newPeople(site.db, 2)
    if (!one || !other) throw new Error('nobody')
    const code = await staffToken(coordinator)
    const { standingLink } = await import('@/lib/schools/queries/office')
    const shown = (await standingLink(id))?.code
    expect(shown).toBe(`${code.slice(0, 4)}-${code.slice(4)}`)
    await my.joinSchool(one, ` ${shown?.toLowerCase()} `)
    const stored = await site.db.select().from(invitations).where(eq(invitations.schoolId, id))
    expect(JSON.stringify(stored)).not.toContain(code)

    const { invitationHash, invitationToken } = await import('@/lib/schools/links')
    const before = stored.find(({ email }) => email === null)?.id ?? ''
    await site.db
      .update(invitations)
      .set({ tokenHash: invitationHash(before) })
      .where(eq(invitations.id, before))
    expect(await standingLink(id)).toMatchObject({ code: null })
    await my.joinSchool(other, invitationToken(before))
    const fresh = await staffToken(coordinator)
    expect(await refused(my.joinSchool(other, fresh))).toBe('nothing')
    expect((await my.lookAtLink(invitationToken(before), null)).state).toBe('unknown')
  })

  test('removing a teacher replaces the link and the code in the same step, when the coordinator says so', async () => {
    const { coordinator, id } = await newSchool(site.db)
    const [teacher] = await newPeople(site.db, 1)
    if (!teacher) throw new Error('nobody')
    const memberOf = async () => {
      const rows = await site.db
        .select()
        .from(memberships)
        .where(and(eq(memberships.userId, teacher.id), sql`until is null`))
      return rows[0]?.id ?? ''
    }
    const code = await staffToken(coordinator)
    await my.joinSchool(teacher, code)
    await my.removeMember(coordinator, await memberOf())
    expect(await refused(my.joinSchool(teacher, code))).toBe('nothing')
    await my.removeMember(coordinator, await memberOf(), { replaceLink: true })
    expect(await refused(my.joinSchool(teacher, code))).toBe('linkUnknown')
    expect((await actsOf(id)).slice(-2)).toEqual(['member.removed', 'link.made'])
    // No removal, no new link.
    const { standingLink } = await import('@/lib/schools/queries/office')
    const now = (await standingLink(id))?.code
    const gone = my.removeMember(coordinator, teacher.id, { replaceLink: true })
    expect(await refused(gone)).toBe('nothingHere')
    expect((await standingLink(id))?.code).toBe(now)
  })

  test('wrong codes are limited by address and all together; a right one costs nothing, and logged-in users are never locked out', async () => {
    const { coordinator } = await newSchool(site.db, { teaching_staff_count: 100 })
    const { settings } = await import('@/base/settings')
    const { joinByLink } = await import('@/lib/schools/commands/join')
    const { lookFromOutside } = await import('@/lib/schools/queries/join')
    const code = await staffToken(coordinator)
    const look = async (address: string, typed: string, viewerId: string | null = null) =>
      (await lookFromOutside(typed, { address, viewerId })).state
    for (let n = 0; n < 40; n += 1) expect(await look('10.0.0.1', code)).toBe('open')
    const wrong = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        look('10.0.0.2', `ZZZZZZ${22 + n}`.replace(/[01]/g, 'B')),
      ),
    )
    expect(wrong.filter((state) => state === 'unknown').length).toBeLessThanOrEqual(30)
    expect(await look('10.0.0.2', code)).toBe('tooMany')
    const [teacher] = await newPeople(site.db, 1)
    if (!teacher) throw new Error('nobody')
    expect(await refused(joinByLink(teacher, code, '10.0.0.2'))).toBe('tooManyAttempts')

    const all = settings().limits.JOIN_CODE_ALL
    settings().limits.JOIN_CODE_ALL = { count: 1, seconds: 600 }
    expect(await look('10.0.0.3', code)).toBe('logInFirst')
    expect(await look('10.0.0.3', code, teacher.id)).toBe('open')
    expect(await refused(joinByLink(teacher, code, '10.0.0.3'))).toBe('nothing')
    settings().limits.JOIN_CODE_ALL = all
  })

  test('the link for the staff room serves many, is shown again, is renewed and switched off', async () => {
    const { coordinator, id } = await newSchool(site.db)
    const people = await newPeople(site.db, 3)
    const token = await staffToken(coordinator)
    expect(tokenIn((await my.standingLink(id))?.url ?? '')).toBe(token)
    for (const one of people.slice(0, 2)) await my.joinSchool(one, token)
    const renewed = await staffToken(coordinator)
    expect(await my.lookAtLink(token, null)).toEqual({ state: 'unknown' })
    expect(await my.lookAtLink(renewed, null)).toMatchObject({ state: 'open', role: 'teacher' })
    await my.switchOffStaffLink(coordinator)
    expect(await my.lookAtLink(renewed, null)).toEqual({ state: 'unknown' })
    expect([await my.standingLink(id), (await my.seatsOf(id)).used]).toEqual([null, 3])
  })
})

describe('joining, leaving, removing', () => {
  test('one school at a time, and a term that runs', async () => {
    const [one, other] = [await newSchool(site.db), await newSchool(site.db)]
    const [token, elsewhere] = [
      await staffToken(one.coordinator),
      await staffToken(other.coordinator),
    ]
    const meena = await newPerson(site.db)
    await my.joinSchool(meena, token)
    await my.joinSchool(meena, token)
    expect(await my.lookAtLink(token, meena.id)).toMatchObject({ state: 'here' })
    expect(await my.lookAtLink(elsewhere, meena.id)).toMatchObject({ state: 'elsewhere' })
    expect(await refused(my.joinSchool(meena, elsewhere))).toBe('memberElsewhere')
    expect(await refused(my.subscribe(meena, form()))).toBe('memberElsewhere')
    await my.leaveSchool(meena)
    expect(await isSubscribed(site.db, meena.id)).toBe(false)
    await my.endTerm(other.id, my.theTeam)
    expect(await my.lookAtLink(elsewhere, meena.id)).toMatchObject({ state: 'over' })
    expect(await refused(my.joinSchool(meena, elsewhere))).toBe('schoolTermOver')
  })

  test('a full school says so; a seat that was left or taken away is free at once', async () => {
    const { coordinator, id } = await newSchool(site.db)
    await seatsOf(site.db, id, 2)
    const token = await staffToken(coordinator)
    const [first, second] = await newPeople(site.db, 2)
    if (!first || !second) throw new Error('nobody')
    await my.joinSchool(first, token)
    expect(await my.lookAtLink(token, second.id)).toMatchObject({ state: 'full' })
    expect(await refused(my.joinSchool(second, token))).toBe('noSeatLeft')
    const seat = (await my.mySchool(first.id))?.membershipId ?? ''
    await my.removeMember(coordinator, seat)
    expect((await newestLetter(first.email))?.template).toBe('removedFromSchool')
    expect(await isSubscribed(site.db, first.id)).toBe(false)
    await my.joinSchool(second, token)
    expect(await refused(my.restoreMember(coordinator, seat))).toBe('noSeatLeft')
    await my.leaveSchool(second)
    await my.restoreMember(coordinator, seat)
    expect(await isSubscribed(site.db, first.id)).toBe(true)
    expect(await my.seatsOf(id)).toEqual({ total: 2, used: 2, invited: 0, free: 0 })
  })

  test('who left by choice is not fetched back, and a removal is undone for ten minutes', async () => {
    const { coordinator } = await newSchool(site.db)
    const token = await staffToken(coordinator)
    const [left, removed] = await newPeople(site.db, 2)
    if (!left || !removed) throw new Error('nobody')
    for (const one of [left, removed]) await my.joinSchool(one, token)
    const seats = await Promise.all([left, removed].map(({ id }) => my.mySchool(id)))
    await my.leaveSchool(left)
    await my.removeMember(coordinator, seats[1]?.membershipId ?? '')
    await site.db
      .update(memberships)
      .set({ until: sql`now() - interval '10 minutes'` })
      .where(eq(memberships.userId, removed.id))
    for (const seat of seats)
      expect(await refused(my.restoreMember(coordinator, seat?.membershipId ?? ''))).toBe(
        'undoTooLate',
      )
  })

  test('at most three coordinators; the last one hands over before leaving', async () => {
    const { coordinator, id } = await newSchool(site.db)
    const token = await staffToken(coordinator)
    const people = await newPeople(site.db, 3)
    for (const one of people) await my.joinSchool(one, token)
    const seats = await Promise.all(
      people.map(async (one) => (await my.mySchool(one.id))?.membershipId ?? ''),
    )
    expect(await refused(my.leaveSchool(coordinator))).toBe('lastCoordinator')
    for (const seat of seats.slice(0, 2)) await my.nameCoordinator(coordinator, seat)
    expect(await refused(my.nameCoordinator(coordinator, seats[2] ?? ''))).toBe(
      'enoughCoordinators',
    )
    await my.handOver(coordinator, seats[2] ?? '')
    expect((await my.mySchool(coordinator.id))?.role).toBe('teacher')
    expect(await refused(my.removeMember(coordinator, seats[0] ?? ''))).toBe('nothingHere')
    await my.leaveSchool(coordinator)
    const { rows } = await my.teachersOf(id, { sort: 'since' })
    expect(rows.map(({ role }) => role)).toEqual(['coordinator', 'coordinator', 'coordinator'])
  })

  test('who coordinates a school without a term and without anybody else may leave it', async () => {
    const { coordinator, id } = await newSchool(site.db)
    await my.endTerm(id, my.theTeam)
    await my.leaveSchool(coordinator)
    expect(await my.mySchool(coordinator.id)).toBeNull()
  })
})

describe('the list and the record', () => {
  test('fifty at a time by key, searched and sorted, whatever the key says', async () => {
    const { coordinator, id } = await newSchool(site.db, { teaching_staff_count: 200 })
    const people = await newPeople(site.db, 60)
    await site.db
      .insert(memberships)
      .values(people.map(({ id: userId }) => ({ userId, schoolId: id, role: 'teacher' as const })))
    for (const sort of ['name', 'since']) {
      const first = await my.teachersOf(id, { sort })
      const second = await my.teachersOf(id, { sort, after: first.next })
      expect([first.rows.length, second.rows.length, first.found]).toEqual([50, 11, 61])
      const all = [...first.rows, ...second.rows].map(({ membershipId }) => membershipId)
      expect(new Set(all).size).toBe(61)
      expect(second.next).toBeNull()
    }
    const search = people[7]?.email.toUpperCase().slice(8, 30)
    expect((await my.teachersOf(id, { search })).rows.map(({ email }) => email)).toEqual([
      people[7]?.email,
    ])
    expect((await my.teachersOf(id, { search: '%' })).found).toBe(0)
    for (const after of ['x', 'W10', Buffer.from('["\\u0000","a"]').toString('base64url')])
      expect((await my.teachersOf(id, { after })).rows).toHaveLength(50)
    expect((await my.mySchool(coordinator.id))?.coordinators).toHaveLength(1)
  })

  test('the CSV has the mark, one line a person, and no cell that runs as a formula', async () => {
    const { id } = await newSchool(site.db)
    const bad = await newPerson(site.db)
    const { users } = await import('@/db/schema')
    await site.db
      .update(users)
      .set({ firstname: '=HYPERLINK("http://x")', lastname: 'a\r\n"b"' })
      .where(eq(users.id, bad.id))
    await site.db.insert(memberships).values({ userId: bad.id, schoolId: id, role: 'teacher' })
    const answer = my.sendRecord(new Request('http://x'), id)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const lines = bytes.toString('utf8').split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines.join('\n')).toContain(`"'=HYPERLINK(""http://x"") a ""b"""`)
    for (const start of ['=1', '+1', '-1', '@x', '\t=1', ' =1', '\u200b=1', '＝1'])
      expect(my.cell(start)).toMatch(/^"'/)
  })
})

describe('reminders', () => {
  const remindersOf = async (email: string) => {
    const letters = await site.db
      .select({ data: mailOutbox.data })
      .from(mailOutbox)
      .where(and(eq(mailOutbox.recipient, email), eq(mailOutbox.template, 'termEnds')))
      .orderBy(mailOutbox.createdAt)
    return letters.map(({ data }) => data.days)
  }
  const lastDayIn = (id: string, days: number) =>
    site.db.execute(
      sql`update terms set first_day = day_in_india() - 300, last_day = day_in_india() + ${days}::int where school_id = ${id}`,
    )

  test('go out 30 and 7 days before and on the last day, each once, whoever looks how often', async () => {
    const { coordinator, id } = await newSchool(site.db)
    for (const days of [31, 30, 29, 8, 7, 1, 0, -1]) {
      await lastDayIn(id, days)
      await Promise.all(Array.from({ length: 5 }, () => my.remindOfTerms()))
    }
    expect(await remindersOf(coordinator.email)).toEqual(['30', '7', '0'])
  })

  test('after a pause only the nearest is told, and nothing where the next term is there', async () => {
    const [late, renewed] = [await newSchool(site.db), await newSchool(site.db)]
    await lastDayIn(late.id, 3)
    await lastDayIn(renewed.id, 3)
    await my.subscribe(renewed.coordinator, form())
    await my.remindOfTerms()
    await my.remindOfTerms()
    expect(await remindersOf(late.coordinator.email)).toEqual(['3'])
    expect(await remindersOf(renewed.coordinator.email)).toEqual([])
  })
})

test('the address of who was invited is forgotten thirty days after the invitation has ended; the link of the staff room stays', async () => {
  const { purgeInvitations } = await import('@/lib/schools/purge')
  const { coordinator, id } = await newSchool(site.db)
  const addresses = ['old', 'young'].map((name) => `${name}-${id}@x.example`)
  await my.invite(coordinator, { addresses: addresses.join('\n'), send: true })
  await staffToken(coordinator)
  const ended = (days: number) => ({ expiresAt: sql`now() - make_interval(days => ${days})` })
  for (const [at, days] of [30, 29].entries())
    await site.db
      .update(invitations)
      .set(ended(days))
      .where(eq(invitations.email, addresses[at] ?? ''))
  await purgeInvitations(site.db)
  const left = await site.db.select().from(invitations).where(eq(invitations.schoolId, id))
  expect(left.map(({ email }) => email).sort()).toEqual([null, addresses[1]])
})

test('the log tells the story of a school, and the database refuses to change or forget it', async () => {
  const { coordinator, id } = await newSchool(site.db)
  await staffToken(coordinator)
  expect(await actsOf(id)).toEqual([
    'application.received',
    'application.approved',
    'term.given',
    'link.made',
  ])
  for (const change of [
    "update audit_log set act = 'x'",
    'delete from audit_log',
    'truncate audit_log',
  ])
    expect(await refused(site.db.execute(sql.raw(change)))).toContain('Failed query')
  expect(await actsOf(id)).toHaveLength(4)
})

const dayAfter = (day = '') => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
