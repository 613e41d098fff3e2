// Written by `node scripts/run.mjs languages`.
import { teamSchoolViews as en } from './en/team-school-views'
import { selectTranslation } from './language'

const translations = { en }

export const teamSchoolViewsText = () => selectTranslation(translations)
