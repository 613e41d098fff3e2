import type { Metadata } from 'next'
import { Inviting } from '@/components/school/inviting'
import { SchoolHead } from '@/components/school/school-head'
import { accountOf } from '@/lib/accounts/standing'
import { routes } from '@/lib/routes'
import { invitationsOf, progressOf } from '@/lib/schools/queries/invitations'
import { seatsOf, standingLink } from '@/lib/schools/queries/office'
import { requireCoordinator } from '@/lib/schools/require-coordinator'
import { schoolInviteWords } from '@/words/school-invite'

export const generateMetadata = (): Metadata => ({ title: schoolInviteWords().title })

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function InvitePage({ searchParams }: Props) {
  const words = schoolInviteWords()
  const { school, viewer } = await requireCoordinator(routes.schoolInvite)
  const { after } = await searchParams
  const from = typeof after === 'string' ? after : undefined
  const [seats, link, invitations, progress, { confirmed }] = await Promise.all([
    seatsOf(school.id),
    standingLink(school.id),
    invitationsOf(school.id, { after: from }),
    progressOf(school.id),
    accountOf(viewer.id),
  ])
  const shown = { confirmed, seats, link, invitations, progress, after: from }
  return (
    <main className="page-width page-main">
      <SchoolHead title={words.title} lede={words.lede} here="invite" />
      <Inviting school={school} {...shown} />
    </main>
  )
}
