import type { ReactNode } from 'react'
import './team.css'
import { TeamFrame } from '@/components/team/team-frame'
import { requireTeamRole } from '@/lib/team-access/require-team'

/** Guards the layout too: its navigation must not reveal the team area. */
export default async function TeamLayout({ children }: { children: ReactNode }) {
  const { role } = await requireTeamRole('any')
  return <TeamFrame role={role}>{children}</TeamFrame>
}
