import { LoginContent } from '@/components/forms/login-content'
import { accountText } from '@/i18n/account'
import { buildPageMetadata, describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

/** Our server caches this page; the build does not know the providers. */
export const dynamic = 'force-dynamic'

export const generateMetadata = describePage(() =>
  buildPageMetadata({ ...accountText().login, path: routes.login }),
)

export default function LoginPage() {
  return <LoginContent />
}
