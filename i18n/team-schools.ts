import { teamSchools as en } from './en/team-schools'
import { selectTranslation } from './language'

export const teamSchoolsText = () => selectTranslation({ en })
