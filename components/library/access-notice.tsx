import Link from 'next/link'
import { ButtonLink } from '@/components/site/button-link'
import { Alert } from '@/components/ui/alert'
import { libraryText } from '@/i18n/library'
import type { PageAccess } from '@/lib/client/preview-access'
import { routes, toLoginPath } from '@/lib/routes'

type AccessNoticeText = { free: { warning: string }; visitor: { prompt: string } }

/** Subscribers need no notice. */
export function AccessNotice({
  access,
  returnPath,
  words: text,
}: {
  access: PageAccess
  returnPath: string
  words: AccessNoticeText
}) {
  const { free: memberText, visitor: visitorText } = libraryText()
  if (access === 'subscriber') return null
  if (access === 'member')
    return (
      <Alert tone="warning" className="mt-4">
        {text.free.warning}{' '}
        <Link href={routes.subscriptionForm} prefetch={false}>
          {memberText.subscribe}
        </Link>
      </Alert>
    )
  return (
    <Alert tone="info" role="status" className="mt-4">
      <p>{text.visitor.prompt}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <ButtonLink href={toLoginPath(returnPath)}>{visitorText.login}</ButtonLink>
        <ButtonLink href={routes.register} tone="quiet">
          {visitorText.register}
        </ButtonLink>
      </p>
    </Alert>
  )
}
