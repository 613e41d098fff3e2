// Written by `npm run languages`.
import { teamRoles as en } from './en/team-roles'
import { selectTranslation } from './language'

const translations = { en }

export const teamRolesText = () => selectTranslation(translations)
