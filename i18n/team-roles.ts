// Written by `node scripts/run.mjs languages`.
import { teamRoles } from './en/team-roles'
import { selectTranslation } from './language'

export const teamRolesText = () => selectTranslation('teamRoles', teamRoles)
