// Written by `node scripts/run.mjs languages`.
import { teamSchoolList } from './en/team-school-list'
import { selectTranslation } from './language'

export const teamSchoolListText = () => selectTranslation('teamSchoolList', teamSchoolList)
