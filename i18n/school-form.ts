// Written by `node scripts/run.mjs languages`.
import { schoolForm } from './en/school-form'
import { selectTranslation } from './language'

export const schoolFormText = () => selectTranslation('schoolForm', schoolForm)
