import 'server-only'
import { routes } from '@/lib/routes'
import { isSeatOffered } from '@/lib/schools/sign-in/offer'

/** Where a login leads that offers a seat: to the question, which then leads on. Null for all others. */
export async function findSeatPath(userId: string, next: string | null): Promise<string | null> {
  if (!(await isSeatOffered(userId))) return null
  const query = next && next !== routes.schoolSeat ? `?${new URLSearchParams({ next })}` : ''
  return routes.schoolSeat + query
}
