import { kept } from '@/lib/client/kept'
import { placeHere } from '@/lib/client/reading'
import { lineAllows } from './line'
import { LOOKS, type Looks, usual, wear } from './looks'

/** From here on a page of the book is as readable as its text. */
const WIDE = '(min-width: 48rem)'

/**
 * Tells the frame's page how it is to look before it is painted for the first time, long before its
 * own scripts have come: the paper, the size of the type, and which view. Without a word from earlier
 * days that is the printed page where it has room and a line, and else the text.
 */
export async function dressFrame(frame: HTMLIFrameElement, book: string) {
  const [looks, place] = await Promise.all([kept<Looks>(LOOKS), placeHere(book)])
  const roomy = window.matchMedia(WIDE).matches && lineAllows() !== false
  const view = place?.view ?? (roomy ? 'page' : 'text')
  const wait = () => {
    const page = frame.isConnected ? frame.contentDocument : null
    if (!frame.isConnected) return
    if (!page?.documentElement || page.URL === 'about:blank') return requestAnimationFrame(wait)
    wear(looks ?? usual, page)
    page.documentElement.dataset.wanted = view
  }
  requestAnimationFrame(wait)
}
