import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailOutbox, memberships, recoveries, sessions, staffRoles } from '@/db/schema'
import { inProcess } from '../support/in-process'
import { newTeacher } from '../support/person'
import { addressOf, atOnce, outcomes, registered, tokenFor } from '../support/rights'
import { newPerson, newSchool } from '../support/schools'

let site: Awaited<ReturnType<typeof inProcess>>
let vouching: typeof import('@/lib/schools/commands/vouch')
let deciding: typeof import('@/lib/accounts/commands/decide-recovery')
let due: typeof import('@/lib/accounts/commands/recovery-due')
let recovering: typeof import('@/lib/accounts/commands/recovery')
let manager: { id: string }

beforeAll(async () => {
  site = await inProcess({ RATE_LIMIT_UNASKED_MAIL: '100000/60' })
  vouching = await import('@/lib/schools/commands/vouch')
  deciding = await import('@/lib/accounts/commands/decide-recovery')
  due = await import('@/lib/accounts/commands/recovery-due')
  recovering = await import('@/lib/accounts/commands/recovery')
  manager = await newPerson(site.db)
  await site.db.insert(staffRoles).values({ userId: manager.id, role: 'manager' })
})
afterAll(() => site?.close())

/** A school, and a teacher in it who has lost the mailbox. */
async function lostMailbox() {
  const school = await newSchool(site.db)
  const teacher = await registered(site.db)
  const [seat] = await site.db
    .insert(memberships)
    .values({ userId: teacher.id, schoolId: school.id, role: 'teacher' })
    .returning({ id: memberships.id })
  return { school, teacher, seat: seat?.id ?? '', email: newTeacher().email }
}

async function vouched() {
  const lost = await lostMailbox()
  await vouching.vouchFor(lost.school.coordinator, lost.seat, { email: lost.email })
  return { ...lost, id: (await recoveryOf(lost.teacher.id))?.id ?? '' }
}

async function sent() {
  const lost = await vouched()
  await deciding.grantRecovery(manager, lost.id)
  await dayPasses(lost.id)
  await due.sendRecoveryLinks()
  return { ...lost, token: await tokenFor(site.db, lost.email, 'recoveryLink') }
}

async function recoveryOf(userId: string) {
  const [row] = await site.db.select().from(recoveries).where(eq(recoveries.userId, userId))
  return row
}

const dayPasses = (id: string) =>
  site.db.update(recoveries).set({ readyAt: sql`now()` }).where(eq(recoveries.id, id))

test('coordinator, team, a day, and the new mailbox chooses a password: the address changes, all logins end', async () => {
  const { passwordMatches } = await import('@/lib/auth/passwords')
  const { startSession } = await import('@/lib/auth/sessions')
  const { teacher, email, token } = await sent()
  await startSession(site.db, { userId: teacher.id, passwordHash: teacher.passwordHash })
  await recovering.redeemRecovery(token, { password: 'a new beginning' })
  const after = await addressOf(site.db, teacher.id)
  expect(after).toMatchObject({ email, emailConfirmedAt: expect.any(Date) })
  expect(await passwordMatches(after?.passwordHash ?? '', 'a new beginning')).toBe(true)
  expect(await site.db.select().from(sessions).where(eq(sessions.userId, teacher.id))).toEqual([])
  const { takeBackAddress } = await import('@/lib/accounts/commands/take-back-address')
  await takeBackAddress(await tokenFor(site.db, teacher.email, 'addressChanged'))
  expect((await addressOf(site.db, teacher.id))?.email).toBe(teacher.email)
})

test('both addresses are told when the team says yes, and nothing goes out within the day', async () => {
  const { teacher, email, id } = await vouched()
  const letters = async () =>
    (await site.db.select().from(mailOutbox)).filter(({ recipient }) =>
      [teacher.email, email].includes(recipient ?? ''),
    )
  const before = (await letters()).length
  await deciding.grantRecovery(manager, id)
  const told = (await letters()).slice(before).map(({ template }) => template)
  expect(told.sort()).toEqual(['recoveryWaits', 'recoveryWarning'])
  await due.sendRecoveryLinks()
  expect((await letters()).map(({ template }) => template)).not.toContain('recoveryLink')
  await site.db
    .update(recoveries)
    .set({ readyAt: sql`${recoveries.readyAt} - interval '23 hours 59 minutes'` })
    .where(eq(recoveries.id, id))
  await due.sendRecoveryLinks()
  expect((await recoveryOf(teacher.id))?.state).toBe('granted')
})

