// Written by `node scripts/run.mjs languages`.
import { subscription as en } from './en/subscription'
import { selectTranslation } from './language'

const translations = { en }

export const subscriptionText = () => selectTranslation(translations)
