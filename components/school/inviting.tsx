import type { ComponentProps } from 'react'
import { Alert } from '@/components/ui/alert'
import { Way } from '@/components/ui/way'
import { routes } from '@/lib/routes'
import type { MySchool } from '@/lib/schools/queries/my-school'
import type { Seats } from '@/lib/schools/queries/office'
import { schoolInviteWords } from '@/words/school-invite'
import { InviteForm } from './invite-form'
import { LettersProgress, type Progress } from './letters-progress'
import { OpenInvitations } from './open-invitations'
import { StaffLink } from './staff-link'

type Props = ComponentProps<typeof OpenInvitations> & {
  school: MySchool
  /** Whether the coordinator's own mail address is. */
  confirmed: boolean
  seats: Seats
  link: ComponentProps<typeof StaffLink>['link']
  progress: Progress
}

/** Both ways of inviting, and who has not answered. Without a term that runs there are no seats to give. */
export function Inviting({ school, confirmed, seats, link, progress, ...open }: Props) {
  const words = schoolInviteWords()
  if (school.term?.standing !== 'running')
    return (
      <Alert tone="warning" className="mt-6">
        {words.noTerm}
      </Alert>
    )
  return (
    <>
      <p className="mt-4 font-semibold">{seats.free === 0 ? words.full : words.free(seats.free)}</p>
      <section aria-labelledby="by-mail" className="mt-8 max-w-2xl">
        <h2 id="by-mail">{words.byMail.heading}</h2>
        <div className="mt-4">
          {confirmed ? <InviteForm /> : <Unconfirmed />}
          <LettersProgress progress={progress} />
        </div>
      </section>
      <StaffLink school={school.name} link={link} />
      <OpenInvitations {...open} />
    </>
  )
}

function Unconfirmed() {
  const { text, way } = schoolInviteWords().unconfirmed
  return (
    <Alert tone="info">
      <p>{text}</p>
      <Way href={routes.profileEmail}>{way}</Way>
    </Alert>
  )
}
