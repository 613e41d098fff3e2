import { SignInError } from '@/components/account/sign-in-result'
import { SeatOffer } from '@/components/school/sign-in/seat-offer'
import { Picture } from '@/components/site/picture'
import { joinText } from '@/i18n/join'
import { createCsrfToken } from '@/lib/auth/cookies'
import { requireViewer } from '@/lib/auth/viewer'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { readSeatOffer } from '@/lib/schools/sign-in/offer'

export const generateMetadata = describePage(() => ({ title: joinText().bySchool.title }))

type Params = Record<'result' | 'next', string | string[] | undefined>

export default async function SchoolSeatPage({ searchParams }: { searchParams: Promise<Params> }) {
  const { result, next } = await searchParams
  const viewer = await requireViewer(routes.schoolSeat)
  const offer = await readSeatOffer(viewer.id)
  return (
    <main className="page-width work-main">
      <div className="grid items-start gap-x-12 gap-y-8 md:grid-cols-end">
        <div className="max-w-2xl">
          <SignInError result={result} returnPath={routes.schoolSeat} />
          <SeatOffer
            offer={offer}
            hasJoined={result === 'joined'}
            csrfToken={createCsrfToken(viewer.sessionId)}
            next={typeof next === 'string' ? next : undefined}
          />
        </div>
        <Picture name="staffroom" isAboveFold className="hidden w-72 md:block" />
      </div>
    </main>
  )
}
