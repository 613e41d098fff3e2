import { ForgotPasswordContent } from '@/components/forms/forgot-password-content'
import { accountText } from '@/i18n/account'
import { buildPageMetadata } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = () =>
  buildPageMetadata({ ...accountText().forgotPassword, path: routes.forgotPassword })

export default function ForgotPasswordPage() {
  return <ForgotPasswordContent />
}
