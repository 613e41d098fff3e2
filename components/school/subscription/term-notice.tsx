import { ButtonLink } from '@/components/site/button-link'
import { Alert } from '@/components/ui/alert'
import { mySchoolText } from '@/i18n/my-school'
import { routes } from '@/lib/routes'
import type { MySchool } from '@/lib/schools/my-school'

type Props = Pick<MySchool, 'term' | 'role'> & {
  /** False once the next term exists. */
  isRenewable?: boolean
}

export function TermNotice({ term, role, isRenewable = false }: Props) {
  const text = mySchoolText()
  if (!term) return null
  const renewLink = role === 'coordinator' && (
    <p className="mt-3">
      <ButtonLink href={routes.subscriptionForm}>{text.renew}</ButtonLink>
    </p>
  )
  if (term.status === 'coming')
    return (
      <Alert tone="info" className="mt-6">
        {text.coming(term.firstDay)}
      </Alert>
    )
  if (term.status === 'over')
    return (
      <Alert tone="warning" className="mt-6">
        <p>{text.over(term.lastDay)}</p>
        {renewLink || <p>{text.overForTeacher}</p>}
      </Alert>
    )
  if (!isRenewable || !renewLink) return null
  return (
    <Alert tone="info" className="mt-6">
      <p>{text.renewSoon(term.lastDay, term.daysLeft)}</p>
      {renewLink}
    </Alert>
  )
}
