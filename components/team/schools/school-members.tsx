import Link from 'next/link'
import { teamSchoolsText } from '@/i18n/team-schools'
import { routes } from '@/lib/routes'
import type { listMembersForTeam } from '@/lib/schools/team-schools'
import { TeamForm } from '../forms/team-form'

type TeamSchoolMembers = Awaited<ReturnType<typeof listMembersForTeam>>
type Props = {
  id: string
  members: TeamSchoolMembers
  hasTerm: boolean
}

export function SchoolMembers({ id, members, hasTerm }: Props) {
  const { school: schoolText } = teamSchoolsText()
  const hasCoordinator = members.some(({ role }) => role === 'coordinator')
  return (
    <section aria-labelledby="members">
      <h2 id="members">{schoolText.members(members.length)}</h2>
      {members.length === 0 && <p className="mt-2">{schoolText.noMembers}</p>}
      <ul className="rows mt-3" data-rows="">
        {members.map((member) => (
          <MemberItem key={member.id} member={member} />
        ))}
      </ul>
      {!hasCoordinator && hasTerm && (
        <div className="team-action">
          <p className="my-3">{schoolText.linkSays}</p>
          <TeamForm
            path={`/api/team/schools/${id}/coordinator-link`}
            button={schoolText.link}
            variant="secondary"
          />
        </div>
      )}
    </section>
  )
}

function MemberItem({ member }: { member: TeamSchoolMembers[number] }) {
  const { school: schoolText, day: formatDay } = teamSchoolsText()
  const { id, userId, name, email, role, since: memberSince } = member
  return (
    <li className="grid gap-x-6 sm:grid-cols-end">
      <div>
        <Link
          href={routes.teamPerson(userId)}
          prefetch={false}
          data-row=""
          dir="auto"
          className="team-row-name"
        >
          {name}
        </Link>
        <p className="break-all text-muted">{email}</p>
        <p className="text-muted">{`${schoolText.roles[role]}, ${schoolText.since(formatDay(memberSince))}`}</p>
      </div>
      {role === 'teacher' && (
        <TeamForm
          path={`/api/team/members/${id}/coordinator`}
          button={schoolText.name}
          name={schoolText.nameWho(name)}
          variant="secondary"
        />
      )}
    </li>
  )
}
