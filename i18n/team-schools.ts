// Written by `node scripts/run.mjs languages`.
import { teamSchools } from './en/team-schools'
import { selectTranslation } from './language'

export const teamSchoolsText = () => selectTranslation('teamSchools', teamSchools)
