import Link from 'next/link'
import { Alert } from '@/components/ui/alert'
import { myTestsText } from '@/i18n/my-tests'
import { routes } from '@/lib/routes'

export function FreeTestNotice() {
  const { free, subscribe } = myTestsText()
  return (
    <Alert tone="info" className="mt-6">
      <p>{free}</p>
      <Link
        href={routes.subscription}
        prefetch={false}
        className="inline-flex min-h-11 items-center"
      >
        {subscribe}
      </Link>
    </Alert>
  )
}
