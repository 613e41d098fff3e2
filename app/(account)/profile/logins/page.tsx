import type { Metadata } from 'next'
import Link from 'next/link'
import { FormPage } from '@/components/forms/form-page'
import { LoginList } from '@/components/profile/login-list'
import { loginsOf } from '@/lib/accounts/ways-in'
import { requireViewer } from '@/lib/auth/viewer'
import { routes } from '@/lib/routes'
import { loginsWords } from '@/words/logins'

export const generateMetadata = (): Metadata => ({ title: loginsWords().title })

export default async function LoginsPage() {
  const logins = await loginsOf(await requireViewer(routes.logins))
  const words = loginsWords()
  const link = 'inline-flex min-h-11 items-center'
  return (
    <FormPage title={words.title}>
      <p>{words.lede}</p>
      <LoginList logins={logins} />
      <p className="flex flex-wrap gap-x-6">
        <Link href={routes.changePassword} prefetch={false} className={link}>
          {words.changePassword}
        </Link>
        <Link href={routes.profile} prefetch={false} className={link}>
          {words.back}
        </Link>
      </p>
    </FormPage>
  )
}
