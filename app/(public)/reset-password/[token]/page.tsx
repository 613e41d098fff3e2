import type { Metadata } from 'next'
import { FormPage } from '@/components/forms/form-page'
import { ResetPasswordForm } from '@/components/forms/reset-password-form'

export const metadata: Metadata = {
  title: 'Reset password',
  description: 'Choose a new password for your UNS account.',
  referrer: 'no-referrer',
  robots: { index: false },
}

/** One prerendered page for every link (see the rewrite in next.config.ts): no token reaches a cache. */
export const dynamicParams = false
export const generateStaticParams = () => [{ token: 'link' }]

export default function ResetPasswordPage() {
  return (
    <FormPage title="Reset password">
      <ResetPasswordForm />
    </FormPage>
  )
}
