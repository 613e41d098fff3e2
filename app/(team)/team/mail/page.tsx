import type { Metadata } from 'next'
import { TeamPage } from '@/components/team/frame/team-page'
import { findOption, type Params, readSearchParams } from '@/components/team/lists/search-params'
import { EmailsList } from '@/components/team/mail/emails-list'
import { findHitCount } from '@/db/pagination'
import { teamMessagesText } from '@/i18n/team-messages'
import { MAIL_STATES } from '@/lib/mail/kinds'
import { countMails, listMails } from '@/lib/mail/team-list'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamMessagesText().mail.title })

export default async function MailPage({ searchParams }: { searchParams: Params }) {
  const { title, lede } = teamMessagesText().mail
  await requireTeam('manager')
  const { state: requestedState, after } = await readSearchParams(searchParams, 'state', 'after')
  const state = findOption(MAIL_STATES, requestedState) ?? 'failed'
  const results = await listMails({ state, after })
  const hits = await findHitCount(results, after, (most) => countMails(state, most))
  return (
    <TeamPage title={title} lede={lede}>
      <EmailsList {...{ state, after, hits }} {...results} />
    </TeamPage>
  )
}
