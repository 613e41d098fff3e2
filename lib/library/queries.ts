import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Item, ItemFile } from '@/lib/content/item'
import { getLists } from '@/lib/content/lists'
import { findPublishedItems, getPublishedItem } from '@/lib/content/queries'
import { routes } from '@/lib/routes'
import { findCaptions, parseCaptionsName } from './captions'
import { buildBookCard, buildOpenBook, buildVideoCard } from './cards'
import { type ContentViewer, canOpen } from './policy'
import { getLatestRecording } from './recording'
import type { BookCard, BookText, VideoCard } from './schema'
import { getTranscript } from './transcript'

export async function findBookCards(viewer: ContentViewer): Promise<BookCard[]> {
  const [books, lists] = await Promise.all([findPublishedItems('book'), getLists()])
  return books.map((book) => buildBookCard(viewer, book, lists))
}

export async function openEbook(viewer: ContentViewer, id: string) {
  const book = await openItem(viewer, 'book', id)
  return book && { ...buildOpenBook(book), item: book }
}

export async function readBookText({ files }: Pick<Item, 'files'>): Promise<BookText | null> {
  const { bundled } = files.text ?? {}
  if (!bundled) return null
  return JSON.parse(await readFile(path.join('content/ebooks/texts', bundled), 'utf8'))
}

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

export type FileLocation = { path: string } | { fileId: string }

export function locateBookFile(file?: ItemFile): FileLocation | null {
  if (file?.bundled) return { path: path.join('content/ebooks/files', file.bundled) }
  return file?.fileId ? { fileId: file.fileId } : null
}

export function locateVideoFile(file?: ItemFile): FileLocation | null {
  if (file?.bundled) return { path: path.join('content/videos/files', file.bundled) }
  return file?.fileId ? { fileId: file.fileId } : null
}

async function openItem(viewer: ContentViewer, itemType: 'book' | 'video', id: string) {
  const item = viewer && (await getPublishedItem(itemType, id))
  return item && canOpen(viewer, item) ? item : null
}
