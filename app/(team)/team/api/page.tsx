import type { Metadata } from 'next'
import { TeamTokenForm } from '@/components/api-tokens/team-token-form'
import { TokenPage } from '@/components/api-tokens/token-page'
import { apiTokensText } from '@/i18n/api-tokens'
import { listTeamTokens } from '@/lib/api-tokens/manage'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: apiTokensText().title })

export default async function TeamApiPage() {
  await requireTeam('manager')
  const text = apiTokensText()
  return (
    <main className="page-width page-main">
      <h1 className="underlined">{text.title}</h1>
      <p className="lede mt-4">{text.teamLede}</p>
      <TokenPage
        tokens={await listTeamTokens()}
        api="team"
        notes={text.form.teamNotes}
        form={<TeamTokenForm />}
      />
    </main>
  )
}
