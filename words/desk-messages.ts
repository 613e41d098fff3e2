import { deskMessages as en } from './en/desk-messages'
import { inLanguage } from './language'

export const deskMessagesWords = () => inLanguage({ en })
