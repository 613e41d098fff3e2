import type { ReactNode } from 'react'
import './team.css'
import { TeamFrame } from '@/components/team/team-frame'
import { requireTeamRole } from '@/lib/team/require-team'

/** The frame, too, is not there for others: what a page does not say, its frame must not either. */
export default async function TeamLayout({ children }: { children: ReactNode }) {
  const { role } = await requireTeamRole('editor')
  return <TeamFrame role={role}>{children}</TeamFrame>
}
