import Link from 'next/link'
import { TeamForm, TeamTextArea } from '@/components/team/forms/team-form'
import { schoolSiteContactText } from '@/i18n/school-site-contact'
import type { TeamSite } from '@/lib/school-sites/site/block'

type Props = { schoolId: string; site: TeamSite | null }

export function TeamSchoolWebsite({ schoolId, site }: Props) {
  const { team: text } = schoolSiteContactText()
  const path = `/api/team/schools/${schoolId}/website`
  return (
    <section aria-labelledby="website">
      <h2 id="website">{text.heading}</h2>
      {!site && <p className="mt-2">{text.none}</p>}
      {site && <p className="mt-2">{site.isPublic ? text.public : text.offline}</p>}
      {site?.isPublic && (
        <Link href={site.url} prefetch={false} className="inline-flex min-h-11 items-center">
          {text.open}
        </Link>
      )}
      {site && site.blockReason !== null && (
        <>
          <p dir="auto">{text.blocked(site.blockReason)}</p>
          <TeamForm path={`${path}/unblock`} button={text.unblock} variant="secondary" />
        </>
      )}
      {site && site.blockReason === null && (
        <details className="team-action">
          <summary>{text.block}</summary>
          <TeamForm path={`${path}/block`} button={text.block} variant="secondary">
            <TeamTextArea name="reason" label={text.reason} rows={3} />
          </TeamForm>
        </details>
      )}
    </section>
  )
}
