// Written by `node scripts/run.mjs languages`.
import { apiResult } from './en/api-results'
import { selectTranslation } from './language'

export const apiResultText = () => selectTranslation('apiResult', apiResult)
