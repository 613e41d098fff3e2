import { schoolStatusText } from '@/i18n/school-status'
import type { FormStatus, SubscriptionStatus } from '@/lib/schools/schema'

type StatusSentencesInput = {
  status: SubscriptionStatus
  term: { firstDay: string; lastDay: string } | null
  reason?: string | null
}

export function buildStatusSentences({ status, term, reason }: StatusSentencesInput): string[] {
  return [
    ...(term ? [buildTermSentence(status, term)] : []),
    ...buildFormSentences(status.form, { isRenewal: isRenewal(status), reason }),
  ]
}

/** What sending the form again does. */
export function getFormPurpose({ form, renewable: isRenewable, term }: SubscriptionStatus): string {
  const text = schoolStatusText()
  if (form === 'waiting') return text.correctsWaiting
  if (form !== 'none') return text.resends
  if (isRenewable) return text.renews
  return term === 'none' ? text.resends : text.corrects
}

/** Undefined keeps the label of a first form. */
export function getFormButtonLabel({
  form,
  renewable: isRenewable,
  term,
}: SubscriptionStatus): string | undefined {
  const text = schoolStatusText()
  if (form === 'waiting') return text.correct
  if (isRenewable) return text.renew
  return term === 'none' ? undefined : text.correct
}

function buildTermSentence(
  { term: termStatus }: SubscriptionStatus,
  term: NonNullable<StatusSentencesInput['term']>,
) {
  const text = schoolStatusText()
  if (termStatus === 'coming') return text.coming(term.firstDay, term.lastDay)
  return (termStatus === 'running' ? text.running : text.ended)(term.lastDay)
}

const isRenewal = ({ term }: SubscriptionStatus) => term === 'running' || term === 'over'

type FormSentencesInput = { isRenewal: boolean; reason?: string | null }

function buildFormSentences(form: FormStatus, input: FormSentencesInput): string[] {
  const text = schoolStatusText()
  const formText = input.isRenewal ? text.renewal : text.form
  const reasonSentences = input.reason ? [text.reason(input.reason)] : []
  const sentences = {
    none: [],
    waiting: [formText.waiting],
    rejected: [formText.rejected, ...reasonSentences],
    withdrawn: [formText.withdrawn],
    closed: [formText.closed, ...reasonSentences],
  }
  return sentences[form]
}
