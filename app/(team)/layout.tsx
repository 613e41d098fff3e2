import type { ReactNode } from 'react'
// Before the styles of the team area, which override the site's.
import { buildDocumentMetadata, DOCUMENT_VIEWPORT, HtmlDocument } from '../html-document'
import './team.css'
import { TeamFrame } from '@/components/team/frame/team-frame'
import { countWaitingWork } from '@/lib/team/today/weekly-stats'
import { hasTeamAccess } from '@/lib/team-access/member'
import { requireTeamRole } from '@/lib/team-access/require-team'

export const generateMetadata = buildDocumentMetadata
export const viewport = DOCUMENT_VIEWPORT

/** Guards the layout too: its navigation must not reveal the team area, nor its counts before the second factor. */
export default async function TeamLayout({ children }: { children: ReactNode }) {
  const member = await requireTeamRole('any')
  const waiting = (await hasTeamAccess(member)) ? await countWaitingWork(member.role) : {}
  return (
    <HtmlDocument>
      <TeamFrame role={member.role} waiting={waiting}>
        {children}
      </TeamFrame>
    </HtmlDocument>
  )
}
