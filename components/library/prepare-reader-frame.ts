import { readValue } from '@/lib/client/indexed-db'
import { readLocalPlace } from '@/lib/client/reading'
import { canPrefetch } from './network-connection'
import { applyReaderSettings, READER_SETTINGS_KEY, type ReaderSettings } from './reader-settings'

/** From this width on a printed page is as readable as its text. */
export const isWideScreen = () => window.matchMedia('(min-width: 48rem)').matches

/**
 * Sets paper, text size and view in the frame before its first paint and its own scripts. Without
 * saved settings: printed pages on wide screens with a good connection, else text.
 */
export async function prepareReaderFrame(frame: HTMLIFrameElement, bookId: string) {
  const [settings, position] = await Promise.all([
    readValue<ReaderSettings>(READER_SETTINGS_KEY),
    readLocalPlace(bookId),
  ])
  const canShowPages = isWideScreen() && canPrefetch() !== false
  const view = position?.view ?? (canShowPages ? 'page' : 'text')
  const applyWhenLoaded = () => {
    const frameDocument = frame.isConnected ? frame.contentDocument : null
    if (!frame.isConnected) return
    if (!frameDocument?.documentElement || frameDocument.URL === 'about:blank')
      return requestAnimationFrame(applyWhenLoaded)
    applyReaderSettings(settings ?? {}, frameDocument)
    frameDocument.documentElement.dataset.wanted = view
  }
  requestAnimationFrame(applyWhenLoaded)
}
