import type { Metadata } from 'next'
import { AddToTeam } from '@/components/team/roles/add-to-team'
import { TeamList } from '@/components/team/roles/team-list'
import { teamRolesText } from '@/i18n/team-roles'
import { listTeamMembers } from '@/lib/team/roles'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamRolesText().title })

export default async function RolesPage() {
  const { id } = await requireTeam('manager', { needsFreshFactor: true })
  const text = teamRolesText()
  return (
    <main className="page-width page-main">
      <h1 className="underlined">{text.title}</h1>
      <p className="lede mt-4">{text.lede}</p>
      <div className="mt-9 grid items-start gap-x-12 gap-y-9 lg:grid-cols-aside-wide">
        <TeamList members={await listTeamMembers()} ownUserId={id} />
        <section aria-labelledby="add" className="sheet grid gap-5 p-6">
          <h2 id="add" className="text-2xl">
            {text.add.heading}
          </h2>
          <AddToTeam />
        </section>
      </div>
    </main>
  )
}
