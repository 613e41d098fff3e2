import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { teamHomeText } from '@/i18n/team-home'
import { teamPeopleText } from '@/i18n/team-people'
import { routes } from '@/lib/routes'
import type { findMoveTargets, listMembershipsOf } from '@/lib/schools/teachers/move'
import { TeamForm } from '../forms/team-form'

type MoveTarget = Awaited<ReturnType<typeof findMoveTargets>>[number]
type Membership = Awaited<ReturnType<typeof listMembershipsOf>>[number]
type Props = {
  userId: string
  memberships: Membership[]
  search: string | undefined
  targets: MoveTarget[]
}

export function UserSchool({ userId, memberships, search, targets }: Props) {
  const text = teamPeopleText().schools
  const seat = memberships.find(({ until }) => until === null)
  const otherSchools = targets.filter(({ id }) => id !== seat?.schoolId)
  return (
    <>
      <section aria-labelledby="memberships">
        <h2 id="memberships">{text.heading}</h2>
        {memberships.length === 0 && <p className="mt-2">{text.none}</p>}
        <ul className="rows">
          {memberships.map((membership) => (
            <MembershipItem key={membership.id} membership={membership} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="move" className="max-w-2xl">
        <h2 id="move">{text.move}</h2>
        <p className="mt-2">{seat ? text.moveSays : text.noSeat}</p>
        {seat && <MoveSearch userId={userId} search={search} />}
        {seat && search && otherSchools.length === 0 && (
          <p className="mt-4">{teamHomeText().list.nothing}</p>
        )}
        <ul className="rows">
          {seat &&
            otherSchools.map((target) => (
              <MoveTargetItem key={target.id} userId={userId} target={target} />
            ))}
        </ul>
      </section>
    </>
  )
}

function MembershipItem({ membership }: { membership: Membership }) {
  const { schoolRoles, schools: text, day: formatDay } = teamPeopleText()
  const { schoolId, school, role, since, until } = membership
  return (
    <li>
      <Link
        href={routes.teamSchool(schoolId)}
        prefetch={false}
        dir="auto"
        className="team-row-name"
      >
        {school}
      </Link>
      <p className="text-muted">
        {`${schoolRoles[role]}, ${text.period(formatDay(since), until && formatDay(until))}`}
      </p>
    </li>
  )
}

function MoveSearch({ userId, search }: Pick<Props, 'userId' | 'search'>) {
  const text = teamPeopleText().schools
  return (
    <search>
      <form action={routes.teamPerson(userId)} className="mt-4 grid gap-3">
        <input type="hidden" name="tab" value="school" />
        <label className="field">
          <span className="field-label">{teamPeopleText().filter.school}</span>
          <input
            type="search"
            name="target"
            autoComplete="off"
            maxLength={100}
            defaultValue={search}
            className="field-input"
          />
        </label>
        <Button type="submit" variant="secondary" className="justify-self-start">
          {text.find}
        </Button>
      </form>
    </search>
  )
}

function MoveTargetItem({ userId, target }: { userId: string; target: MoveTarget }) {
  const text = teamPeopleText().schools
  const { id, name, address, seats, members } = target
  return (
    <li className="grid gap-2">
      <p className="font-semibold" dir="auto">
        {name}
      </p>
      <p className="text-muted" dir="auto">
        {address}
      </p>
      <p>{seats === null ? text.noTerm : text.seats(members, seats)}</p>
      {seats !== null && members < seats && (
        <TeamForm
          path={`/api/team/people/${userId}/school`}
          button={text.moveHere}
          name={text.moveTo(name)}
          variant="secondary"
        >
          <input type="hidden" name="school" defaultValue={id} />
        </TeamForm>
      )}
    </li>
  )
}
