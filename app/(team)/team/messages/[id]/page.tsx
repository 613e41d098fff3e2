import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BackLink } from '@/components/team/back-link'
import { DeskPage } from '@/components/team/desk-page'
import { Lookers } from '@/components/team/lookers'
import { MessageActs } from '@/components/team/message-acts'
import { MessageThread } from '@/components/team/message-thread'
import { messageOf } from '@/lib/contact/queries'
import { routes } from '@/lib/routes'
import { lookAt } from '@/lib/team/looks'
import { may } from '@/lib/team/policy'
import { requireTeam } from '@/lib/team/require-team'
import { deskMessagesWords } from '@/words/desk-messages'

export const generateMetadata = (): Metadata => ({ title: deskMessagesWords().title })

type Props = { params: Promise<{ id: string }> }

export default async function MessagePage({ params }: Props) {
  const viewer = await requireTeam('editor')
  const message = (await messageOf((await params).id)) ?? notFound()
  const others = await lookAt(viewer, { thing: message.id })
  const back = <BackLink href={routes.teamMessages} label={deskMessagesWords().title} />
  return (
    <DeskPage title={message.subject} above={back}>
      <Lookers thing={message.id} others={others} />
      <MessageThread message={message} isManager={may(viewer.role, 'manager')} />
      <MessageActs message={message} />
    </DeskPage>
  )
}
