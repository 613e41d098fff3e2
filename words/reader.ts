import { reader as en } from './en/reader'
import { inLanguage } from './language'

export const readerWords = () => inLanguage({ en })

export type ReaderFault = keyof typeof en.faults
