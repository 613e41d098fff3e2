import { teamRoles as en } from './en/team-roles'
import { selectTranslation } from './language'

export const teamRolesText = () => selectTranslation({ en })
