import { settings } from '@/base/settings'
import { ActionButton } from '@/components/ui/action-button'
import { getErrorText } from '@/i18n/error-text'
import { teamPeopleText } from '@/i18n/team-people'
import type { TeamUserDetails } from '@/lib/accounts/user-list'
import type { ErasureBlocker } from '@/lib/privacy/schema'
import { TeamForm, TeamSelectField } from '../forms/team-form'

export type UserErasureState = {
  plannedErasure: { day: string; keepCertificates: boolean } | null
  blocker: ErasureBlocker | null
}

type Props = { user: TeamUserDetails; erasure: UserErasureState }

export function UserPrivacy({ user, erasure }: Props) {
  const text = teamPeopleText().rights
  return (
    <section aria-labelledby="on-request" className="grid max-w-2xl gap-6">
      <div>
        <h2 id="on-request">{text.heading}</h2>
        <p className="mt-2">{text.says}</p>
      </div>
      <div>
        <p className="mb-3">{text.copySays}</p>
        {user.confirmedAt && !user.emailFailedAt ? (
          <TeamForm
            path={`/api/team/people/${user.id}/data-export`}
            button={text.copy}
            variant="secondary"
          />
        ) : (
          <p className="font-semibold">{getErrorText('emailNotUsable')}</p>
        )}
      </div>
      <UserErasure id={user.id} {...erasure} />
    </section>
  )
}

function UserErasure({ id, plannedErasure, blocker }: UserErasureState & { id: string }) {
  const text = teamPeopleText().rights
  const path = `/api/team/people/${id}/erasure`
  const options = (['erase', 'keep'] as const).map((value) => ({
    value,
    label: text.choices[value],
  }))
  return (
    <div>
      <h3 className="mb-3">{text.erase}</h3>
      {plannedErasure && (
        <>
          <p className="mb-3">
            {text.planned(plannedErasure.day, plannedErasure.keepCertificates)}
          </p>
          <ActionButton label={text.stop} path={`${path}/stop`} isImmediate />
        </>
      )}
      {!plannedErasure && blocker && <p>{text.obstacles[blocker]}</p>}
      {!plannedErasure && !blocker && (
        <>
          <p className="mb-3">{text.eraseSays(settings().retention.erasureWaitDays)}</p>
          <TeamForm path={path} button={text.start} variant="secondary">
            <TeamSelectField name="certificates" label={text.certificates} options={options} />
          </TeamForm>
        </>
      )}
    </div>
  )
}
