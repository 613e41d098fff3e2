import { AddPasskey } from '@/components/profile/add-passkey'
import { type EnrolmentState, EnrolmentSteps } from '@/components/profile/passkey-setup'
import { teamVerifyText } from '@/i18n/team-verify'
import { SetUpApp } from './set-up-app'

export function SetUpSecondFactor(state: EnrolmentState) {
  const { setUp: setUpText, passkey: passkeyText, app: appText } = teamVerifyText()
  return (
    <EnrolmentSteps {...state}>
      <div className="grid gap-9">
        <section aria-labelledby="passkey" className="grid gap-4">
          <h2 id="passkey" className="text-2xl">
            {passkeyText.heading}
          </h2>
          <p>{setUpText.passkey}</p>
          <AddPasskey />
        </section>
        <section aria-labelledby="app" className="grid gap-4">
          <h2 id="app" className="text-2xl">
            {appText.heading}
          </h2>
          <p>{setUpText.app}</p>
          <SetUpApp />
        </section>
      </div>
    </EnrolmentSteps>
  )
}
