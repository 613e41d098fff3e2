import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { FormPage } from '@/components/forms/form-page'
import { Enter } from '@/components/team/enter/enter'
import { SetUp } from '@/components/team/enter/set-up'
import { isConfirmed } from '@/lib/accounts/take-account'
import { routes, safeNext } from '@/lib/routes'
import { requireTeamRole, whenFresh } from '@/lib/team/require-team'
import { waysToProve } from '@/lib/team/ways-to-prove'
import { teamEnterWords } from '@/words/team-enter'

export const generateMetadata = (): Metadata => ({ title: teamEnterWords().title })

type Props = { searchParams: Promise<{ next?: string | string[] }> }

export default async function EnterPage({ searchParams }: Props) {
  const member = await requireTeamRole('editor')
  const { next } = await searchParams
  if (await whenFresh(member)) redirect(next ? safeNext(`${next}`) : routes.team)
  const ways = await waysToProve(member)
  const words = teamEnterWords()
  const hasNone = !Object.values(ways).includes(true)
  if (hasNone && member.shown.hasFactor)
    return (
      <FormPage title={words.revoked.title}>
        <p>{words.revoked.text}</p>
      </FormPage>
    )
  return (
    <FormPage title={hasNone ? words.setUp.title : words.title}>
      <p>{hasNone ? words.setUp.lede : words.lede}</p>
      {hasNone ? <SetUp confirmed={await isConfirmed(member.id)} /> : <Enter ways={ways} />}
    </FormPage>
  )
}
