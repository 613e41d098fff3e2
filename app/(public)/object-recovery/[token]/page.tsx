import type { Metadata } from 'next'
import { LinkAct } from '@/components/account/link-act'
import { DeadLink, LinkPage } from '@/components/account/link-page'
import { mayObject } from '@/lib/accounts/recoveries'
import { currentViewer } from '@/lib/auth/viewer'
import { linkPageWords } from '@/words/link-pages'

export const generateMetadata = (): Metadata => ({
  title: linkPageWords().object.title,
  referrer: 'no-referrer',
  robots: { index: false },
})

type Props = { params: Promise<{ token: string }> }

export default async function ObjectRecoveryPage({ params }: Props) {
  const { token } = await params
  await currentViewer()
  if (!(await mayObject(token))) return <DeadLink />
  const { title, text, button } = linkPageWords().object
  return (
    <LinkPage title={title} text={text}>
      <LinkAct button={button} path={`/api/account/objection/${token}`} />
    </LinkPage>
  )
}
