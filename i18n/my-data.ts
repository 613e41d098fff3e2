import { myData as en } from './en/my-data'
import { selectTranslation } from './language'

export const myDataText = () => selectTranslation({ en })
