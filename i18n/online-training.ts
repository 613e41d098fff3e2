// Written by `node scripts/run.mjs languages`.
import { onlineTraining } from './en/online-training'
import { selectTranslation } from './language'

export const onlineTrainingText = () => selectTranslation('onlineTraining', onlineTraining)
