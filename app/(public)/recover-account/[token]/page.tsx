import type { Metadata } from 'next'
import { DeadLink } from '@/components/account/link-page'
import { RecoverForm } from '@/components/account/recover-form'
import { FormPage } from '@/components/forms/form-page'
import { recoveryIsOpen } from '@/lib/accounts/recoveries'
import { currentViewer } from '@/lib/auth/viewer'
import { linkPageWords } from '@/words/link-pages'

export const generateMetadata = (): Metadata => ({
  title: linkPageWords().recover.title,
  referrer: 'no-referrer',
  robots: { index: false },
})

type Props = { params: Promise<{ token: string }> }

export default async function RecoverAccountPage({ params }: Props) {
  const { token } = await params
  await currentViewer()
  if (!(await recoveryIsOpen(token))) return <DeadLink />
  return (
    <FormPage title={linkPageWords().recover.title}>
      <RecoverForm token={token} />
    </FormPage>
  )
}
