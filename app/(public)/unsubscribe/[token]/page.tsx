import type { Metadata } from 'next'
import { LinkAct } from '@/components/account/link-act'
import { DeadLink, LinkPage } from '@/components/account/link-page'
import { currentViewer } from '@/lib/auth/viewer'
import { subscriberOf } from '@/lib/mail/unsubscribe'
import { linkPageWords } from '@/words/link-pages'

export const generateMetadata = (): Metadata => ({
  title: linkPageWords().unsubscribe.title,
  referrer: 'no-referrer',
  robots: { index: false },
})

type Props = { params: Promise<{ token: string }> }

export default async function UnsubscribePage({ params }: Props) {
  const { token } = await params
  await currentViewer()
  const subscriber = subscriberOf(token)
  if (!subscriber) return <DeadLink />
  const { title, text, button, more, moreInvitations } = linkPageWords().unsubscribe
  return (
    <LinkPage title={title} text={text[subscriber.kind]}>
      <LinkAct button={button} path={`/api/mail/unsubscribe/${token}`} />
      <p className="text-muted">{subscriber.kind === 'invitations' ? moreInvitations : more}</p>
    </LinkPage>
  )
}
