import { badRequests as en } from './en/bad-requests'
import { selectTranslation } from './language'

export const badRequestText = () => selectTranslation({ en })
