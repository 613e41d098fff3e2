import { routes } from '@/lib/routes'
import { ActionButton } from './action-button'

/** Giving back one's own seat. The page that follows says that there is none. */
export const LeaveSchoolButton = ({ label }: { label: string }) => (
  <ActionButton label={label} path="/api/school/leave" then={routes.mySchool} />
)
