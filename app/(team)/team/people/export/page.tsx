import type { Metadata } from 'next'
import { BackLink } from '@/components/team/back-link'
import { TeamPage } from '@/components/team/team-page'
import { buttonClass } from '@/components/ui/button'
import { teamPeopleText } from '@/i18n/team-people'
import { routes } from '@/lib/routes'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamPeopleText().export })

const USER_EXPORT_PATH = '/api/team/people/export'

export default async function ExportPage() {
  const text = teamPeopleText()
  await requireTeam('manager', { needsFreshFactor: true })
  return (
    <TeamPage
      title={text.export}
      lede={text.exportSays}
      beforeTitle={<BackLink href={routes.teamPeople} label={text.back} />}
    >
      <p className="mt-6">
        <a href={USER_EXPORT_PATH} download className={buttonClass()}>
          {text.export}
        </a>
      </p>
    </TeamPage>
  )
}
