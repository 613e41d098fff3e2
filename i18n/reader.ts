import { reader as en } from './en/reader'
import { selectTranslation } from './language'

export const readerText = () => selectTranslation({ en })

export type ReaderErrorName = keyof typeof en.faults
