import { accountFormText } from '@/i18n/account-forms'

/** Shown on the login page. */
export function describeRegistration({
  msg,
  emailed,
  email,
}: {
  msg?: string
  emailed?: unknown
  email: string
}) {
  const text = accountFormText().register
  const describeEmail = emailed === false ? text.confirmationLater : text.confirmationSent
  return { tone: 'success', text: msg ?? text.success, more: describeEmail(email) } as const
}
