import { ActionLink } from '@/components/ui/action-link'
import { accountMergeText } from '@/i18n/account-merge'
import { teamPeopleText } from '@/i18n/team-people'
import type { TeamUserDetails } from '@/lib/accounts/user-list'
import { routes } from '@/lib/routes'
import { TeamField, TeamForm } from '../forms/team-form'

type Props = { user: TeamUserDetails; pendingEmail: string | null }

export function UserCorrections({ user, pendingEmail }: Props) {
  const text = teamPeopleText().corrections
  return (
    <section aria-labelledby="corrections" className="grid max-w-2xl gap-6">
      <h2 id="corrections">{text.heading}</h2>
      <UserDetailsForm user={user} />
      <UserEmailForm user={user} pendingEmail={pendingEmail} />
      <ConfirmationForm user={user} />
      <p>
        <ActionLink href={routes.teamPersonMerge(user.id)}>{accountMergeText().open}</ActionLink>
      </p>
    </section>
  )
}

function UserDetailsForm({ user }: Pick<Props, 'user'>) {
  const text = teamPeopleText().rights
  const { id, firstname, lastname, phone } = user
  return (
    <TeamForm
      path={`/api/team/people/${id}/details`}
      button={text.save}
      variant="secondary"
      sendsOriginalValues
    >
      <TeamField name="firstname" label={text.firstname} defaultValue={firstname} dir="auto" />
      <TeamField name="lastname" label={text.lastname} defaultValue={lastname} dir="auto" />
      <TeamField name="phone_number" label={text.phone} defaultValue={phone} type="tel" />
    </TeamForm>
  )
}

function UserEmailForm({ user: { id, email, role }, pendingEmail }: Props) {
  const text = teamPeopleText().corrections
  const path = `/api/team/people/${id}/email`
  if (role) return <p>{text.teamMember}</p>
  return (
    <div className="grid gap-3">
      {pendingEmail && (
        <>
          <p className="wrap-anywhere">{text.pending(pendingEmail)}</p>
          <TeamForm path={path} button={text.resendPending} variant="secondary">
            <input type="hidden" name="email" defaultValue={pendingEmail} />
          </TeamForm>
        </>
      )}
      <p>{text.emailSays}</p>
      <TeamForm path={path} button={text.saveEmail} variant="secondary" sendsOriginalValues>
        <TeamField name="email" label={text.email} defaultValue={email} type="email" />
      </TeamForm>
    </div>
  )
}

function ConfirmationForm({ user: { id, confirmedAt, emailFailedAt } }: Pick<Props, 'user'>) {
  const text = teamPeopleText().corrections
  if (confirmedAt && !emailFailedAt) return null
  return (
    <div>
      {!confirmedAt && <p className="mb-3">{text.resendSays}</p>}
      <TeamForm
        path={`/api/team/people/${id}/confirmation`}
        button={text.resend}
        variant="secondary"
      />
    </div>
  )
}
