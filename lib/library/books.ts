import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { NamedBook } from '@/content/book-data'
import { getForeignTag } from '@/i18n/language'
import { nameForeignLanguage } from '@/i18n/language-name'
import { getWorkId, type Item, type ItemFile } from '@/lib/content/item'
import { getLists, type Lists, translateLabel } from '@/lib/content/lists'
import { findPublishedItems, getPublishedItem } from '@/lib/content/published'
import { routes } from '@/lib/routes'
import { type ItemUrls, memberItemUrls } from './item-urls'
import { type ContentViewer, canOpen } from './policy'
import type { BookCard, BookText, TranscriptCue, VideoCard } from './schema'
import {
  findCaptions,
  getCompanion,
  getLatestRecording,
  getTranscript,
  listCaptions,
  parseCaptionsName,
} from './videos'

/** PDF open parameters, supported by browsers' PDF viewers and the site's reader. */
const PDF_OPEN_PARAMETERS = '#toolbar=0&navpanes=0&page=1&zoom=100'

const PLACEHOLDER_PICTURES: Record<string, ItemFile> = {
  cover: { bundled: '/pictures/ebook.svg', width: 200, height: 150 },
  poster: { bundled: '/pictures/video.svg', width: 200, height: 150 },
}

export type FileLocation = { path: string } | { fileId: string }

/** Public: without file URLs. */
export async function listBooks(): Promise<NamedBook[]> {
  const books = await findPublishedItems('book')
  return books.map((book) => {
    const { lang, title, author, description, cover } = buildOpenBook(book)
    const { isPremium, editionLanguage } = book
    return {
      ...{ work: getWorkId(book), isPremium, editionLanguage },
      ...{ lang, title, author, description, cover },
    }
  })
}

export function buildBookCard(
  viewer: ContentViewer,
  book: Item,
  lists: Lists,
  urls: ItemUrls = memberItemUrls,
): BookCard {
  const { id, title, otherTitles, isPremium, content, facts } = book
  return {
    ...{ id, title, otherTitles, isPremium, lang: getForeignTag(book.language) },
    languageName: nameForeignLanguage(book.editionLanguage),
    cover: getPicture(book, 'cover', urls),
    description: content.description ?? '',
    category: translateLabel(lists.category, content.category ?? ''),
    readerUrl: canOpen(viewer, book) ? urls.read(id) + PDF_OPEN_PARAMETERS : null,
    companion: getCompanion(facts.companion, lists),
  }
}

export function buildOpenBook(book: Item, urls: ItemUrls = memberItemUrls) {
  const { id, title, content, facts } = book
  return {
    ...{ id, title, lang: getForeignTag(book.language) },
    author: content.author ?? '',
    description: content.description ?? '',
    pages: facts.pages ?? 1,
    cover: getPicture(book, 'cover', urls),
    pdfUrl: urls.file(book, 'document'),
  }
}

export function buildVideoCard(
  viewer: ContentViewer,
  video: Item,
  { transcript, lists }: { transcript: TranscriptCue[]; lists: Lists },
  urls: ItemUrls = memberItemUrls,
): VideoCard {
  const { id, title, otherTitles, isPremium, content, facts, files } = video
  const languages = listCaptions(files.captions).map(({ language }) => language)
  const player = {
    src: urls.file(video, 'video'),
    captions: languages.map((language) => ({ language, src: urls.captions(video, language) })),
    transcript,
  }
  return {
    ...{ id, title, otherTitles, isPremium, lang: getForeignTag(video.language) },
    languageName: nameForeignLanguage(video.editionLanguage),
    description: content.description ?? '',
    poster: getPicture(video, 'poster', urls),
    extent: { seconds: facts.seconds ?? 0, bytes: files.video?.bytes ?? 0, languages },
    player: files.video && canOpen(viewer, video) ? player : null,
    companion: getCompanion(facts.companion, lists),
  }
}

export async function findBookCards(viewer: ContentViewer): Promise<BookCard[]> {
  const [books, lists] = await Promise.all([findPublishedItems('book'), getLists()])
  return books.map((book) => buildBookCard(viewer, book, lists))
}

export async function openEbook(viewer: ContentViewer, id: string) {
  const book = await openItem(viewer, 'book', id)
  return book && { ...buildOpenBook(book), item: book }
}

export async function readBookText(book: Pick<Item, 'files'>): Promise<BookText | null> {
  const textPath = getBookTextPath(book)
  return textPath && JSON.parse(await readFile(textPath, 'utf8'))
}

export const getBookTextPath = ({ files }: Pick<Item, 'files'>): string | null =>
  files.text?.bundled ? path.join('content/ebooks/texts', files.text.bundled) : null

export async function getEbookFile(
  viewer: ContentViewer,
  id: string,
): Promise<FileLocation | null> {
  const book = await openItem(viewer, 'book', id)
  return locateBookFile(book?.files.document)
}

export async function findVideoCards(viewer: ContentViewer): Promise<VideoCard[]> {
  const [videos, lists] = await Promise.all([findPublishedItems('video'), getLists()])
  const ownCards = videos.map(async (video) =>
    buildVideoCard(viewer, video, {
      transcript: canOpen(viewer, video) ? await getTranscript(video.files.captions) : [],
      lists,
    }),
  )
  const recording = getLatestRecording()
  if (!recording) return Promise.all(ownCards)
  const { embed: _, ...card } = recording
  const player = canOpen(viewer, recording) ? { frame: routes.player(recording.id) } : null
  return [...(await Promise.all(ownCards)), { ...card, extent: null, player, companion: null }]
}

export async function getVideoFile(
  viewer: ContentViewer,
  id: string,
): Promise<FileLocation | null> {
  return locateVideoFile((await openItem(viewer, 'video', id))?.files.video)
}

export async function getCaptionsFile(
  viewer: ContentViewer,
  captionsName: string,
): Promise<FileLocation | null> {
  const { name, language } = parseCaptionsName(captionsName)
  const video = await openItem(viewer, 'video', name)
  return locateVideoFile(findCaptions(video?.files.captions, language))
}

export function getHostedVideo(viewer: ContentViewer, id: string) {
  const recording = getLatestRecording()
  return recording?.id === id && canOpen(viewer, recording) ? recording : null
}

export function locateBookFile(file?: ItemFile): FileLocation | null {
  if (file?.bundled) return { path: path.join('content/ebooks/files', file.bundled) }
  return file?.fileId ? { fileId: file.fileId } : null
}

export function locateVideoFile(file?: ItemFile): FileLocation | null {
  if (file?.bundled) return { path: path.join('content/videos/files', file.bundled) }
  return file?.fileId ? { fileId: file.fileId } : null
}

function getPicture(item: Item, role: 'cover' | 'poster', urls: ItemUrls) {
  const file = item.files[role] ?? PLACEHOLDER_PICTURES[role] ?? {}
  const { width = 300, height = 400 } = file
  return { src: urls.picture(item, role, file), width, height }
}

async function openItem(viewer: ContentViewer, itemType: 'book' | 'video', id: string) {
  const item = viewer && (await getPublishedItem(itemType, id))
  return item && canOpen(viewer, item) ? item : null
}
