// Written by `node scripts/run.mjs languages`.
import { teamTraining } from './en/team-training'
import { selectTranslation } from './language'

export const teamTrainingText = () => selectTranslation('teamTraining', teamTraining)
