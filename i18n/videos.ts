import { videos as en } from './en/videos'
import { selectTranslation } from './language'

export const videoText = () => selectTranslation({ en })
