import { headers } from 'next/headers'
import { InvitationPrompt } from '@/components/school/invitation/invitation-prompt'
import { JoinUnavailable } from '@/components/school/invitation/join-unavailable'
import { Picture } from '@/components/site/picture'
import { joinText } from '@/i18n/join'
import { getCurrentViewer } from '@/lib/auth/viewer'
import { getCallerIp } from '@/lib/http/client-ip'
import { describePage } from '@/lib/page-metadata'
import { getJoinLinkState } from '@/lib/schools/join'

export const generateMetadata = describePage(() => ({
  title: joinText().title,
  referrer: 'no-referrer',
  robots: { index: false },
}))

export default async function JoinPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params
  const viewer = await getCurrentViewer()
  const ip = getCallerIp(await headers())
  const invitation = await getJoinLinkState(token, { ip, viewerId: viewer?.id ?? null })
  return (
    <main className="page-width page-main">
      <div className="grid items-start gap-x-12 gap-y-8 md:grid-cols-end">
        <div className="max-w-2xl">
          {invitation.state === 'open' ? (
            <InvitationPrompt token={token} {...invitation} />
          ) : (
            <JoinUnavailable invitation={invitation} />
          )}
        </div>
        <Picture name="staffroom" isAboveFold className="hidden w-72 md:block" />
      </div>
    </main>
  )
}
