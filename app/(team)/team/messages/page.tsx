import type { Metadata } from 'next'
import Link from 'next/link'
import { parseSort } from '@/base/sort'
import { TeamPage } from '@/components/team/frame/team-page'
import { findOption, type Params, readSearchParams } from '@/components/team/lists/search-params'
import { MessagesList } from '@/components/team/messages/messages-list'
import { findHitCount } from '@/db/pagination'
import { teamMessagesText } from '@/i18n/team-messages'
import { countMessages, findMessages, getMessageOrder, MESSAGE_SORTS } from '@/lib/contact/messages'
import { MESSAGE_STATES } from '@/lib/contact/schema'
import { routes } from '@/lib/routes'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamMessagesText().title })

export default async function MessagesPage({ searchParams }: { searchParams: Params }) {
  const { title, lede, templates } = teamMessagesText()
  await requireTeam('editor')
  const query = await readSearchParams(searchParams, 'state', 'search', 'after', 'sort')
  const state = query.state ? findOption(MESSAGE_STATES, query.state) : 'open'
  const sort = parseSort(MESSAGE_SORTS, query.sort, getMessageOrder(state))
  const filters = { ...query, state, sort }
  const results = await findMessages(filters)
  const hits = await findHitCount(results, query.after, (most) => countMessages(filters, most))
  return (
    <TeamPage
      title={title}
      lede={lede}
      action={
        <Link
          href={routes.teamReplyTemplates}
          prefetch={false}
          className="inline-flex min-h-11 items-center"
        >
          {templates.title}
        </Link>
      }
    >
      <MessagesList {...{ query, hits, sort }} {...results} />
    </TeamPage>
  )
}
