import Link from 'next/link'
import { redirect } from 'next/navigation'
import { settings } from '@/base/settings'
import { NoticeCard } from '@/components/ui/notice-card'
import { PrintButton } from '@/components/ui/print-button'
import { schoolInviteText } from '@/i18n/school-invite'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { getStaffRoomLink } from '@/lib/schools/my-school'
import { requireCoordinator } from '@/lib/schools/require-coordinator'

export const generateMetadata = describePage(() => ({ title: schoolInviteText().card.title }))

export default async function CardPage() {
  const text = schoolInviteText().card
  const { school } = await requireCoordinator(routes.schoolCard)
  const { url, code } = (await getStaffRoomLink(school.id)) ?? redirect(routes.schoolInvite)
  const codeEntryUrl = `${settings().appUrl.host}${routes.joinByCode}`
  const card = { url, code, typedAt: codeEntryUrl, lastDay: school.term?.lastDay }
  return (
    <main className="page-width work-main">
      <div className="screen-only">
        <h1 className="underlined">{text.title}</h1>
        <p className="lede mt-4">{text.lede}</p>
        <p className="my-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <PrintButton label={text.print} />
          <Link href={routes.schoolInvite} className="inline-flex min-h-11 items-center">
            {text.back}
          </Link>
        </p>
      </div>
      <NoticeCard school={school.name} {...card} />
    </main>
  )
}
