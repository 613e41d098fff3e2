// Written by `node scripts/run.mjs languages`.
import { mySchool as en } from './en/my-school'
import { selectTranslation } from './language'

const translations = { en }

export const mySchoolText = () => selectTranslation(translations)
