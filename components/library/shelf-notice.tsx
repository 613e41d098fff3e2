import Link from 'next/link'
import { ButtonLink } from '@/components/site/button-link'
import { Alert } from '@/components/ui/alert'
import type { Access } from '@/lib/client/use-access'
import { loginFor, routes } from '@/lib/routes'
import { libraryWords } from '@/words/library'

type Said = { free: { warning: string }; visitor: { prompt: string } }

/** What stands above a shelf of this page, in its words. A subscriber needs no notice. */
export function ShelfNotice({
  access,
  page,
  words,
}: {
  access: Access
  page: string
  words: Said
}) {
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
        <ButtonLink href={loginFor(page)}>{visitor.login}</ButtonLink>
        <ButtonLink href={routes.register} tone="quiet">
          {visitor.register}
        </ButtonLink>
      </p>
    </Alert>
  )
}
