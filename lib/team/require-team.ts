import 'server-only'
import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import { ASKED_PATH } from '@/base/request-notes'
import { currentViewer } from '@/lib/auth/viewer'
import { enterFor, routes } from '@/lib/routes'
import { atHome, type TeamMember, teamMember } from './member'
import type { StaffRole } from './policy'

/**
 * Who of the team looks at this page; for everyone else it is not there. Who has not shown the second
 * factor is led to where it is asked for, and so is who has shown it too long ago for what is delicate.
 */
export async function requireTeam(asked: StaffRole, { fresh = false } = {}): Promise<TeamMember> {
  const member = await requireTeamRole(asked)
  if (!(await atHome(member, fresh))) redirect(enterFor(await askedPath()))
  return member
}

/** By the role alone: for the frame, and for the page where the second factor is asked for. */
export async function requireTeamRole(asked: StaffRole): Promise<TeamMember> {
  return (await memberHere(asked)) ?? notFound()
}

/** Where the second factor is asked for there is nothing to do while it is fresh. */
export const whenFresh = (member: TeamMember) => atHome(member, true)

const memberHere = cache(async (asked: StaffRole) => {
  const viewer = await currentViewer()
  return viewer && teamMember(viewer, asked)
})

/** The page that was asked for, as the middleware noted it. */
const askedPath = async () => (await headers()).get(ASKED_PATH) ?? routes.team
