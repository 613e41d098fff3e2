import { subscription as en } from './en/subscription'
import { inLanguage } from './language'

export const subscriptionWords = () => inLanguage({ en })
