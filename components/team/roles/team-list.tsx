import { ActionButton } from '@/components/ui/action-button'
import { Badge } from '@/components/ui/badge'
import { teamRolesText } from '@/i18n/team-roles'
import type { TeamMemberRow } from '@/lib/team/roles'
import { ChangeRole } from './change-role'

type Props = { members: TeamMemberRow[]; ownUserId: string }

export function TeamList({ members, ownUserId }: Props) {
  return (
    <ul className="rows">
      {members.map((member) => (
        <TeamMemberItem key={member.id} member={member} isOwn={member.id === ownUserId} />
      ))}
    </ul>
  )
}

const OFFERED_ROLES = ['manager', 'editor', 'accounts', 'viewer'] as const

function TeamMemberItem({ member, isOwn }: { member: TeamMemberRow; isOwn: boolean }) {
  const text = teamRolesText()
  const { id, email, role, since, hasFactor, factorRevoked: isFactorRevoked } = member
  const name = `${member.firstname} ${member.lastname}`
  return (
    <li>
      <p className="font-semibold wrap-anywhere">
        {name} <Badge>{text.roles[role]}</Badge> {isOwn && <Badge>{text.you}</Badge>}
      </p>
      <p className="break-all">{email}</p>
      <p className="text-muted">
        {text.since(since)}
        {isFactorRevoked && `, ${text.factorRevoked}`}
        {!hasFactor && !isFactorRevoked && `, ${text.withoutFactor}`}
      </p>
      <details>
        <summary
          aria-label={text.more(name)}
          className="w-fit min-h-11 content-center cursor-pointer text-indigo"
        >
          {text.change}
        </summary>
        <div className="grid justify-items-start gap-4 py-3">
          {OFFERED_ROLES.filter((offered) => offered !== role).map((offered) => (
            <ChangeRole key={offered} id={id} name={name} role={offered} />
          ))}
          {!isOwn && (hasFactor || isFactorRevoked) && (
            <div className="grid justify-items-start gap-2">
              <p className="text-muted">{text.resetNote}</p>
              <ActionButton
                label={text.reset}
                name={text.changeOne(name, text.reset)}
                path={`/api/team/roles/${id}/reset-second-factor`}
              />
            </div>
          )}
          <ActionButton
            label={text.remove}
            name={text.changeOne(name, text.remove)}
            path={`/api/team/roles/${id}/remove`}
          />
        </div>
      </details>
    </li>
  )
}
