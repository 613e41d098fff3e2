import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { InvitationQuestion } from '@/components/school/invitation-question'
import { NoQuestion } from '@/components/school/no-question'
import { Picture } from '@/components/site/picture'
import { callerAddress } from '@/lib/api/address'
import { currentViewer } from '@/lib/auth/viewer'
import { lookFromOutside } from '@/lib/schools/queries/join'
import { joinWords } from '@/words/join'

export const generateMetadata = (): Metadata => ({
  title: joinWords().title,
  referrer: 'no-referrer',
  robots: { index: false },
})

export default async function JoinPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params
  const viewer = await currentViewer()
  const address = callerAddress(await headers())
  const look = await lookFromOutside(token, { address, viewerId: viewer?.id ?? null })
  return (
    <main className="page-width page-main">
      <div className="grid items-start gap-x-12 gap-y-8 md:grid-cols-[1fr_auto]">
        <div className="max-w-2xl">
          {look.state === 'open' ? (
            <InvitationQuestion token={token} {...look} />
          ) : (
            <NoQuestion look={look} />
          )}
        </div>
        <Picture name="staffroom" first className="hidden w-72 md:block" />
      </div>
    </main>
  )
}
