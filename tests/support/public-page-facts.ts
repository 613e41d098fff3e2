import { parseJsonLd } from './structured-data'

/** What search engines read of a page. */
export type PublicPageFacts = {
  path: string
  language: string
  title: string
  description: string
  types: string[]
  /** Of the structured data and the link preview. */
  urls: string[]
}

const MAX_TITLE_CHARS = 60
const MIN_DESCRIPTION_CHARS = 50
const MAX_DESCRIPTION_CHARS = 160

export function readPageFacts(url: string, html: string): PublicPageFacts {
  const readMeta = (name: string) =>
    decode(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1])
  const data = parseJsonLd(html)
  return {
    path: new URL(url).pathname,
    language: /<html lang="(\w+)/.exec(html)?.[1] ?? '',
    title: decode(/<title>(.*?)<\/title>/.exec(html)?.[1]),
    description: readMeta('description'),
    types: [...new Set(data.flatMap(listTypes))],
    urls: [...new Set([readMeta('og:image'), ...collectUrls(data)])],
  }
}

export function findPageFaults(pages: PublicPageFacts[]): string[] {
  const faults = pages.flatMap(({ path, title, description }) => [
    ...(title.length <= MAX_TITLE_CHARS ? [] : [`${path}: a title of ${title.length} characters`]),
    ...(description.length >= MIN_DESCRIPTION_CHARS && description.length <= MAX_DESCRIPTION_CHARS
      ? []
      : [`${path}: a description of ${description.length} characters`]),
  ])
  return [...faults, ...findRepeated(pages, 'title'), ...findRepeated(pages, 'description')]
}

export const formatPageTable = (pages: PublicPageFacts[]): string[] => [
  '| page | language | title | description | data types |',
  '| - | - | - | - | - |',
  ...pages.map(
    ({ path, language, title, description, types }) =>
      `| ${path} | ${language} | ${toCell(title)} | ${toCell(description)} | ${types.join(', ')} |`,
  ),
]

const toCell = (text: string) => text.replaceAll('|', '\\|')

function findRepeated(pages: PublicPageFacts[], name: 'title' | 'description'): string[] {
  const paths = new Map<string, string>()
  return pages.flatMap((page) => {
    const earlier = paths.get(page[name])
    paths.set(page[name], page.path)
    return earlier ? [`${page.path}: the ${name} of ${earlier}`] : []
  })
}

const listTypes = ({ '@type': type, '@graph': graph }: Record<string, unknown>): string[] =>
  Array.isArray(graph) ? graph.map((node) => String(node['@type'])) : [String(type)]

const URL_KEYS = new Set(['url', 'image', 'logo', 'item'])

function collectUrls(value: unknown, key?: string): string[] {
  if (typeof value === 'string') return key && URL_KEYS.has(key) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((part) => collectUrls(part, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => collectUrls(part, name))
}

const decode = (text = '') =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
