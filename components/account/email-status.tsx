import { ActionButton } from '@/components/ui/action-button'
import { Alert } from '@/components/ui/alert'
import { profileSectionText } from '@/i18n/profile-sections'
import type { OwnAccountDetails } from '@/lib/accounts/details'

type Props = {
  account: Pick<OwnAccountDetails, 'email' | 'confirmed' | 'failed'>
  pendingEmail: string | null
}

export function EmailStatus({ account, pendingEmail }: Props) {
  const {
    now: currentLabel,
    state: statusText,
    awaited: formatPendingText,
    again: resendLabel,
  } = profileSectionText().email
  const { email, confirmed: isConfirmed, failed: hasFailed } = account
  return (
    <div className="grid gap-4">
      <dl className="grid gap-1">
        <dt className="text-muted">{currentLabel}</dt>
        <dd className="break-all">{email}</dd>
        <dd>
          {(hasFailed && statusText.failed) ||
            (isConfirmed ? statusText.confirmed : statusText.unconfirmed)}
        </dd>
      </dl>
      {pendingEmail && <Alert tone="info">{formatPendingText(pendingEmail)}</Alert>}
      {(hasFailed || !isConfirmed) && (
        <ActionButton label={resendLabel} path="/api/account/email/confirmation" isImmediate />
      )}
    </div>
  )
}
