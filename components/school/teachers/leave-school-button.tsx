import { ActionButton } from '@/components/ui/action-button'
import { routes } from '@/lib/routes'

export const LeaveSchoolButton = ({ label }: { label: string }) => (
  <ActionButton label={label} path="/api/school/leave" redirectTo={routes.mySchool} />
)
