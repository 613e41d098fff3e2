import 'server-only'
import { webhooksText } from '@/i18n/webhooks'
import type { AttemptResult } from './attempts'

/** What a press of a button tells. */
export function describeAttemptResult(result: AttemptResult): string {
  const { results, problems } = webhooksText()
  if (!result) return results.underWay
  const { status, problem } = result
  return problem ? results.refused(problems[problem]) : results.accepted(status ?? 0)
}
