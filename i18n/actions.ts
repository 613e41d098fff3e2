import { actions as en } from './en/actions'
import { selectTranslation } from './language'

export const actionText = () => selectTranslation({ en })
