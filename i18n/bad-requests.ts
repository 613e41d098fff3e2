// Written by `node scripts/run.mjs languages`.
import { badRequest } from './en/bad-requests'
import { selectTranslation } from './language'

export const badRequestText = () => selectTranslation('badRequest', badRequest)
