import 'server-only'
import { teamSchoolsText } from '@/i18n/team-schools'
import { isClosedByTeam, type LatestApplication } from '@/lib/schools/policy'

/** Applications closed as duplicates are stored as withdrawn, with a reason. */
export function getApplicationStateLabel(
  application: Pick<LatestApplication, 'state' | 'reason'>,
): string {
  const { closed: closedLabel, states: stateLabels } = teamSchoolsText()
  return isClosedByTeam(application) ? closedLabel : stateLabels[application.state]
}
