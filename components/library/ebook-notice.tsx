import Link from 'next/link'
import { ButtonLink } from '@/components/site/button-link'
import { Alert } from '@/components/ui/alert'
import { library } from '@/content/pages/library'
import type { Access } from '@/lib/client/use-access'
import { loginFor, routes } from '@/lib/routes'

/** What stands above the shelf. A subscriber needs no notice. */
export function EbookNotice({ access }: { access: Access }) {
  if (access === 'subscriber') return null
  if (access === 'member')
    return (
      <Alert tone="warning" className="mt-6">
        {library.free.warning}{' '}
        <Link href={routes.subscriptionForm} prefetch={false}>
          {library.free.subscribe}
        </Link>
      </Alert>
    )
  return (
    <Alert tone="info" role="status" className="mt-6">
      <p>{library.visitor.prompt}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <ButtonLink href={loginFor(routes.ebook)}>{library.visitor.login}</ButtonLink>
        <ButtonLink href={routes.register} tone="quiet">
          {library.visitor.register}
        </ButtonLink>
      </p>
    </Alert>
  )
}
