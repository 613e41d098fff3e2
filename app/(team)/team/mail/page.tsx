import type { Metadata } from 'next'
import { EmailsList } from '@/components/team/emails-list'
import { findOption, type Params, readSearchParams } from '@/components/team/search-params'
import { TeamPage } from '@/components/team/team-page'
import { teamMessagesText } from '@/i18n/team-messages'
import { MAIL_STATES } from '@/lib/mail/kinds'
import { listMails } from '@/lib/mail/queries'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamMessagesText().mail.title })

export default async function MailPage({ searchParams }: { searchParams: Params }) {
  const { title, lede } = teamMessagesText().mail
  await requireTeam('manager')
  const { state: requestedState, after } = await readSearchParams(searchParams, 'state', 'after')
  const state = findOption(MAIL_STATES, requestedState) ?? 'failed'
  const results = await listMails({ state, after })
  return (
    <TeamPage title={title} lede={lede}>
      <EmailsList state={state} after={after} {...results} />
    </TeamPage>
  )
}
