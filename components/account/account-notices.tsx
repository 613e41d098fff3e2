import { ActionButton } from '@/components/ui/action-button'
import { ActionLink } from '@/components/ui/action-link'
import { Alert } from '@/components/ui/alert'
import { profileSectionText } from '@/i18n/profile-sections'
import type { OwnAccountDetails } from '@/lib/accounts/details'
import type { Takeover } from '@/lib/auth/sessions'
import { routes } from '@/lib/routes'

type Props = {
  account: Pick<OwnAccountDetails, 'confirmed' | 'failed'>
  erasedOn?: string
  takeover?: Takeover | null
}

export function AccountNotices({ account, erasedOn, takeover }: Props) {
  const { address: emailText, planned: formatPlannedErasure, ways: links } = profileSectionText()
  const emailNotice =
    (account.failed && emailText.failed) || (!account.confirmed && emailText.unconfirmed)
  return (
    <>
      {takeover && <TakeoverNotice takeover={takeover} />}
      {erasedOn && (
        <Alert tone="warning">
          <p>{formatPlannedErasure(erasedOn)}</p>
          <ActionLink href={routes.myData}>{links.myData.title}</ActionLink>
        </Alert>
      )}
      {emailNotice && (
        <Alert tone={account.failed ? 'warning' : 'info'}>
          <p>{emailNotice}</p>
          <ActionLink href={routes.profileEmail}>{emailText.way}</ActionLink>
        </Alert>
      )}
    </>
  )
}

/** A user who is logged in here can still open the account, so it needs no recovery. */
function TakeoverNotice({ takeover }: { takeover: Takeover }) {
  const { texts, button } = profileSectionText().takeover
  return (
    <Alert tone="warning" className="grid gap-3">
      <p>{texts[takeover]}</p>
      <ActionButton label={button} path="/api/account/recovery/objection" isImmediate />
    </Alert>
  )
}
