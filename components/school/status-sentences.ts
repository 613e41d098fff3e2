import type { FormStatus, SubscriptionStatus } from '@/lib/schools/schema'
import { schoolStateWords } from '@/words/school-state'

type Status = {
  status: SubscriptionStatus
  term: { firstDay: string; lastDay: string } | null
  reason?: string | null
}

/** The term first, then the form. A day is only formatted where there is a term. */
export function statusSentences({ status, term, reason }: Status): string[] {
  return [
    ...(term ? [termSentence(status, term)] : []),
    ...formSentences(status.form, { isRenewal: isRenewal(status), reason }),
  ]
}

/** What sending the form again does. */
export function formPurpose({ form, renewable, term }: SubscriptionStatus): string {
  const words = schoolStateWords()
  if (form === 'waiting') return words.correctsWaiting
  if (form !== 'none') return words.resends
  if (renewable) return words.renews
  return term === 'none' ? words.resends : words.corrects
}

/** Undefined: the button of a first form. */
export function formButton({ form, renewable, term }: SubscriptionStatus): string | undefined {
  const words = schoolStateWords()
  if (form === 'waiting') return words.correct
  if (renewable) return words.renew
  return term === 'none' ? undefined : words.correct
}

function termSentence({ term: at }: SubscriptionStatus, term: NonNullable<Status['term']>) {
  const words = schoolStateWords()
  if (at === 'coming') return words.coming(term.firstDay, term.lastDay)
  return (at === 'running' ? words.running : words.ended)(term.lastDay)
}

const isRenewal = ({ term }: SubscriptionStatus) => term === 'running' || term === 'over'

type About = { isRenewal: boolean; reason?: string | null }

function formSentences(form: FormStatus, about: About): string[] {
  const words = schoolStateWords()
  const said = about.isRenewal ? words.renewal : words.form
  const because = about.reason ? [words.reason(about.reason)] : []
  const sentences = {
    none: [],
    waiting: [said.waiting],
    rejected: [said.rejected, ...because],
    withdrawn: [said.withdrawn],
    closed: [said.closed, ...because],
  }
  return sentences[form]
}
