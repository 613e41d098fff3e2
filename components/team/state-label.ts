import { isClosedByTeam, type LatestForm } from '@/lib/schools/policy'
import { deskSchoolsWords } from '@/words/desk-schools'

/** A form that the team closed as a duplicate is stored as withdrawn, with a reason. */
export function stateLabel(form: Pick<LatestForm, 'state' | 'reason'>): string {
  const { closed, states } = deskSchoolsWords()
  return isClosedByTeam(form) ? closed : states[form.state]
}
