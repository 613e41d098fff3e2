import type { Metadata } from 'next'
import { BackLink } from '@/components/team/frame/back-link'
import { TeamPage } from '@/components/team/frame/team-page'
import { ReplyTemplates } from '@/components/team/messages/reply-templates'
import { teamMessagesText } from '@/i18n/team-messages'
import { listReplyTemplates } from '@/lib/contact/reply-templates'
import { routes } from '@/lib/routes'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamMessagesText().templates.title })

export default async function ReplyTemplatesPage() {
  const { title: messagesTitle, templates: text } = teamMessagesText()
  await requireTeam('editor')
  const templates = await listReplyTemplates()
  return (
    <TeamPage
      title={text.title}
      lede={text.lede}
      beforeTitle={<BackLink href={routes.teamMessages} label={messagesTitle} />}
    >
      <ReplyTemplates templates={templates} />
    </TeamPage>
  )
}
