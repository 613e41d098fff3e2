import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applications, mailOutbox, memberships, users } from '@/db/schema'
import { sendConfirmationEmail } from '@/lib/accounts/email-address/confirm'
import { requestPasswordReset } from '@/lib/accounts/password/reset'
import { register } from '@/lib/accounts/registration'
import { sendContactMessage } from '@/lib/contact/send'
import { composeEmail, type EmailTemplateData } from '@/lib/housekeeping/email-templates'
import { enqueueMail, leaseDueMail } from '@/lib/mail/outbox'
import { renderEmail } from '@/lib/mail/render'
import { listMails, resendMail, summarizeFailedMail } from '@/lib/mail/team-list'
import { registerSchool, subscribe } from '@/lib/schools/application/apply'
import { approveApplication, rejectApplication } from '@/lib/schools/application/decide'
import { newTeacher } from '../support/api-user'
import { newTeamMember } from '../support/applications'
import { openInProcessDatabase } from '../support/in-process'
import { sampleEmailData } from '../support/sample-emails'
import { newInstitution } from '../support/schools'

const SPAM_TEXT =
  'You have won! Claim at https://evil.example/prize or www.evil.example, boss@evil.example'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
beforeAll(async () => {
  site = await openInProcessDatabase({ SUBSCRIPTION_MODE: 'review' })
})
afterAll(() => site?.close())

async function listQueued(...emails: string[]) {
  const rows = await site.db.select().from(mailOutbox).where(isNotNull(mailOutbox.dueAt))
  const wanted = emails.map((email) => email.toLowerCase())
  return rows.filter(({ recipient }) => wanted.includes(recipient?.toLowerCase() ?? ''))
}
const listTemplates = async (...emails: string[]) =>
  (await listQueued(...emails)).map(({ template }) => template).sort()

const sendForms = async (email: string, count: number) => {
  for (let sent = 0; sent < count; sent += 1)
    await registerSchool(newInstitution({ school_email: email }))
}
const sendRegistration = (email: string) => register({ ...newTeacher({ email }), next: undefined })

async function readAccount(email: string) {
  const [account] = await site.db.select().from(users).where(eq(users.email, email))
  if (!account) throw new Error(`no account ${email}`)
  return account
}

describe('what strangers cause', () => {
  test('three receipts a day, also for tagged and capital addresses; more forms are stored all the same', async () => {
    const { email } = newTeacher()
    const tagged = email.replace('@', '+2@')
    await sendForms(email, 2)
    await sendForms(email.toUpperCase(), 1)
    await sendForms(tagged, 2)
    expect(await listTemplates(email, tagged)).toEqual(Array(3).fill('institutionReceived'))
  })

  test('twenty forms at once do not exceed the limit, and the team gets all twenty', async () => {
    const { email } = newTeacher()
    const institution_name = `Vidya ${Math.random()}`
    const form = newInstitution({ school_email: email, institution_name })
    await Promise.all(Array.from({ length: 20 }, () => registerSchool(form)))
    expect(await listQueued(email)).toHaveLength(3)
    const toTeam = await listQueued('team@uns.example')
    const ours = toTeam.filter(({ data }) => data.institution_name === institution_name)
    expect(ours).toHaveLength(20)
  })

  test('registrations of many tagged addresses send three welcome emails', async () => {
    const { email } = newTeacher()
    const tagged = Array.from({ length: 5 }, (_, n) => email.replace('@', `+${n}@`))
    const results = []
    for (const address of tagged) results.push(await sendRegistration(address))
    expect(results.map(({ isEmailQueued }) => isEmailQueued)).toEqual([
      ...Array(3).fill(true),
      ...Array(2).fill(false),
    ])
    expect(await listQueued(...tagged)).toHaveLength(3)
  })

  test('their text reaches the team only', async () => {
    const { email } = newTeacher()
    await register({
      ...newTeacher({ email, firstname: SPAM_TEXT.slice(0, 80) }),
      next: undefined,
    })
    const fields = ['institution_name', 'correspondent_name', 'principal_name', 'branches']
    const form = Object.fromEntries(fields.map((field) => [field, SPAM_TEXT]))
    await registerSchool(newInstitution({ ...form, school_email: email }))
    const message = { name: SPAM_TEXT, email, subject: SPAM_TEXT, message: SPAM_TEXT }
    await sendContactMessage(message)
    const mails = await listQueued(email)
    expect(mails).toHaveLength(2)
    for (const { template, data } of mails) {
      const { subject, text, html } = await renderEmail(
        composeEmail(template as 'welcome', data as EmailTemplateData['welcome']),
      )
      expect(subject + text + html).not.toMatch(/evil\.example|www\.evil|@evil/)
    }
  })
})

