// Written by `node scripts/run.mjs languages`.
import { teamSchoolList as en } from './en/team-school-list'
import { selectTranslation } from './language'

const translations = { en }

export const teamSchoolListText = () => selectTranslation(translations)
