import type { Metadata } from 'next'
import { askedOf, type Params } from '@/components/team/asked-of'
import { DeskPage } from '@/components/team/desk-page'
import { LettersList } from '@/components/team/letters-list'
import { lettersFor } from '@/lib/mail/queries'
import { requireTeam } from '@/lib/team/require-team'
import { deskMessagesWords } from '@/words/desk-messages'

export const generateMetadata = (): Metadata => ({ title: deskMessagesWords().mail.title })

export default async function MailPage({ searchParams }: { searchParams: Params }) {
  const { title, lede } = deskMessagesWords().mail
  await requireTeam('editor')
  const { state: asked, after } = await askedOf(searchParams, 'state', 'after')
  const state = asked === 'waiting' ? 'waiting' : 'failed'
  const found = await lettersFor({ state, after })
  return (
    <DeskPage title={title} lede={lede}>
      <LettersList state={state} after={after} {...found} />
    </DeskPage>
  )
}
