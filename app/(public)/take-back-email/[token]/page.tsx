import type { Metadata } from 'next'
import { LinkAct } from '@/components/account/link-act'
import { DeadLink, LinkPage } from '@/components/account/link-page'
import { lookAtAddressLink } from '@/lib/accounts/address-links'
import { currentViewer } from '@/lib/auth/viewer'
import { linkPageWords } from '@/words/link-pages'

export const generateMetadata = (): Metadata => ({
  title: linkPageWords().back.title,
  referrer: 'no-referrer',
  robots: { index: false },
})

type Props = { params: Promise<{ token: string }> }

export default async function TakeBackEmailPage({ params }: Props) {
  const { token } = await params
  await currentViewer()
  const link = await lookAtAddressLink(token, ['back'])
  if (!link) return <DeadLink />
  const { title, text, button, onward } = linkPageWords().back
  return (
    <LinkPage title={title} text={text(link.email)}>
      <LinkAct button={button} path={`/api/account/back/${token}`} onward={onward} />
    </LinkPage>
  )
}
