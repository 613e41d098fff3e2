import { ActionButton } from '@/components/school/action-button'
import { Alert } from '@/components/ui/alert'
import { getErrorText } from '@/i18n/error-text'
import { profileSectionText } from '@/i18n/profile-sections'
import { AddPasskey } from './add-passkey'

export function PasskeySetup({ isEmailConfirmed }: { isEmailConfirmed: boolean }) {
  if (isEmailConfirmed) return <AddPasskey />
  return (
    <div className="grid justify-items-start gap-4">
      <Alert tone="info">{getErrorText('confirmEmailFirst')}</Alert>
      <ActionButton
        label={profileSectionText().email.again}
        path="/api/account/address/confirm"
        isImmediate
      />
    </div>
  )
}
