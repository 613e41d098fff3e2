// Written by `node scripts/run.mjs languages`.
import { subscription } from './en/subscription'
import { selectTranslation } from './language'

export const subscriptionText = () => selectTranslation('subscription', subscription)
