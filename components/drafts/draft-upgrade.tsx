import Link from 'next/link'
import { Alert } from '@/components/ui/alert'
import { draftsText } from '@/i18n/drafts'
import { routes } from '@/lib/routes'

export function DraftUpgrade() {
  const { text, link } = draftsText().upgrade
  return (
    <Alert tone="info" className="mt-6">
      <p>{text}</p>
      <Link
        href={routes.subscription}
        prefetch={false}
        className="inline-flex min-h-11 items-center"
      >
        {link}
      </Link>
    </Alert>
  )
}
