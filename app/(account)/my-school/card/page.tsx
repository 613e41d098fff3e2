import type { Metadata } from 'next'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import { settings } from '@/base/settings'
import { NoticeCard } from '@/components/school/notice-card'
import { PrintButton } from '@/components/school/print-button'
import { routes } from '@/lib/routes'
import { standingLink } from '@/lib/schools/queries/office'
import { requireCoordinator } from '@/lib/schools/require-coordinator'
import { schoolInviteWords } from '@/words/school-invite'

export const generateMetadata = (): Metadata => ({ title: schoolInviteWords().card.title })

export default async function CardPage() {
  const words = schoolInviteWords().card
  const { school } = await requireCoordinator(routes.schoolCard)
  const { url, code } = (await standingLink(school.id)) ?? redirect(routes.schoolInvite)
  const typedAt = `${settings().appUrl.host}${routes.joinByCode}`
  const card = { url, code, typedAt, lastDay: school.term?.lastDay }
  return (
    <main className="page-width page-main">
      <div className="screen-only">
        <h1 className="underlined">{words.title}</h1>
        <p className="lede mt-4">{words.lede}</p>
        <p className="my-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <PrintButton label={words.print} />
          <Link href={routes.schoolInvite} className="inline-flex min-h-11 items-center">
            {words.back}
          </Link>
        </p>
      </div>
      <NoticeCard school={school.name} {...card} />
    </main>
  )
}
