import type { Metadata } from 'next'
import { askedOf, oneOf, type Params } from '@/components/team/asked-of'
import { DeskPage } from '@/components/team/desk-page'
import { MessagesList } from '@/components/team/messages-list'
import { messagesFor } from '@/lib/contact/queries'
import { MESSAGE_STATES } from '@/lib/contact/schema'
import { requireTeam } from '@/lib/team/require-team'
import { deskMessagesWords } from '@/words/desk-messages'

export const generateMetadata = (): Metadata => ({ title: deskMessagesWords().title })

export default async function MessagesPage({ searchParams }: { searchParams: Params }) {
  const { title, lede } = deskMessagesWords()
  await requireTeam('editor')
  const asked = await askedOf(searchParams, 'state', 'search', 'after')
  const state = asked.state ? oneOf(MESSAGE_STATES, asked.state) : 'open'
  const found = await messagesFor({ ...asked, state })
  return (
    <DeskPage title={title} lede={lede}>
      <MessagesList asked={asked} {...found} />
    </DeskPage>
  )
}
