import type { Metadata } from 'next'
import { LinkAct } from '@/components/account/link-act'
import { DeadLink, LinkPage } from '@/components/account/link-page'
import { currentViewer } from '@/lib/auth/viewer'
import { keepableUntil } from '@/lib/rights/queries'
import { linkPageWords } from '@/words/link-pages'

export const generateMetadata = (): Metadata => ({
  title: linkPageWords().keep.title,
  referrer: 'no-referrer',
  robots: { index: false },
})

type Props = { params: Promise<{ token: string }> }

export default async function KeepAccountPage({ params }: Props) {
  const { token } = await params
  await currentViewer()
  const day = await keepableUntil(token)
  if (!day) return <DeadLink />
  const { title, text, button } = linkPageWords().keep
  return (
    <LinkPage title={title} text={text(day)}>
      <LinkAct button={button} path={`/api/account/keep/${token}`} />
    </LinkPage>
  )
}
