import { ForgotPasswordContent } from '@/components/forms/forgot-password-content'
import { accountText } from '@/i18n/account'
import { buildPageMetadata, describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() =>
  buildPageMetadata({ ...accountText().forgotPassword, path: routes.forgotPassword }),
)

export default function ForgotPasswordPage() {
  return <ForgotPasswordContent />
}
