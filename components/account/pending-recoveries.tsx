import { TeamForm, TeamTextArea } from '@/components/team/forms/team-form'
import { ActionButton } from '@/components/ui/action-button'
import { Alert } from '@/components/ui/alert'
import { DescriptionRow } from '@/components/ui/description-row'
import { accountRecoveryText } from '@/i18n/account-recoveries'
import type { OpenRecoveryRow, PhoneEntry } from '@/lib/accounts/recovery/recovery'

export function PendingRecoveries({ rows }: { rows: OpenRecoveryRow[] }) {
  const { team: text } = accountRecoveryText()
  if (rows.length === 0) return <p className="mt-8">{text.none}</p>
  return (
    <ul className="rows mt-8 max-w-3xl">
      {rows.map((row) => (
        <li key={row.id} className="grid gap-4">
          <div>
            <h2 className="text-xl">{row.name}</h2>
            <p className="text-muted">{text.requested(row.askedAt)}</p>
          </div>
          {row.lastObjectionAt && (
            <Alert tone="warning">{text.objected(row.objections, row.lastObjectionAt)}</Alert>
          )}
          <dl className="grid gap-2">
            <DescriptionRow name={text.ownPhone}>
              <a href={`tel:${row.ownPhone}`} className="font-semibold">
                {row.ownPhone}
              </a>
            </DescriptionRow>
            <DescriptionRow name={text.school}>{row.school ?? text.unknown}</DescriptionRow>
            <DescriptionRow name={text.phone}>
              {row.phone ?? text.unknown}
              {row.phoneEntry && <PhoneSource entry={row.phoneEntry} />}
            </DescriptionRow>
            <DescriptionRow name={text.vouchedBy}>{row.vouchedBy ?? text.unknown}</DescriptionRow>
            <DescriptionRow name={text.former}>{row.former}</DescriptionRow>
            <DescriptionRow name={text.email}>{row.email}</DescriptionRow>
          </dl>
          {row.state === 'granted' ? <p>{text.waits}</p> : <RecoveryDecision {...row} />}
        </li>
      ))}
    </ul>
  )
}

function PhoneSource({ entry: { at, by, isTeam, isVoucher } }: { entry: PhoneEntry }) {
  const { phoneEntry: text } = accountRecoveryText().team
  return (
    <>
      <span className="block text-muted">
        {text[isTeam ? 'team' : 'form'](by ?? text.noAccount, new Date(at))}
      </span>
      {isVoucher && <strong className="block">{text.isVoucher}</strong>}
    </>
  )
}

function RecoveryDecision({ id, name, lastObjectionAt }: OpenRecoveryRow) {
  const { team: text } = accountRecoveryText()
  const buildPath = (decision: string) => `/api/team/recoveries/${id}/${decision}`
  const grantName = `${text.grant}: ${name}`
  return (
    <div className="flex flex-wrap items-end gap-3">
      {lastObjectionAt ? (
        <TeamForm
          path={buildPath('grant')}
          button={text.grant}
          name={grantName}
          variant="secondary"
        >
          <TeamTextArea name="reason" label={text.reason} hint={text.reasonHint} rows={3} />
        </TeamForm>
      ) : (
        <ActionButton label={text.grant} name={grantName} path={buildPath('grant')} />
      )}
      <ActionButton
        label={text.refuse}
        name={`${text.refuse}: ${name}`}
        path={buildPath('refuse')}
      />
    </div>
  )
}
