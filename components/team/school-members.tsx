import Link from 'next/link'
import { routes } from '@/lib/routes'
import type { membersForTeam, openInvitationsFor } from '@/lib/schools/queries/desk-schools'
import { deskSchoolsWords } from '@/words/desk-schools'
import { DeskForm } from './desk-form'

type Members = Awaited<ReturnType<typeof membersForTeam>>
type Props = {
  id: string
  members: Members
  invitations: Awaited<ReturnType<typeof openInvitationsFor>>
  isManager: boolean
  hasTerm: boolean
}

/** Who has a seat and who is invited; a manager gets to the person from here. */
export function SchoolMembers({ id, members, invitations, isManager, hasTerm }: Props) {
  const { school } = deskSchoolsWords()
  const isLed = members.some(({ role }) => role === 'coordinator')
  return (
    <section aria-labelledby="members">
      <h2 id="members">{school.members(members.length)}</h2>
      {members.length === 0 && <p className="mt-2">{school.noMembers}</p>}
      <ul className="rows mt-3" data-rows="">
        {members.map((one) => (
          <Member key={one.id} one={one} isManager={isManager} />
        ))}
      </ul>
      {!isLed && hasTerm && (
        <div className="desk-act">
          <p className="my-3">{school.linkSays}</p>
          <DeskForm
            path={`/api/team/schools/${id}/coordinator-link`}
            button={school.link}
            look="secondary"
          />
        </div>
      )}
      <h3 className="mt-6">{school.invitations}</h3>
      {invitations.length === 0 && <p className="mt-2">{school.noInvitations}</p>}
      <ul className="rows mt-2">
        {invitations.map((one) => (
          <Invitation key={one.id} one={one} />
        ))}
      </ul>
    </section>
  )
}

function Invitation({ one: { email, role, expiresAt } }: { one: Props['invitations'][number] }) {
  const { school, day } = deskSchoolsWords()
  return (
    <li className="break-all">
      {email ?? school.standing}
      <span className="block text-muted">
        {[school.roles[role], expiresAt && school.until(day(expiresAt))].filter(Boolean).join(', ')}
      </span>
    </li>
  )
}

function Member({ one, isManager }: { one: Members[number]; isManager: boolean }) {
  const { school, day } = deskSchoolsWords()
  const { id, userId, name, email, role, since } = one
  return (
    <li className="grid gap-x-6 sm:grid-cols-[1fr_auto]">
      <div>
        {isManager ? (
          <Link
            href={routes.teamPerson(userId)}
            prefetch={false}
            data-row=""
            dir="auto"
            className="desk-row-name"
          >
            {name}
          </Link>
        ) : (
          <span className="desk-row-name" dir="auto">
            {name}
          </span>
        )}
        <p className="break-all text-muted">{email}</p>
        <p className="text-muted">{`${school.roles[role]}, ${school.since(day(since))}`}</p>
      </div>
      {role === 'teacher' && (
        <DeskForm
          path={`/api/team/members/${id}/coordinator`}
          button={school.name}
          name={school.nameWho(name)}
          look="secondary"
        />
      )}
    </li>
  )
}
