import 'server-only'
import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import { REQUESTED_PATH_HEADER } from '@/base/request-context'
import { getCurrentViewer } from '@/lib/auth/viewer'
import { routes, toVerifyPath } from '@/lib/routes'
import { findTeamMember, hasTeamAccess, type TeamMember } from './member'
import type { TeamRole } from './policy'

/**
 * Who of the team looks at this page; for everyone else it is not there. Who has not shown the second
 * factor is led to where it is asked for, and so is who has shown it too long ago for what is delicate.
 */
export async function requireTeam(
  requiredRole: TeamRole,
  { fresh = false } = {},
): Promise<TeamMember> {
  const member = await requireTeamRole(requiredRole)
  if (!(await hasTeamAccess(member, fresh))) redirect(toVerifyPath(await getRequestedPath()))
  return member
}

/** By the role alone: for the frame, and for the page where the second factor is asked for. */
export async function requireTeamRole(requiredRole: TeamRole): Promise<TeamMember> {
  return (await getCurrentMember(requiredRole)) ?? notFound()
}

/** Where the second factor is asked for there is nothing to do while it is fresh. */
export const hasFreshTeamAccess = (member: TeamMember) => hasTeamAccess(member, true)

const getCurrentMember = cache(async (requiredRole: TeamRole) => {
  const viewer = await getCurrentViewer()
  return viewer && findTeamMember(viewer, requiredRole)
})

/** The page that was asked for, as the middleware noted it. */
const getRequestedPath = async () => (await headers()).get(REQUESTED_PATH_HEADER) ?? routes.team
