import Link from 'next/link'
import { FormPage } from '@/components/forms/form-page'
import { LoginList } from '@/components/profile/login-list'
import { loginsText } from '@/i18n/logins'
import { listLogins } from '@/lib/accounts/login/login-sessions'
import { requireViewer } from '@/lib/auth/viewer'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => ({ title: loginsText().title }))

export default async function LoginsPage() {
  const logins = await listLogins(await requireViewer(routes.logins))
  const text = loginsText()
  const linkClass = 'inline-flex min-h-11 items-center'
  return (
    <FormPage title={text.title}>
      <p>{text.lede}</p>
      <LoginList logins={logins} />
      <p className="flex flex-wrap gap-x-6">
        <Link href={routes.changePassword} prefetch={false} className={linkClass}>
          {text.changePassword}
        </Link>
        <Link href={routes.profile} prefetch={false} className={linkClass}>
          {text.back}
        </Link>
      </p>
    </FormPage>
  )
}
