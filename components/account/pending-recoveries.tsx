import { ActionButton } from '@/components/school/action-button'
import { DescriptionRow } from '@/components/school/description-row'
import { accountRecoveryText } from '@/i18n/account-recoveries'
import type { OpenRecoveryRow } from '@/lib/accounts/recoveries'

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
          <dl className="grid gap-2">
            <DescriptionRow name={text.school}>{row.school ?? text.unknown}</DescriptionRow>
            <DescriptionRow name={text.phone}>{row.phone ?? text.unknown}</DescriptionRow>
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

function RecoveryDecision({ id, name }: OpenRecoveryRow) {
  const { team: text } = accountRecoveryText()
  const buildPath = (decision: string) => `/api/team/recoveries/${id}/${decision}`
  return (
    <div className="flex flex-wrap gap-3">
      <ActionButton label={text.grant} name={`${text.grant}: ${name}`} path={buildPath('grant')} />
      <ActionButton
        label={text.refuse}
        name={`${text.refuse}: ${name}`}
        path={buildPath('refuse')}
      />
    </div>
  )
}
