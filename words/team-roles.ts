import { teamRoles as en } from './en/team-roles'
import { inLanguage } from './language'

export const teamRolesWords = () => inLanguage({ en })
