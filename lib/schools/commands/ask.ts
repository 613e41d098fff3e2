import 'server-only'
import { eq } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { knownId } from '@/base/known-id'
import { database } from '@/db/client'
import { applicationQuestions } from '@/db/schema'
import { aPerson, record } from '@/lib/audit/record'
import { enqueueMail, GRACE, takeBackMail } from '@/lib/mail/outbox'
import { applicationOf } from '../application'
import { referenceOf } from '../reference'
import { takeSchool } from '../take'

type Asker = { id: string }

/** A question to the school by mail; the form goes on waiting. */
export async function askSchool(viewer: Asker, id: string, text: string) {
  const db = await database()
  return db.transaction(async (tx) => {
    const { schoolId, state } = await applicationOf(tx, id)
    if (state !== 'received') throw new Refusal('conflict', 'nothingWaits')
    const school = await takeSchool(tx, schoolId)
    const { name: institution_name, correspondent, schoolEmail: to } = school
    const reference = referenceOf(id)
    const data = { institution_name, correspondent, reference, question: text }
    const mailId = await enqueueMail(tx, { template: 'schoolQuestion', to, data }, GRACE)
    const [row] = await tx
      .insert(applicationQuestions)
      .values({ applicationId: id, askedBy: viewer.id, text, mailId })
      .returning({ id: applicationQuestions.id })
    if (!row) throw new Error('the question was not stored')
    const by = aPerson(viewer.id)
    await record(tx, { act: 'application.asked', by, school: schoolId, values: { reference } })
    return { school: school.name, question: row.id }
  })
}

export async function takeBackQuestion(viewer: Asker, id: string) {
  const db = await database()
  return db.transaction(async (tx) => {
    const [asked] = await tx
      .delete(applicationQuestions)
      .where(eq(applicationQuestions.id, knownId(id)))
      .returning({
        applicationId: applicationQuestions.applicationId,
        mailId: applicationQuestions.mailId,
      })
    if (!asked) throw new Refusal('notFound', 'nothingHere')
    if (!asked.mailId || !(await takeBackMail(tx, asked.mailId)))
      throw new Refusal('conflict', 'letterIsGone')
    const { schoolId } = await applicationOf(tx, asked.applicationId)
    const values = { reference: referenceOf(asked.applicationId) }
    const by = aPerson(viewer.id)
    await record(tx, { act: 'question.taken-back', by, school: schoolId, values })
    return { application: asked.applicationId }
  })
}
