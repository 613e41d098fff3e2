import { routes } from '@/lib/routes'
import { ActionButton } from './action-button'

export const LeaveSchoolButton = ({ label }: { label: string }) => (
  <ActionButton label={label} path="/api/school/leave" redirectTo={routes.mySchool} />
)
