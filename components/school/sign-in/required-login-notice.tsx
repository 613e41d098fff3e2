import Link from 'next/link'
import { Alert } from '@/components/ui/alert'
import { joinAlternatives } from '@/i18n/alternatives'
import { schoolLoginText } from '@/i18n/school-login'
import type { RequiredLogin } from '@/lib/accounts/login/school-login'
import { routes } from '@/lib/routes'

/** For a teacher, who may still be logged in by password. */
export function RequiredLoginNotice({ required }: { required: RequiredLogin }) {
  const { required: text } = schoolLoginText()
  return (
    <Alert tone="info" className="mt-6">
      <p>{text.notice(joinAlternatives(required.providers.map(({ name }) => name)))}</p>
      <Link
        href={routes.profileSignIn}
        prefetch={false}
        className="inline-flex min-h-11 items-center"
      >
        {text.connect}
      </Link>
    </Alert>
  )
}
