import 'server-only'
import { eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { database } from '@/db/client'
import { applicationQuestions } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { createReplyAddress } from '@/lib/mail/inbound/address'
import { enqueueMail, UNDO_WINDOW, withdrawMail } from '@/lib/mail/outbox'
import type { SchoolEmailData } from '../emails'
import { formatReference } from '../kinds'
import { lockSchool } from '../locks'
import { findDecisionRecipient } from '../school-email'
import { requireApplication } from './load'

type QuestionAuthor = { id: string }

export async function askSchool(viewer: QuestionAuthor, id: string, text: string) {
  const db = await database()
  return db.transaction(async (tx) => {
    const { schoolId, state } = await requireApplication(tx, id)
    if (state !== 'received') throw new AppError('conflict', 'applicationAlreadyDecided')
    const school = await lockSchool(tx, schoolId)
    const { name: institution_name, correspondent } = school
    const to = await findDecisionRecipient(tx, school)
    const reference = formatReference(id)
    const replyTo = createReplyAddress({ kind: 'application', id }) ?? ''
    const data = { institution_name, correspondent, reference, question: text, replyTo }
    const mailId = await enqueueMail<SchoolEmailData>(
      tx,
      { template: 'schoolQuestion', to, data },
      UNDO_WINDOW,
    )
    const [row] = await tx
      .insert(applicationQuestions)
      .values({ applicationId: id, askedBy: viewer.id, text, mailId })
      .returning({ id: applicationQuestions.id })
    if (!row) throw new Error('the question was not stored')
    const actor = userActor(viewer.id)
    await writeAuditLog(tx, {
      action: 'application.question-sent',
      actor,
      schoolId,
      targetId: id,
      values: { reference },
    })
    return { school: school.name, question: row.id }
  })
}

export async function withdrawQuestion(viewer: QuestionAuthor, id: string) {
  const db = await database()
  return db.transaction(async (tx) => {
    const [question] = await tx
      .delete(applicationQuestions)
      .where(eq(applicationQuestions.id, requireUuid(id)))
      .returning({
        applicationId: applicationQuestions.applicationId,
        mailId: applicationQuestions.mailId,
      })
    if (!question) throw new AppError('notFound', 'notFound')
    if (!question.mailId || !(await withdrawMail(tx, question.mailId)))
      throw new AppError('conflict', 'emailBeingSent')
    const { schoolId } = await requireApplication(tx, question.applicationId)
    const values = { reference: formatReference(question.applicationId) }
    const actor = userActor(viewer.id)
    await writeAuditLog(tx, {
      action: 'application.question-withdrawn',
      ...{ actor, schoolId, targetId: question.applicationId, values },
    })
    return { application: question.applicationId }
  })
}
