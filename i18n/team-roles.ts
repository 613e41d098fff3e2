// Written by `node scripts/run.mjs languages`.
import { teamRoles as en } from './en/team-roles'
import { selectTranslation } from './language'

const translations = { en }

export const teamRolesText = () => selectTranslation(translations)
