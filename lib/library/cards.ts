import 'server-only'
import { getForeignTag } from '@/i18n/language'
import { nameForeignLanguage } from '@/i18n/language-name'
import type { Item, ItemFile } from '@/lib/content/item'
import type { Lists } from '@/lib/content/lists'
import { translateLabel } from '@/lib/content/page-labels'
import { listCaptions } from './captions'
import { getCompanion } from './companion'
import { type ItemUrls, memberItemUrls } from './item-urls'
import { type ContentViewer, canOpen } from './policy'
import type { BookCard, TranscriptCue, VideoCard } from './schema'

/** A locked item has no URL. */

/** PDF open parameters, supported by browsers' PDF viewers and the site's reader. */
const PDF_OPEN_PARAMETERS = '#toolbar=0&navpanes=0&page=1&zoom=100'

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

const PLACEHOLDER_PICTURES: Record<string, ItemFile> = {
  cover: { bundled: '/pictures/ebook.svg', width: 200, height: 150 },
  poster: { bundled: '/pictures/video.svg', width: 200, height: 150 },
}

function getPicture(item: Item, role: 'cover' | 'poster', urls: ItemUrls) {
  const file = item.files[role] ?? PLACEHOLDER_PICTURES[role] ?? {}
  const { width = 300, height = 400 } = file
  return { src: urls.picture(item, role, file), width, height }
}
