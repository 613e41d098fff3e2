import { routes } from '@/lib/routes'
import type { TeacherListQuery } from './teacher-list-query'

export function buildTeacherListPath(query: TeacherListQuery) {
  const entries = Object.entries(query).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  )
  return `${routes.mySchool}?${new URLSearchParams(entries)}#teachers`
}
