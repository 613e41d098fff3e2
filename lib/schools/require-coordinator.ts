import 'server-only'
import { notFound } from 'next/navigation'
import { requireViewer } from '@/lib/auth/viewer'
import { getMySchool } from './queries/my-school'

/** Who coordinates a school, and that school; for everyone else the page is not there. */
export async function requireCoordinator(path: string) {
  const viewer = await requireViewer(path)
  const school = await getMySchool(viewer.id)
  if (school?.role !== 'coordinator') notFound()
  return { viewer, school }
}
