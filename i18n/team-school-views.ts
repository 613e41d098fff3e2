// Written by `node scripts/run.mjs languages`.
import { teamSchoolViews } from './en/team-school-views'
import { selectTranslation } from './language'

export const teamSchoolViewsText = () => selectTranslation('teamSchoolViews', teamSchoolViews)