test('an objection stops it, before the link went out and after', async () => {
  const granted = await vouched()
  await deciding.grantRecovery(manager, granted.id)
  const stop = await tokenFor(site.db, granted.teacher.email, 'recoveryWarning')
  await recovering.objectToRecovery(stop)
  await dayPasses(granted.id)
  await due.sendRecoveryLinks()
  expect((await recoveryOf(granted.teacher.id))?.state).toBe('objected')
  await expect(recovering.objectToRecovery(stop)).rejects.toMatchObject({ word: 'deadLink' })
  const out = await sent()
  await recovering.objectToRecovery(await tokenFor(site.db, out.teacher.email, 'recoveryWarning'))
  await expect(
    recovering.redeemRecovery(out.token, { password: 'too late' }),
  ).rejects.toMatchObject({ word: 'deadLink' })
})

test('fifty links at once let one in; however many instances send, one letter goes out', async () => {
  const { id, token, teacher } = await sent()
  const settled = await atOnce(50, () =>
    recovering.redeemRecovery(token, { password: 'again and' }),
  )
  expect(outcomes(settled)).toEqual({ done: 1, words: ['deadLink'] })
  expect((await recoveryOf(teacher.id))?.id).toBe(id)
  const next = await vouched()
  await deciding.grantRecovery(manager, next.id)
  await dayPasses(next.id)
  await atOnce(10, () => due.sendRecoveryLinks())
  const letters = await site.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, next.email))
  expect(letters.filter(({ template }) => template === 'recoveryLink')).toHaveLength(1)
})

test('of fifty decisions one counts, and nobody decides about what they asked for or who they are', async () => {
  const { id, school, teacher } = await vouched()
  for (const own of [school.coordinator, teacher])
    await expect(deciding.grantRecovery(own, id)).rejects.toMatchObject({ word: 'recoveryDecided' })
  const settled = await atOnce(50, (at) =>
    at % 2 ? deciding.grantRecovery(manager, id) : deciding.refuseRecovery(manager, id),
  )
  expect(outcomes(settled)).toEqual({ done: 1, words: ['recoveryDecided'] })
})

test('nobody vouches for another school’s teacher, for somebody of the team, twice, or to a taken address', async () => {
  const { school, seat, teacher, email } = await lostMailbox()
  const elsewhere = await newSchool(site.db)
  await expect(vouching.vouchFor(elsewhere.coordinator, seat, { email })).rejects.toMatchObject({
    code: 'notFound',
  })
  await expect(vouching.vouchFor(teacher, seat, { email })).rejects.toMatchObject({
    code: 'notFound',
  })
  await expect(
    vouching.vouchFor(school.coordinator, seat, {
      email: manager ? elsewhere.coordinator.email : '',
    }),
  ).rejects.toMatchObject({ word: 'accountExists' })
  const settled = await atOnce(50, () => vouching.vouchFor(school.coordinator, seat, { email }))
  expect(outcomes(settled)).toEqual({ done: 1, words: ['recoveryOpen'] })
  const ofTeam = await lostMailbox()
  await site.db.insert(staffRoles).values({ userId: ofTeam.teacher.id, role: 'editor' })
  await expect(
    vouching.vouchFor(ofTeam.school.coordinator, ofTeam.seat, { email: ofTeam.email }),
  ).rejects.toMatchObject({ word: 'recoveryTeam' })
})

test('only a manager sees and decides: to everyone else nothing is there', async () => {
  const { startSession } = await import('@/lib/auth/sessions')
  const { POST } = await import('@/app/api/team/recoveries/[id]/refuse/route')
  const { id } = await vouched()
  const nobody = await registered(site.db)
  const editor = await registered(site.db)
  await site.db.insert(staffRoles).values({ userId: editor.id, role: 'editor' })
  for (const { id: userId, passwordHash } of [nobody, editor]) {
    const session = await startSession(site.db, { userId, passwordHash })
    const headers = { authorization: `Bearer ${session?.token}` }
    const request = new Request('http://localhost/', { method: 'POST', headers })
    expect((await POST(request, { params: Promise.resolve({ id }) })).status).toBe(404)
  }
})
