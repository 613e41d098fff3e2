import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { POST } from '@/app/api/team/schools/route'
import {
  applications,
  auditLog,
  invitations,
  mailOutbox,
  memberships,
  schools,
  terms,
} from '@/db/schema'
import { userActor } from '@/lib/audit/audit-log'
import { enterPaperForm } from '@/lib/schools/application/paper-form'
import { reopenApplication } from '@/lib/schools/application/reopen'
import { joinSchool } from '@/lib/schools/join'
import type { PaperFormInput } from '@/lib/schools/team-schema'
import { paperForm } from '@/lib/schools/team-schema'
import { newTeamMember } from '../support/applications'
import { openInProcessDatabase } from '../support/in-process'
import { replaceAfter } from '../support/next-server'
import { newInstitution, newUser, parseLinkToken } from '../support/schools'
import { newTeamToken } from '../support/team'

/** Emails stay in the outbox. */
replaceAfter(() => {})

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let manager: Awaited<ReturnType<typeof newTeamMember>>
beforeAll(async () => {
  site = await openInProcessDatabase({ RATE_LIMIT_UNSOLICITED_MAIL: '100000/60' })
  manager = await newTeamMember(site.db, 'manager')
})
afterAll(() => site?.close())

/** With an address and contacts of its own. */
const newForm = (name: string, details: object = {}) => {
  const { declaration: _, ...form } = newInstitution({
    institution_name: name,
    school_address: `${crypto.randomUUID()} Road`,
    principal_email: `p-${crypto.randomUUID()}@x.example`,
    principal_contact: randomPhone(),
    school_mobile: randomPhone(),
    ...details,
  })
  return form as PaperFormInput
}
const randomPhone = () => `9${String(Math.random()).slice(2, 11)}`

const TERM = { firstDay: '2027-04-01', months: 12, seats: 30, paymentNote: 'Cheque 17' }

const enter = (form: PaperFormInput, otherSchoolIds: string[] = [], viewer = manager) =>
  enterPaperForm(viewer, { form, term: TERM, otherSchoolIds })

test('creates school, application, term and invitation; the log names the colleague', async () => {
  const form = newForm('Bharathi Vidyalaya')
  const result = await enter(form)
  if ('duplicates' in result) throw new Error('a duplicate')
  const { schoolId } = result
  const [school] = await site.db.select().from(schools).where(eq(schools.id, schoolId))
  expect(school).toMatchObject({ name: 'Bharathi Vidyalaya', email: form.school_email })
  const [application] = await site.db
    .select()
    .from(applications)
    .where(eq(applications.schoolId, schoolId))
  expect(application).toMatchObject({ state: 'approved', userId: null, decidedBy: manager.id })
  const [term] = await site.db.select().from(terms).where(eq(terms.schoolId, schoolId))
  expect(term).toMatchObject({
    ...{ firstDay: '2027-04-01', lastDay: '2028-03-31', seats: 30, paymentNote: 'Cheque 17' },
  })
  const entries = await site.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.schoolId, schoolId))
    .orderBy(auditLog.id)
  expect(entries.map(({ action }) => action)).toEqual([
    'application.entered',
    'application.approved',
    'term.created',
  ])
  expect(new Set(entries.map(({ actorId }) => actorId))).toEqual(new Set([manager.id]))
})

const findInvitationEmail = async (form: PaperFormInput) => {
  const emails = await site.db
    .select({ template: mailOutbox.template, data: mailOutbox.data })
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, form.school_email))
  expect(emails.map(({ template }) => template)).toEqual(['schoolOpened'])
  return emails[0]
}

test('the invitation makes its recipient the coordinator', async () => {
  const form = newForm('Tagore School')
  const term = { months: 12, seats: 30 }
  const result = await enterPaperForm(manager, { form, term, otherSchoolIds: [] })
  const email = await findInvitationEmail(form)
  const user = await newUser(site.db, { emailConfirmedAt: new Date() })
  await joinSchool(user, parseLinkToken(String(email?.data?.link)))
  const [membership] = await site.db
    .select()
    .from(memberships)
    .where(eq(memberships.userId, user.id))
  expect(result).toHaveProperty('schoolId', membership?.schoolId)
  expect(membership?.role).toBe('coordinator')
})

