import type { ReactNode } from 'react'
import { ActionButton } from '@/components/ui/action-button'
import { Alert } from '@/components/ui/alert'
import { getErrorText } from '@/i18n/error-text'
import { passkeysText } from '@/i18n/passkeys'
import { profileSectionText } from '@/i18n/profile-sections'
import { AddPasskey } from './add-passkey'

export type EnrolmentState = { isEmailConfirmed: boolean; needsMailboxLink: boolean }

export const PasskeySetup = (state: EnrolmentState) => (
  <EnrolmentSteps {...state}>
    <AddPasskey />
  </EnrolmentSteps>
)

/** Needed before a passkey or an app is added. */
export function EnrolmentSteps({
  isEmailConfirmed,
  needsMailboxLink,
  children,
}: EnrolmentState & { children: ReactNode }) {
  const { text, button } = passkeysText().mailbox
  if (!isEmailConfirmed)
    return (
      <EmailStep
        text={getErrorText('confirmEmailFirst')}
        button={profileSectionText().email.again}
        path="/api/account/email/confirmation"
      />
    )
  if (needsMailboxLink)
    return <EmailStep text={text} button={button} path="/api/team/second-factor-link" />
  return children
}

const EmailStep = ({ text, button, path }: { text: string; button: string; path: string }) => (
  <div className="grid justify-items-start gap-4">
    <Alert tone="info">{text}</Alert>
    <ActionButton label={button} path={path} isImmediate />
  </div>
)
