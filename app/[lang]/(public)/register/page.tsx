import { RegisterContent } from '@/components/forms/register-content'
import { accountText } from '@/i18n/account'
import { buildPageMetadata, describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() =>
  buildPageMetadata({ ...accountText().register, path: routes.register }),
)

export default function RegisterPage() {
  return <RegisterContent />
}
