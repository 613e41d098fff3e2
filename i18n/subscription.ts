import { subscription as en } from './en/subscription'
import { selectTranslation } from './language'

export const subscriptionText = () => selectTranslation({ en })
