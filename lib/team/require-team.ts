import 'server-only'
import { notFound } from 'next/navigation'
import { currentViewer } from '@/lib/auth/viewer'
import { type TeamMember, teamMember } from './member'
import type { StaffRole } from './policy'

/** Who of the team looks at this page; for everyone else it is not there. */
export async function requireTeam(asked: StaffRole): Promise<TeamMember> {
  const viewer = await currentViewer()
  return (viewer && (await teamMember(viewer, asked))) ?? notFound()
}
