import type { Metadata } from 'next'
import { BackLink } from '@/components/team/back-link'
import { DeskPage } from '@/components/team/desk-page'
import { buttonLook } from '@/components/ui/button'
import { routes } from '@/lib/routes'
import { requireTeam } from '@/lib/team/require-team'
import { deskPeopleWords } from '@/words/desk-people'

export const generateMetadata = (): Metadata => ({ title: deskPeopleWords().export })

const EXPORT = '/api/team/people/export'

export default async function ExportPage() {
  const words = deskPeopleWords()
  await requireTeam('manager', { fresh: true })
  return (
    <DeskPage
      title={words.export}
      lede={words.exportSays}
      above={<BackLink href={routes.teamPeople} label={words.back} />}
    >
      <p className="mt-6">
        <a href={EXPORT} download className={buttonLook()}>
          {words.export}
        </a>
      </p>
    </DeskPage>
  )
}
