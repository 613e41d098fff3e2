// Written by `node scripts/run.mjs languages`.
import { schoolTraining } from './en/school-training'
import { selectTranslation } from './language'

export const schoolTrainingText = () => selectTranslation('schoolTraining', schoolTraining)
