import { ButtonLink } from '@/components/site/button-link'
import { Alert } from '@/components/ui/alert'
import { routes } from '@/lib/routes'
import type { MySchool } from '@/lib/schools/queries/my-school'
import { mySchoolWords } from '@/words/my-school'

type Props = Pick<MySchool, 'term' | 'role'> & {
  /** False as soon as the next term is there. */
  renewable?: boolean
}

/** What is the matter with the term, if anything: it is over, ends soon, or has yet to begin. */
export function TermNotice({ term, role, renewable = false }: Props) {
  const words = mySchoolWords()
  if (!term) return null
  const renew = role === 'coordinator' && (
    <p className="mt-3">
      <ButtonLink href={routes.subscriptionForm}>{words.renew}</ButtonLink>
    </p>
  )
  if (term.standing === 'coming')
    return (
      <Alert tone="info" className="mt-6">
        {words.coming(term.firstDay)}
      </Alert>
    )
  if (term.standing === 'over')
    return (
      <Alert tone="warning" className="mt-6">
        <p>{words.over(term.lastDay)}</p>
        {renew || <p>{words.overForTeacher}</p>}
      </Alert>
    )
  if (!renewable || !renew) return null
  return (
    <Alert tone="info" className="mt-6">
      <p>{words.renewSoon(term.lastDay, term.daysLeft)}</p>
      {renew}
    </Alert>
  )
}
