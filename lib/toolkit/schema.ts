/** A locked file has neither URL nor name, so that none can leak. */

export const MAX_QUERY_CHARS = 100
export const MAX_QUERY_WORDS = 8

/** For each word and resource, the pages whose text contains it. */
export type TextMatches = Record<string, Record<string, number[]>>

export type ToolkitResourceCard = {
  id: string
  theme: string
  themeLabel: string
  resourceType: string
  typeLabel: string
  /** In the list of types. */
  typePosition: number
  /** `lang` attribute of its texts, if they are in another language than the page. */
  lang?: string
  /** In the page's language, if the files are in another one. */
  languageName?: string
  /** The same resource in other languages. */
  editions: { href: string; lang: string; name: string }[]
  title: string
  /** In other languages, for searches. */
  otherTitles?: string[]
  /** Empty for a resource without one. */
  subtitle: string
  /** For sharing; the link asks its reader to log in. */
  pageUrl: string
  description: string
  grades: string
  isPremium: boolean
  isCrossTheme: boolean
  pages: string[]
  pictures: string[]
  pageCount: number
  files: {
    format: string
    bytes: number
    downloadLink: { href: string; download: string } | null
  }[]
}

export type ThemeResources = {
  theme: string
  label: string
  resources: ToolkitResourceCard[]
  archive: { url: string; bytes: number } | null
}
