import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ActiveViewers } from '@/components/team/frame/active-viewers'
import { BackLink } from '@/components/team/frame/back-link'
import { TeamPage } from '@/components/team/frame/team-page'
import { MessageActions } from '@/components/team/messages/message-actions'
import { MessageThread } from '@/components/team/messages/message-thread'
import { teamMessagesText } from '@/i18n/team-messages'
import { getMessage } from '@/lib/contact/messages'
import { listReplyTemplates } from '@/lib/contact/reply-templates'
import { findRequestOfMessage } from '@/lib/privacy/erasure/request'
import { routes } from '@/lib/routes'
import { recordActiveViewer } from '@/lib/team/active-viewers'
import { roleIncludes } from '@/lib/team-access/policy'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamMessagesText().title })

type Props = { params: Promise<{ id: string }> }

export default async function MessagePage({ params }: Props) {
  const viewer = await requireTeam('editor')
  const message = (await getMessage((await params).id)) ?? notFound()
  const [otherViewers, request] = await Promise.all([
    recordActiveViewer(viewer, { targetId: message.id }),
    findRequestOfMessage(message.id),
  ])
  const backLink = <BackLink href={routes.teamMessages} label={teamMessagesText().title} />
  return (
    <TeamPage title={message.subject} beforeTitle={backLink}>
      <ActiveViewers targetId={message.id} others={otherViewers} />
      <MessageThread
        message={message}
        isManager={roleIncludes(viewer.role, 'manager')}
        request={request}
      />
      <MessageActions message={message} templates={await listReplyTemplates()} />
    </TeamPage>
  )
}
