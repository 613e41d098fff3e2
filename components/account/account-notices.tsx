import { ActionLink } from '@/components/ui/action-link'
import { Alert } from '@/components/ui/alert'
import { profileSectionText } from '@/i18n/profile-sections'
import type { OwnAccountDetails } from '@/lib/accounts/account-details'
import { routes } from '@/lib/routes'

type Props = { account: Pick<OwnAccountDetails, 'confirmed' | 'failed'>; erasedOn?: string }

export function AccountNotices({ account, erasedOn }: Props) {
  const { address: emailText, planned: formatPlannedErasure, ways: links } = profileSectionText()
  const emailNotice =
    (account.failed && emailText.failed) || (!account.confirmed && emailText.unconfirmed)
  return (
    <>
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
