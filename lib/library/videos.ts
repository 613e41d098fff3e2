import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { settings } from '@/base/settings'
import { getEmbedUrl } from '@/base/video-hosts'
import type { ItemFacts } from '@/db/schema'
import { getLanguage, getLanguageTag } from '@/i18n/language'
import { isLanguage, type Language } from '@/i18n/languages'
import { completeLanguages } from '@/i18n/partial-languages'
import { toolkitText } from '@/i18n/toolkit'
import { videoText } from '@/i18n/videos'
import type { ItemFile } from '@/lib/content/item'
import { findPageLabel, type Lists } from '@/lib/content/lists'
import { hashInlineText } from '@/lib/content-policy'
import { buildFileKey, getFileStore } from '@/lib/files/store'
import { routes } from '@/lib/routes'
import type { Companion, TranscriptCue } from './schema'

const cuesByFile = new Map<string, TranscriptCue[]>()

const MAX_CACHED_TRANSCRIPTS = 200

const TIMES_PATTERN =
  /^(?:(\d{1,3}):)?(\d{1,4}):(\d\d\.\d{3}) --> (?:(\d{1,3}):)?(\d{1,4}):(\d\d\.\d{3})/

const PAGE_STYLE = 'html,body,iframe{width:100%;height:100%;margin:0;border:0;background:#191c4a}'

/** Null unless RECORDING_URL is set. */
export function getLatestRecording() {
  const { recordingUrl } = settings()
  const embedUrl = recordingUrl ? getEmbedUrl(recordingUrl) : null
  if (!embedUrl) return null
  const poster = { src: '/pictures/online.svg', width: 200, height: 150 }
  return { id: 'last-session', isPremium: true, ...videoText().recording, poster, embed: embedUrl }
}

/** In the page's language if possible. Cached per process, since a file never changes under its name. */
export async function getTranscript(captions?: ItemFile): Promise<TranscriptCue[]> {
  const [first] = listCaptions(captions)
  const name = first?.file.bundled ?? first?.file.fileId
  if (!first || !name) return []
  const cues = cuesByFile.get(name) ?? parseCues(await readCaptions(first.file))
  cuesByFile.set(name, cues)
  const [oldest] = cuesByFile.keys()
  if (cuesByFile.size > MAX_CACHED_TRANSCRIPTS && oldest) cuesByFile.delete(oldest)
  return cues
}

/** Members' pages frame this page, so that their own CSP need not allow a video host. */
export function buildPlayerPage(title: string, embedUrl: string): Response {
  const [safeTitle, safeEmbedUrl] = [escapeHtml(title), escapeHtml(embedUrl)]
  const html = `<!doctype html><html lang="${getLanguageTag()}"><meta charset="utf-8"><title>${safeTitle}</title><style>${PAGE_STYLE}</style><iframe src="${safeEmbedUrl}" title="${safeTitle}" allow="autoplay; fullscreen; encrypted-media; picture-in-picture" allowfullscreen referrerpolicy="strict-origin-when-cross-origin"></iframe></html>`
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src ${hashInlineText(PAGE_STYLE)}; frame-src ${new URL(embedUrl).origin}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
    },
  })
}

export function getCompanion(companionKey: ItemFacts['companion'], lists: Lists): Companion | null {
  if (!companionKey) return null
  const [name, filter]: [string, Record<string, string>] =
    'theme' in companionKey
      ? [findPageLabel(lists.theme, companionKey.theme), companionKey]
      : [
          findPageLabel(lists.resourceType, companionKey.resourceType),
          { part: companionKey.resourceType },
        ]
  if (!name) return null
  const { companion } = toolkitText()
  return { href: `${routes.toolkit}?${new URLSearchParams(filter)}`, label: companion(name) }
}

async function readCaptions({ bundled, fileId }: ItemFile): Promise<string> {
  if (bundled) return readFile(path.join('content/videos/files', bundled), 'utf8')
  return text(await getFileStore().get(buildFileKey(fileId ?? '')))
}

function parseCues(vtt: string): TranscriptCue[] {
  return vtt
    .replaceAll('\r\n', '\n')
    .split('\n\n')
    .map((block) => block.split('\n'))
    .flatMap((lines) => {
      const timesIndex = lines.findIndex((line) => TIMES_PATTERN.test(line))
      const [, h1, m1, s1, h2, m2, s2] = TIMES_PATTERN.exec(lines[timesIndex] ?? '') ?? []
      if (timesIndex < 0) return []
      return [
        {
          from: toSeconds(h1, m1, s1),
          to: toSeconds(h2, m2, s2),
          text: lines
            .slice(timesIndex + 1)
            .join(' ')
            .trim(),
        },
      ]
    })
}

const toSeconds = (hours = '0', minutes = '0', seconds = '0') =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

/** Captions bundled with the site are in every complete language; those that the team uploads are one file. */

type Captions = { language: Language; file: ItemFile }

/** The page's language first. */
export function listCaptions(file?: ItemFile): Captions[] {
  if (!file) return []
  const { bundled } = file
  if (!bundled) return [{ language: 'en', file }]
  const pageLanguage = getLanguage()
  return completeLanguages
    .toSorted((one, other) => Number(other === pageLanguage) - Number(one === pageLanguage))
    .map((language) => ({ language, file: { bundled: nameCaptionsFile(bundled, language) } }))
}

export const findCaptions = (file: ItemFile | undefined, language: Language) =>
  listCaptions(file).find((captions) => captions.language === language)?.file

/** `ethics-case` names the English captions, `ethics-case.hi` the Hindi ones. */
export const nameCaptions = (name: string, language: Language) =>
  language === 'en' ? name : `${name}.${language}`

export function parseCaptionsName(captionsName: string): { name: string; language: Language } {
  const [, name = '', language = ''] = /^(.+)\.([a-z]+)$/.exec(captionsName) ?? []
  return isLanguage(language) && language !== 'en'
    ? { name, language }
    : { name: captionsName, language: 'en' }
}

/** Beside the English file. */
export const nameCaptionsFile = (englishFile: string, language: Language) =>
  `${nameCaptions(englishFile.replace(/\.vtt$/, ''), language)}.vtt`
