import 'server-only'
import { notFound } from 'next/navigation'
import { requireViewer } from '@/lib/auth/viewer'
import { getMySchool } from './my-school'

/** Other users get 404. */
export async function requireCoordinator(path: string) {
  const viewer = await requireViewer(path)
  const school = await getMySchool(viewer.id)
  if (school?.role !== 'coordinator') notFound()
  return { viewer, school }
}