describe('what the owner asks for', () => {
  test('strangers cannot use up the welcome, confirmation and reset emails of an address', async () => {
    const { email } = newTeacher()
    await sendForms(email, 5)
    for (let n = 0; n < 5; n += 1) await sendRegistration(email.replace('@', `+${n}@`))
    expect(await sendRegistration(email)).toEqual({ isEmailQueued: true })
    await sendConfirmationEmail(await readAccount(email))
    await requestPasswordReset({ email }, { ip: '127.0.0.1', cookieHeader: null })
    const templates = await listTemplates(email)
    expect(templates.filter((name) => name !== 'institutionReceived')).toEqual([
      'confirmAddress',
      'resetLink',
      'welcome',
    ])
  })

  test('three confirmations a day in all, and the owner is told about the fourth', async () => {
    const { email } = newTeacher()
    await sendRegistration(email)
    const account = await readAccount(email)
    await sendConfirmationEmail(account)
    await sendConfirmationEmail(account)
    await expect(sendConfirmationEmail(account)).rejects.toMatchObject({
      code: 'dailyEmailLimitReached',
    })
  })
})

describe('what the team decides', () => {
  test('a school that registers, is rejected and then approved on one day gets both decisions', async () => {
    const { email } = newTeacher()
    await sendRegistration(email)
    await sendForms(email, 3)
    const account = await readAccount(email)
    const actor = { kind: 'user', id: (await newTeamMember(site.db, 'manager')).id } as const
    const form = newInstitution({ school_email: email })
    await subscribe(account, form)
    const firstId = await findOpenApplication(account.id)
    await rejectApplication(firstId, { actor, reason: 'Please correct the address.' })
    await subscribe(account, form)
    await approveApplication(await findOpenApplication(account.id), { actor })
    const decisions = (await listQueued(email)).filter(
      ({ template }) => template === 'subscriptionDecided',
    )
    expect(decisions.map(({ data }) => data.decision).sort()).toEqual(['approved', 'rejected'])
  })

  async function findOpenApplication(userId: string) {
    const [row] = await site.db
      .select({ id: applications.id })
      .from(applications)
      .innerJoin(memberships, eq(memberships.schoolId, applications.schoolId))
      .where(and(eq(memberships.userId, userId), eq(applications.state, 'received')))
    return row?.id ?? 'none'
  }
})

describe('a suppressed email', () => {
  const listSuppressed = async (email: string) =>
    (await listMails({ state: 'suppressed' })).rows.filter(({ to }) => to === email)

  test('is listed for the team, once a day, with its reason, and can be sent', async () => {
    const { email } = newTeacher()
    await sendForms(email, 6)
    const [row, ...others] = await listSuppressed(email)
    expect(others).toEqual([])
    expect(row).toMatchObject({
      ...{ template: 'institutionReceived', error: 'daily limit', outcome: 'suppressed' },
      canSend: true,
    })
    for (const state of ['failed', 'waiting', 'undelivered'] as const) {
      const { rows } = await listMails({ state })
      expect(
        rows.filter(({ id }) => id === row?.id),
        state,
      ).toEqual([])
    }
    await resendMail(await newTeamMember(site.db, 'manager'), row?.id ?? '')
    expect(await listQueued(email)).toHaveLength(4)
    expect(await listSuppressed(email)).toEqual([])
  })

  test('keeps no link that gives access', async () => {
    const { email } = newTeacher()
    const tagged = Array.from({ length: 4 }, (_, n) => email.replace('@', `+${n}@`))
    for (const address of tagged) await sendRegistration(address)
    const [row] = await listSuppressed(tagged[3] ?? '')
    expect(row).toMatchObject({ template: 'welcome', canSend: false })
    const [stored] = await site.db
      .select({ data: mailOutbox.data })
      .from(mailOutbox)
      .where(eq(mailOutbox.id, row?.id ?? ''))
    expect(stored?.data).toEqual({})
  })

  test('is never sent by itself, and not counted as failed', async () => {
    const { email } = newTeacher()
    await sendForms(email, 4)
    await site.db.delete(mailOutbox).where(sql`${mailOutbox.outcome} is distinct from 'suppressed'`)
    expect(await leaseDueMail()).toBeUndefined()
    expect(await summarizeFailedMail(site.db)).toMatchObject([{ failed: 0 }])
  })
})

test('an invitation to an address has a budget that forms cannot use up', async () => {
  const { email } = newTeacher()
  await sendForms(email, 4)
  const { schoolInvitation: data } = sampleEmailData
  const mailId = await site.db.transaction((tx) =>
    enqueueMail<EmailTemplateData>(tx, { template: 'schoolInvitation', to: email, data }),
  )
  expect(mailId).not.toBeNull()
})
