// Written by `node scripts/run.mjs languages`.
import { teamSchools as en } from './en/team-schools'
import { selectTranslation } from './language'

const translations = { en }

export const teamSchoolsText = () => selectTranslation(translations)
