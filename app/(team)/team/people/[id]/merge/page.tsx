import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BackLink } from '@/components/team/frame/back-link'
import { TeamPage } from '@/components/team/frame/team-page'
import { type Params, readSearchParams } from '@/components/team/lists/search-params'
import { AccountMerge, PlannedMerge } from '@/components/team/people/account-merge'
import { accountMergeText } from '@/i18n/account-merge'
import { findUserForTeam } from '@/lib/accounts/user-list'
import { findMergeAccount, findWaitingMerge, getAccountMergePlan } from '@/lib/privacy/merge/plan'
import { routes } from '@/lib/routes'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: accountMergeText().title })

type Props = { params: Promise<{ id: string }>; searchParams: Params }

export default async function AccountMergePage({ params, searchParams }: Props) {
  const text = accountMergeText()
  await requireTeam('manager')
  const user = (await findUserForTeam((await params).id)) ?? notFound()
  const { into: search } = await readSearchParams(searchParams, 'into')
  const waitingMerge = await findWaitingMerge(user.id)
  const target = search ? await findMergeAccount(search) : null
  const plan =
    target && target.id !== user.id
      ? await getAccountMergePlan({ from: user.id, into: target.id })
      : null
  const name = `${user.firstname} ${user.lastname}`
  return (
    <TeamPage
      title={text.title}
      lede={text.lede}
      beforeTitle={<BackLink href={routes.teamPerson(user.id)} label={name} />}
    >
      {waitingMerge ? (
        <PlannedMerge from={user.id} merge={waitingMerge} />
      ) : (
        <AccountMerge
          account={{ id: user.id, name, email: user.email }}
          {...{ search, target, plan }}
        />
      )}
    </TeamPage>
  )
}
