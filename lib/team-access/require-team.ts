import 'server-only'
import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import { getCurrentViewer } from '@/lib/auth/viewer'
import { REQUESTED_PATH_HEADER } from '@/lib/http/requested-path'
import { routes, toVerifyPath } from '@/lib/routes'
import { findTeamMember, hasTeamAccess, type TeamMember } from './member'
import type { RequiredTeamRole } from './policy'

/** 404 for others. Redirects to verification if the second factor is missing, or too old for the page. */
export async function requireTeam(
  requiredRole: RequiredTeamRole,
  { needsFreshFactor = false } = {},
): Promise<TeamMember> {
  const member = await requireTeamRole(requiredRole)
  if (!(await hasTeamAccess(member, needsFreshFactor)))
    redirect(toVerifyPath(await getRequestedPath()))
  return member
}

/** Checks the role only: for the layout and the verification page. */
export async function requireTeamRole(requiredRole: RequiredTeamRole): Promise<TeamMember> {
  return (await getCurrentMember(requiredRole)) ?? notFound()
}

/** While it is fresh, the verification page has nothing to do. */
export const hasFreshTeamAccess = (member: TeamMember) => hasTeamAccess(member, true)

const getCurrentMember = cache(async (requiredRole: RequiredTeamRole) => {
  const viewer = await getCurrentViewer()
  return viewer && findTeamMember(viewer, requiredRole)
})

/** Set by the middleware. */
const getRequestedPath = async () => (await headers()).get(REQUESTED_PATH_HEADER) ?? routes.team
