import type { Metadata } from 'next'
import { LinkAct } from '@/components/account/link-act'
import { DeadLink, LinkPage } from '@/components/account/link-page'
import { lookAtAddressLink } from '@/lib/accounts/address-links'
import { currentViewer } from '@/lib/auth/viewer'
import { linkPageWords } from '@/words/link-pages'

export const generateMetadata = (): Metadata => ({
  title: linkPageWords().confirm.title,
  referrer: 'no-referrer',
  robots: { index: false },
})

type Props = { params: Promise<{ token: string }> }

export default async function ConfirmEmailPage({ params }: Props) {
  const { token } = await params
  await currentViewer()
  const link = await lookAtAddressLink(token, ['confirm', 'change'])
  if (!link) return <DeadLink />
  const words = linkPageWords()[link.kind === 'change' ? 'change' : 'confirm']
  return (
    <LinkPage title={words.title} text={words.text(link.email)}>
      <LinkAct button={words.button} path={`/api/account/links/${token}`} />
    </LinkPage>
  )
}
