// Written by `node scripts/run.mjs languages`.
import { mySchool } from './en/my-school'
import { selectTranslation } from './language'

export const mySchoolText = () => selectTranslation('mySchool', mySchool)
