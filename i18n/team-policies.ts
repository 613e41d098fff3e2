// Written by `node scripts/run.mjs languages`.
import { teamPolicies } from './en/team-policies'
import { selectTranslation } from './language'

export const teamPoliciesText = () => selectTranslation('teamPolicies', teamPolicies)
