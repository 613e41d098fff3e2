import Link from 'next/link'
import { ButtonLink } from '@/components/site/button-link'
import { Alert } from '@/components/ui/alert'
import type { Access } from '@/lib/client/use-access'
import { loginFor, routes } from '@/lib/routes'
import { libraryWords } from '@/words/library'
import { toolkitWords } from '@/words/toolkit'

/** What stands above the toolkit. A subscriber needs no notice. */
export function ToolkitNotice({ access }: { access: Access }) {
  const words = toolkitWords()
  const { free, visitor } = libraryWords()
  if (access === 'subscriber') return null
  if (access === 'member')
    return (
      <Alert tone="warning" className="mt-6">
        {words.free.warning}{' '}
        <Link href={routes.subscriptionForm} prefetch={false}>
          {free.subscribe}
        </Link>
      </Alert>
    )
  return (
    <Alert tone="info" role="status" className="mt-6">
      <p>{words.visitor.prompt}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <ButtonLink href={loginFor(routes.toolkit)}>{visitor.login}</ButtonLink>
        <ButtonLink href={routes.register} tone="quiet">
          {visitor.register}
        </ButtonLink>
      </p>
    </Alert>
  )
}
