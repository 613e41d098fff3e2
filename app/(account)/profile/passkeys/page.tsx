import type { Metadata } from 'next'
import Link from 'next/link'
import { FormPage } from '@/components/forms/form-page'
import { NewPasskey } from '@/components/profile/new-passkey'
import { PasskeyList } from '@/components/profile/passkey-list'
import { StepUp } from '@/components/team/step-up'
import { accountOf } from '@/lib/accounts/standing'
import { passkeysOf } from '@/lib/accounts/ways-in'
import { requireViewer } from '@/lib/auth/viewer'
import { routes } from '@/lib/routes'
import { teamMember } from '@/lib/team/member'
import { passkeysWords } from '@/words/passkeys'

export const generateMetadata = (): Metadata => ({ title: passkeysWords().title })

export default async function PasskeysPage() {
  const viewer = await requireViewer(routes.passkeys)
  const [account, passkeys, member] = await Promise.all([
    accountOf(viewer.id),
    passkeysOf(viewer.id),
    teamMember(viewer, 'editor'),
  ])
  const words = passkeysWords()
  return (
    <FormPage title={words.title}>
      <p>{words.lede}</p>
      <PasskeyList passkeys={passkeys} />
      <section aria-labelledby="add" className="grid gap-4">
        <h2 id="add" className="text-2xl">
          {words.add.heading}
        </h2>
        <NewPasskey confirmed={account.confirmed} />
      </section>
      <p>
        <Link href={routes.profile} prefetch={false} className="inline-flex min-h-11 items-center">
          {words.back}
        </Link>
      </p>
      {member && <StepUp />}
    </FormPage>
  )
}
