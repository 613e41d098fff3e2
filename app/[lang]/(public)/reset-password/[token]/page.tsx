import { ResetPasswordContent } from '@/components/forms/reset-password-content'
import { accountText } from '@/i18n/account'
import { describePage } from '@/lib/page-metadata'

export const generateMetadata = describePage(() => ({
  ...accountText().resetPassword,
  referrer: 'no-referrer',
  robots: { index: false },
}))

/** One prerendered page for every link (rewrite in next.config.ts), so no cache sees a token. */
export const dynamicParams = false
export const generateStaticParams = () => [{ token: 'link' }]

export default function ResetPasswordPage() {
  return <ResetPasswordContent />
}
