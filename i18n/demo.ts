import { demo as en } from './en/demo'
import { selectTranslation } from './language'

export const demoText = () => selectTranslation({ en })
