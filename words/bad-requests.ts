import { badRequests as en } from './en/bad-requests'
import { inLanguage } from './language'

export const badRequestWords = () => inLanguage({ en })
