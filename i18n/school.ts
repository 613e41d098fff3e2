// Written by `node scripts/run.mjs languages`.
import { school } from './en/school'
import { selectTranslation } from './language'

export const schoolText = () => selectTranslation('school', school)
