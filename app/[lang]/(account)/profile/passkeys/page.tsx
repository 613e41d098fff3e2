import Link from 'next/link'
import { FormPage } from '@/components/forms/form-page'
import { PasskeyList } from '@/components/profile/passkey-list'
import { PasskeySetup } from '@/components/profile/passkey-setup'
import { StepUp } from '@/components/team/second-factor/step-up'
import { passkeysText } from '@/i18n/passkeys'
import { getAccountDetails } from '@/lib/accounts/details'
import { listPasskeys } from '@/lib/accounts/login/login-sessions'
import { requireViewer } from '@/lib/auth/viewer'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { needsMailboxLink } from '@/lib/team-access/factors'
import { findTeamMember } from '@/lib/team-access/member'

export const generateMetadata = describePage(() => ({ title: passkeysText().title }))

export default async function PasskeysPage() {
  const viewer = await requireViewer(routes.passkeys)
  const [account, passkeys, member, isLinkNeeded] = await Promise.all([
    getAccountDetails(viewer.id),
    listPasskeys(viewer.id),
    findTeamMember(viewer, 'any'),
    needsMailboxLink(viewer),
  ])
  const text = passkeysText()
  return (
    <FormPage title={text.title}>
      <p>{text.lede}</p>
      <PasskeyList passkeys={passkeys} />
      <section aria-labelledby="add" className="grid gap-4">
        <h2 id="add" className="text-2xl">
          {text.add.heading}
        </h2>
        <PasskeySetup isEmailConfirmed={account.confirmed} needsMailboxLink={isLinkNeeded} />
      </section>
      <p>
        <Link href={routes.profile} prefetch={false} className="inline-flex min-h-11 items-center">
          {text.back}
        </Link>
      </p>
      {member && <StepUp />}
    </FormPage>
  )
}
