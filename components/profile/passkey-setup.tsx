import { ActionButton } from '@/components/school/action-button'
import { Alert } from '@/components/ui/alert'
import { getErrorText } from '@/i18n/errors'
import { profileSectionText } from '@/i18n/profile-sections'
import { AddPasskey } from './add-passkey'

/** The form, once the address is confirmed; before that, how to confirm it. */
export function PasskeySetup({ confirmed: isEmailConfirmed }: { confirmed: boolean }) {
  if (isEmailConfirmed) return <AddPasskey />
  return (
    <div className="grid justify-items-start gap-4">
      <Alert tone="info">{getErrorText('confirmAddressFirst')}</Alert>
      <ActionButton
        label={profileSectionText().email.again}
        path="/api/account/address/confirm"
        atOnce
      />
    </div>
  )
}
