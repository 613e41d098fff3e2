import 'server-only'
import { reopenForAnswer } from '@/lib/contact/reply'
import { handleMailEvent, parseReport } from '@/lib/mail/events'
import { type AcceptAnswer, isReceivedReport, receiveEmail } from '@/lib/mail/inbound/receive'
import { hasApplication } from '@/lib/schools/application/load'

const acceptAnswer: AcceptAnswer = (tx, { kind, id }) =>
  kind === 'message' ? reopenForAnswer(tx, id) : hasApplication(tx, id)

/** What the mail service reports: what became of an email, or one that arrived. */
export async function handleMailReport(id: string, body: Buffer): Promise<void> {
  const report = parseReport(body)
  if (isReceivedReport(report)) await receiveEmail(id, report, acceptAnswer)
  else await handleMailEvent(id, report)
}
