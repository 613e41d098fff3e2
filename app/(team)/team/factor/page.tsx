import type { Metadata } from 'next'
import { FormPage } from '@/components/forms/form-page'
import { OwnFactor } from '@/components/team/own-factor'
import { factorsOf } from '@/lib/team/queries/roster'
import { recoveryCodesLeft } from '@/lib/team/recovery'
import { requireTeam } from '@/lib/team/require-team'
import { teamEnterWords } from '@/words/team-enter'

export const generateMetadata = (): Metadata => ({ title: teamEnterWords().factor.title })

export default async function FactorPage() {
  const { id } = await requireTeam('editor')
  const [factors, left] = await Promise.all([factorsOf(id), recoveryCodesLeft(id)])
  const { title, lede } = teamEnterWords().factor
  return (
    <FormPage title={title}>
      <p>{lede}</p>
      <OwnFactor {...factors} codesLeft={left} />
    </FormPage>
  )
}
