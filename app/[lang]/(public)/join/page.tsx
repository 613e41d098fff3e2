import { redirect } from 'next/navigation'
import { JoinCodeForm } from '@/components/school/invitation/join-code-form'
import { PageHead } from '@/components/site/page-head'
import { joinText } from '@/i18n/join'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { parseStaffRoomCode } from '@/lib/schools/staff-room'

export const generateMetadata = describePage(() => ({
  title: joinText().code.title,
  robots: { index: false },
}))

type Props = { searchParams: Promise<{ code?: string | string[] }> }

/** A plain GET form, so that it works without scripts. */
export default async function JoinByCodePage({ searchParams }: Props) {
  const { title, lede } = joinText().code
  const { code } = await searchParams
  const initialCode = typeof code === 'string' ? code : undefined
  const parsedCode = initialCode && parseStaffRoomCode(initialCode)
  if (parsedCode) redirect(routes.join(parsedCode))
  return (
    <main className="page-width page-main">
      <PageHead title={title} lede={lede} picture="staffroom" />
      <div className="mt-8 max-w-xl">
        <JoinCodeForm initialCode={initialCode} />
      </div>
    </main>
  )
}
