import { routes } from '@/lib/routes'
import { Act } from './act'

/** Giving back one's own seat. The page that follows says that there is none. */
export const Leave = ({ label }: { label: string }) => (
  <Act label={label} path="/api/school/leave" then={routes.mySchool} />
)
