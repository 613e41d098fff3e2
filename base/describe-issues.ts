import 'server-only'
import type * as z from 'zod'

export function describeIssues(issues: z.core.$ZodIssue[]) {
  const lines = issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  return `These settings are invalid:\n${lines.join('\n')}\nCorrect them in the environment or in .env; docs/settings.md lists all settings.`
}
