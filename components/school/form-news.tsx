import { ButtonLink } from '@/components/site/button-link'
import { Alert } from '@/components/ui/alert'
import { routes } from '@/lib/routes'
import type { storyOf } from '@/lib/schools/queries/office'
import { mySchoolWords } from '@/words/my-school'
import { Act } from './act'

export type Chapter = Awaited<ReturnType<typeof storyOf>>[number]

/** What became of the latest form, as long as something is to be done or waited for. */
export function FormNews({ latest }: { latest?: Chapter }) {
  const words = mySchoolWords()
  if (latest?.state === 'received')
    return (
      <Alert tone="info" className="mt-6 grid gap-3">
        <p>{words.waiting}</p>
        <Act label={words.withdraw} path="/api/school/withdraw" />
      </Alert>
    )
  if (latest?.state !== 'rejected') return null
  return (
    <Alert tone="warning" className="mt-6">
      <p>{words.rejected}</p>
      {latest.reason && <p>{words.reason(latest.reason)}</p>}
      <p className="mt-3">
        <ButtonLink href={routes.subscriptionForm}>{words.correct}</ButtonLink>
      </p>
    </Alert>
  )
}