test('undo withdraws term, invitation and email', async () => {
  const form = newForm('Kamaraj School')
  const result = await enter(form)
  if ('duplicates' in result) throw new Error('a duplicate')
  await findInvitationEmail(form)
  await reopenApplication(result.applicationId, userActor(manager.id))
  const isOfSchool = eq(terms.schoolId, result.schoolId)
  expect(await site.db.$count(terms, isOfSchool)).toBe(0)
  const isInvited = eq(invitations.schoolId, result.schoolId)
  expect(await site.db.$count(invitations, isInvited)).toBe(0)
  const isSent = eq(mailOutbox.recipient, form.school_email)
  expect(await site.db.$count(mailOutbox, isSent)).toBe(0)
})

test('of two colleagues who enter the same form at once, one creates the school', async () => {
  const form = newForm('Twin School')
  const colleague = await newTeamMember(site.db, 'manager')
  const results = await Promise.all([enter(form), enter(form, [], colleague), enter(form)])
  const warnings = results.filter((result) => 'duplicates' in result)
  expect(warnings).toHaveLength(2)
  expect(await site.db.$count(schools, eq(schools.name, 'Twin School'))).toBe(1)
})

test('a possible duplicate stores nothing until the colleague has seen exactly that school', async () => {
  const first = await enter(newForm('Lotus School', { school_mobile: '9123456780' }))
  if ('duplicates' in first) throw new Error('a duplicate')
  const other = newForm('Jasmine School', { school_mobile: '+91 91234 56780' })
  const warning = await enter(other)
  expect(warning).toMatchObject({ duplicates: [{ id: first.schoolId, why: ['phone'] }] })
  expect(await site.db.$count(schools, eq(schools.name, 'Jasmine School'))).toBe(0)
  expect(await enter(other, [crypto.randomUUID()])).toHaveProperty('duplicates')
  expect(await enter(other, [first.schoolId])).toHaveProperty('schoolId')
})

test('the route names each possible duplicate and links to it, until the form names it', async () => {
  const first = await enter(newForm('Banyan School', { school_mobile: '9123456781' }))
  if ('duplicates' in first) throw new Error('a duplicate')
  const token = await newTeamToken(site.db, 'manager')
  const send = (otherSchools: string) =>
    POST(
      new Request('http://localhost:3000/api/team/schools', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          ...newForm('Cedar School', { school_mobile: '9123456781' }),
          ...{ firstDay: '', months: '12', seats: '30', paymentNote: '', signed: 'yes' },
          otherSchools,
        }),
      }),
      { params: Promise.resolve({}) },
    )
  const response = await send('')
  expect(response.status).toBe(409)
  expect(await response.json()).toEqual({
    msg: 'Possible duplicate: Banyan School (same phone). Open it. If it is another school, press the button again.',
    now: { otherSchools: first.schoolId },
    links: { [`/team/schools/${first.schoolId}`]: 'Banyan School (new tab)' },
  })
  expect((await send(first.schoolId)).status).toBe(200)
})

test('the rules are those of the subscription form and of a term', () => {
  const form = { ...newForm('Rule School'), months: '12', seats: '30', firstDay: '' }
  const valid = { ...form, paymentNote: '', signed: 'yes', otherSchools: '' }
  expect(paperForm.safeParse(valid).success).toBe(true)
  for (const [field, value] of [
    ['institution_name', ' '],
    ['affiliation_board', ''],
    ['principal_contact', '123'],
    ['school_email', 'x'],
    ['teaching_staff_count', '0'],
    ['signed', ''],
    ['seats', '501'],
    ['months', '0'],
    ['firstDay', '2026-02-30'],
  ]) {
    const { error } = paperForm.safeParse({ ...valid, [field ?? '']: value })
    expect([...new Set(error?.issues.map(({ path }) => path[0]))]).toEqual([field])
  }
})
