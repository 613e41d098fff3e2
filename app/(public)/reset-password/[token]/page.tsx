import type { Metadata } from 'next'
import { FormPage } from '@/components/forms/form-page'
import { ResetPasswordForm } from '@/components/forms/reset-password-form'
import { accountText } from '@/i18n/account'

export const generateMetadata = (): Metadata => ({
  ...accountText().resetPassword,
  referrer: 'no-referrer',
  robots: { index: false },
})

/** One prerendered page for every link (see the rewrite in next.config.ts): no token reaches a cache. */
export const dynamicParams = false
export const generateStaticParams = () => [{ token: 'link' }]

export default function ResetPasswordPage() {
  return (
    <FormPage title={accountText().resetPassword.title}>
      <ResetPasswordForm />
    </FormPage>
  )
}
