import 'server-only'
import { owner } from '@/base/owner'
import { letterWords } from '@/words/letters'
import type { Letter } from './letters'
import { oneLine, plainName } from './plain-name'

type Told = { firstname: string; session: string; link: string }

export type CertificateTemplates = {
  certificateIssued: Told
  certificateWaits: Told
  /** To an unconfirmed address: the confirmation link, and a sentence about the reason. */
  certificateAddress: Told
  /** The reason is empty where there is none to give. */
  certificateChanged: Told & {
    news: 'corrected' | 'uncorrected' | 'revoked' | 'restored'
    reason: string
  }
}

export const certificateLetters = {
  certificateIssued: (told: Told) => {
    const { button, ...words } = letterWords(owner).certificateIssued(...plain(told))
    return { ...words, action: { label: button, url: told.link } }
  },
  certificateWaits: (told: Told) => {
    const { button, ...words } = letterWords(owner).certificateWaits(...plain(told))
    return { ...words, action: { label: button, url: told.link } }
  },
  certificateAddress: (told: Told) => {
    const { button, ...words } = letterWords(owner).certificateAddress(...plain(told))
    return { ...words, action: { label: button, url: told.link } }
  },
  certificateChanged: ({ news, reason, ...told }: CertificateTemplates['certificateChanged']) => {
    const said = letterWords(owner).certificateChanged(...plain(told))
    const { button, news: all, because, ...words } = said
    const paragraphs = reason ? [all[news], because] : [all[news]]
    const action = { label: button, url: told.link }
    return { ...words, paragraphs, ...(reason && { quote: reason }), action }
  },
} satisfies { [T in keyof CertificateTemplates]: (data: CertificateTemplates[T]) => Letter }

const plain = ({ firstname, session }: Told) =>
  [plainName(firstname, letterWords(owner).nobody), oneLine(session)] as const
