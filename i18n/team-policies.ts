// Written by `node scripts/run.mjs languages`.
import { teamPolicies as en } from './en/team-policies'
import { selectTranslation } from './language'

const translations = { en }

export const teamPoliciesText = () => selectTranslation(translations)
